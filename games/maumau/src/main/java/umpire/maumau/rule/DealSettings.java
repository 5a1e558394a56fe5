package umpire.maumau.rule;

import umpire.core.profile.Profile;

/// The rules of the beginning of a deal that a table has chosen.
///
/// @param handSize number of cards dealt to each player; 0 if it depends on the number of players
public record DealSettings(int handSize, boolean openingActs, boolean openingJackBinds) {

  static DealSettings of(Profile profile) {
    return new DealSettings(
        profile.get(MauMauSwitches.HAND_SIZE),
        profile.get(MauMauSwitches.OPENING_ACTS),
        profile.get(MauMauSwitches.OPENING_JACK_BINDS));
  }
}
