package umpire.tractor.rule;

import umpire.core.profile.Profile;
import umpire.tractor.rule.TractorSwitches.BelowZero;
import umpire.tractor.rule.TractorSwitches.Kitty;
import umpire.tractor.rule.TractorSwitches.Levels;
import umpire.tractor.rule.TractorSwitches.MostUp;
import umpire.tractor.rule.TractorSwitches.NextDealer;
import umpire.tractor.rule.TractorSwitches.Setback;

/// The agreed rules of one table about the end of a round.
///
/// @param mustPlay the ranks that a team must have made before it passes them, as a set of bits
public record RoundSettings(
    Kitty kitty,
    Levels levels,
    MostUp mostUp,
    BelowZero belowZero,
    int mustPlay,
    Setback setback,
    NextDealer nextDealer) {

  static RoundSettings of(Profile profile) {
    return new RoundSettings(
        profile.get(TractorSwitches.KITTY),
        profile.get(TractorSwitches.LEVELS),
        profile.get(TractorSwitches.MOST_UP),
        profile.get(TractorSwitches.BELOW_ZERO),
        profile.get(TractorSwitches.MUST_PLAY) | profile.get(TractorSwitches.END),
        profile.get(TractorSwitches.SETBACK),
        profile.get(TractorSwitches.NEXT_DEALER));
  }

  /// Whether a team may not pass this rank before it has dealt and made at it.
  public boolean mustBePlayed(int rank) {
    return (mustPlay >> rank & 1) != 0;
  }
}
