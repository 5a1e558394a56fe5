package umpire.crazyeights.rule;

import umpire.core.profile.Profile;

/// The rules of one table, in the form that the kernel uses, so that no switch is looked up by name
/// during a game. Each switch explains its component.
public record EightsSettings(
    int hand, boolean forced, boolean many, boolean twos, boolean queens, int target) {

  public static EightsSettings of(Profile profile) {
    return new EightsSettings(
        profile.get(EightsSwitches.HAND),
        profile.get(EightsSwitches.FORCED),
        profile.get(EightsSwitches.MANY),
        profile.get(EightsSwitches.TWOS),
        profile.get(EightsSwitches.QUEENS),
        profile.get(EightsSwitches.TARGET));
  }

  /// Returns how many cards each player is dealt if this many play.
  public int dealt(int players) {
    return hand > 0 ? hand : players == 2 ? 7 : 5;
  }
}
