/// The life of a table, from the first chair taken to the last word said.
///
/// Reading order: [umpire.live.Tables] and [umpire.live.LiveTable] (the doors, for any thread);
/// [umpire.live.message] (what is asked, what is answered); [umpire.live.state] (how a table
/// follows from its log, whose lines are in [umpire.live.log]); [umpire.live.draft] (the outcome of
/// a command, and of time that passes); `TableRunner` (when it counts); then [umpire.live.show]
/// (who is shown what). [umpire.live.seat] is what a table is opened with, [umpire.live.house] what
/// tables share, [umpire.live.work] threads and time. Decision 0040 says why it is so.
@NullMarked
package umpire.live;

import org.jspecify.annotations.NullMarked;
