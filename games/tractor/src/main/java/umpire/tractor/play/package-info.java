/// Tractor played by programs: random events ([umpire.tractor.play.TractorDealer]), sampling a
/// world from a player's knowledge ([umpire.tractor.play.Filling]), rules of thumb
/// ([umpire.tractor.play.RulesPlayer]), and statistics of their games
/// ([umpire.tractor.play.TractorMeasures]).
@NullMarked
package umpire.tractor.play;

import org.jspecify.annotations.NullMarked;
