package umpire.maumau.rule;

import umpire.core.profile.Profile;

/// The table's agreement on the beginning of a deal.
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
