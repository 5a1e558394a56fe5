/// Deal after deal: the kernel of the complete game. Reading order:
/// [umpire.maumau.match.MauMauMatch] (what happens), [umpire.maumau.match.TableLegality] (what the
/// table may do), `Repetition` (lines that only repeat known facts), [umpire.maumau.match.Dealing]
/// (hands before a deal begins), [umpire.maumau.match.MatchScore] (points and deals),
/// `ScratchMatch` and `Glimpse` (what a viewer sees of a move).
@NullMarked
package umpire.maumau.match;

import org.jspecify.annotations.NullMarked;
