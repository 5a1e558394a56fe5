/// The complete game in words. Reading order: [umpire.snooker.text.CompleteSnooker],
/// `SnookerAdapter` (with `RefusalText` and `MatchNarrator`), `SnookerBridge` (between records and
/// the published format), [umpire.snooker.text.SnookerStatistics] with `Breaks`, and
/// [umpire.snooker.text.SnookerCounter] (questions about a position).
@NullMarked
package umpire.snooker.text;

import org.jspecify.annotations.NullMarked;
