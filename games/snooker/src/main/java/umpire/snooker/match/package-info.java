/// A match. Reading order: `BreakOrder` (who breaks off) and `MatchTotals` (what is written down
/// over a match), [umpire.snooker.match.SnookerMatch] (the kernel, frame after frame) with
/// `Legality` (what speaks against a move) and `LegalMoves` (what may happen),
/// [umpire.snooker.match.Scoreboard] (what one sees), [umpire.snooker.match.Repetition] (lines that
/// only repeat what is known).
@NullMarked
package umpire.snooker.match;

import org.jspecify.annotations.NullMarked;
