/// A round from the first card drawn to the last trick. Reading order:
/// [umpire.tractor.round.Drawing], [umpire.tractor.round.Declaring], [umpire.tractor.round.Round]
/// (turns, tricks, points; the published problem is this and no more), [umpire.tractor.round.Sides]
/// (who plays with the dealer), [umpire.tractor.round.MatchScore] (what the points lead to),
/// [umpire.tractor.round.CardPlay] (leads, throws and follows out of hands).
@NullMarked
package umpire.tractor.round;

import org.jspecify.annotations.NullMarked;
