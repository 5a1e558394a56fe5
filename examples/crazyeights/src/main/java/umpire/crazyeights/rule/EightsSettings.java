package umpire.crazyeights.rule;

import umpire.core.profile.Profile;

/// What a table agreed on, as the kernel wants to know it: nobody asks for a switch by its name
/// while a game is played. What each part means is said by its switch.
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

  /// How many cards each of so many players is dealt.
  public int dealt(int players) {
    return hand > 0 ? hand : players == 2 ? 7 : 5;
  }
}
