/// The points of a hand or of the crib with the starter: first [umpire.cribbage.show.Show].
/// [umpire.cribbage.show.RankTable] and [umpire.cribbage.show.Fifteens] make it fast,
/// [umpire.cribbage.show.AllStarters] counts with every starter, and [umpire.cribbage.show.Worth]
/// gives the possible points of cards that are not all known.
@NullMarked
package umpire.cribbage.show;

import org.jspecify.annotations.NullMarked;
