/// Cribbage: the play of one deal, called pegging, for two to thirteen players.
///
/// Follows "Cribbage Pegging", problem 5 of the ACM ICPC Southern California regional 2002/2003,
/// and the house decisions C1 to C32. Reading order: [umpire.cribbage.PeggingRule] (the rulebook),
/// [umpire.cribbage.PeggingMove], [umpire.cribbage.Pegging] (the rules at work),
/// [umpire.cribbage.PeggingPlayout], [umpire.cribbage.CribbageGame]; the classic format is in
/// `text`. The show, the crib and the starter are not part of the play (C14).
@NullMarked
package umpire.cribbage;

import org.jspecify.annotations.NullMarked;
