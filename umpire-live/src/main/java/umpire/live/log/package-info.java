/// What is kept of a table: its log, from which everything else follows.
///
/// Reading order: [umpire.live.log.Entry], [umpire.live.log.Append] (all that one command writes),
/// [umpire.live.log.TableLog] (who keeps it), [umpire.live.log.MemoryLog] (the shortest one).
@NullMarked
package umpire.live.log;

import org.jspecify.annotations.NullMarked;
