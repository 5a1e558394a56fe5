/// Snooker played by programs: a player's skill ([umpire.snooker.play.Ability]), the random outcome
/// of their strokes ([umpire.snooker.play.SnookerDealer]), and their choice of a ball: by rules of
/// thumb ([umpire.snooker.play.RulesPlayer]), or by the probability of winning the frame
/// ([umpire.snooker.play.FrameOdds], [umpire.snooker.play.ExpertPlayer]).
@NullMarked
package umpire.snooker.play;

import org.jspecify.annotations.NullMarked;
