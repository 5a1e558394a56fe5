/// Tractor played by programs: what chance brings ([umpire.tractor.play.TractorDealer]), how a
/// world is made of what somebody knows ([umpire.tractor.play.Filling]), rules of thumb
/// ([umpire.tractor.play.RulesPlayer]), and what is counted of their games
/// ([umpire.tractor.play.TractorMeasures]).
@NullMarked
package umpire.tractor.play;

import org.jspecify.annotations.NullMarked;
