/// A round from the first card drawn to the last trick. Reading order:
/// [umpire.tractor.round.Drawing], [umpire.tractor.round.Declaring], [umpire.tractor.round.Round]
/// (turns, tricks, points, and the whole of the published problem), [umpire.tractor.round.Sides]
/// (the dealer's side), [umpire.tractor.round.MatchScore] (ranks and the next dealer),
/// [umpire.tractor.round.CardPlay] (leads, throws and follows from hands).
@NullMarked
package umpire.tractor.round;

import org.jspecify.annotations.NullMarked;
