/// Snooker played by programs: what chance brings ([umpire.snooker.play.SnookerDealer]), how well
/// somebody plays ([umpire.snooker.play.Ability]) and what they play at
/// ([umpire.snooker.play.RulesPlayer]).
@NullMarked
package umpire.snooker.play;

import org.jspecify.annotations.NullMarked;
