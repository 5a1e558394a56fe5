/// Cribbage played by programs: the dealer and its samples of hidden cards
/// ([umpire.cribbage.play.CribbageDealer], [umpire.cribbage.play.HiddenCards]), and a player by
/// rules of thumb ([umpire.cribbage.play.RulesPlayer]).
@NullMarked
package umpire.cribbage.play;

import org.jspecify.annotations.NullMarked;
