package umpire.maumau.rule;

import umpire.core.profile.Profile;

/// What a table has agreed on about the beginning of a deal.
///
/// @param handSize how many cards everybody is dealt; 0 if that depends on the number of players
public record DealSettings(int handSize, boolean openingActs, boolean openingJackBinds) {

  static DealSettings of(Profile profile) {
    return new DealSettings(
        profile.get(MauMauSwitches.HAND_SIZE),
        profile.get(MauMauSwitches.OPENING_ACTS),
        profile.get(MauMauSwitches.OPENING_JACK_BINDS));
  }
}
