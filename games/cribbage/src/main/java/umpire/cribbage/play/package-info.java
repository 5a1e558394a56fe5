/// Cribbage played by programs: what the deck brings, and which world a player may be in
/// ([umpire.cribbage.play.CribbageDealer], [umpire.cribbage.play.HiddenCards]), and what a player
/// does who goes by rules of thumb ([umpire.cribbage.play.RulesPlayer]).
@NullMarked
package umpire.cribbage.play;

import org.jspecify.annotations.NullMarked;
