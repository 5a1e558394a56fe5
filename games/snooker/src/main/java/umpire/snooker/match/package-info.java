/// A match. Reading order: `BreakOrder` (the player to break off) and `MatchTotals` (the totals of
/// a match), [umpire.snooker.match.SnookerMatch] (the kernel, frame after frame) with `Legality`
/// (which rule forbids a move) and `LegalMoves` (the legal moves),
/// [umpire.snooker.match.Scoreboard] (the visible state), [umpire.snooker.match.Repetition] (events
/// that only repeat an announcement).
@NullMarked
package umpire.snooker.match;

import org.jspecify.annotations.NullMarked;
