package umpire.maumau.rule;

import umpire.core.profile.Profile;

/// The rules of drawing that a table has chosen.
///
/// @param drawn the rule for a drawn card
/// @param byChoice whether a player may draw although a card fits
/// @param shuffled whether the discard pile is shuffled before it is drawn from
/// @param takesWhatIsLeft whether the deal continues when there are too few cards to draw
public record DrawingSettings(
    TableRules.DrawnCard drawn, boolean byChoice, boolean shuffled, boolean takesWhatIsLeft) {

  static DrawingSettings of(Profile profile) {
    return new DrawingSettings(
        profile.get(MauMauSwitches.DRAWN_CARD),
        profile.get(MauMauSwitches.BY_CHOICE),
        profile.get(MauMauSwitches.SHUFFLED),
        profile.get(MauMauSwitches.TAKES_WHAT_IS_LEFT));
  }
}
