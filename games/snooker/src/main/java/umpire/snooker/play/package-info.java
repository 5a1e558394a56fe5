/// Snooker played by programs: how well somebody plays ([umpire.snooker.play.Ability]), what chance
/// makes of it ([umpire.snooker.play.SnookerDealer]), and what they play at: by rules of thumb
/// ([umpire.snooker.play.RulesPlayer]), or by the chance to win the frame
/// ([umpire.snooker.play.FrameOdds], [umpire.snooker.play.ExpertPlayer]).
@NullMarked
package umpire.snooker.play;

import org.jspecify.annotations.NullMarked;
