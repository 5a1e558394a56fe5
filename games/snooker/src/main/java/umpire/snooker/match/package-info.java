/// A match. Reading order: `Openers` (who breaks off) and `MatchSheet` (what is written down over a
/// match), [umpire.snooker.match.Contest] (the kernel, frame after frame) with `Calls` (what speaks
/// against a move) and `Options` (what may happen), [umpire.snooker.match.Scoreboard] (what one
/// sees), [umpire.snooker.match.Repetition] (lines that only repeat what is known).
@NullMarked
package umpire.snooker.match;

import org.jspecify.annotations.NullMarked;
