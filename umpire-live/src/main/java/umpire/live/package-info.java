/// Live tables: opening, playing, showing and closing them.
///
/// Reading order: [umpire.live.Tables] and [umpire.live.LiveTable] (the entry points, for any
/// thread); [umpire.live.message] (commands, queries and answers); [umpire.live.state] (how a
/// table's state follows from its log, whose entries are in [umpire.live.log]); [umpire.live.draft]
/// (the outcome of a command, and of passing time); `TableRunner` (when an outcome takes effect);
/// then [umpire.live.show] (views for each viewer). [umpire.live.seat] holds the settings of a
/// table, [umpire.live.house] the services that tables share, [umpire.live.work] threads and
/// timers. Decision 0040 gives the reasons.
@NullMarked
package umpire.live;

import org.jspecify.annotations.NullMarked;
