package umpire.cribbage.rules;

import umpire.core.profile.Profile;

/// The rules of games and the match that a table has chosen.
public record MatchSettings(
    GamePoints points,
    boolean skunksEach,
    int games,
    boolean bestOf,
    CribbageSwitches.FirstDeal firstDeal,
    boolean fines) {

  static MatchSettings of(Profile profile) {
    return new MatchSettings(
        profile.get(CribbageSwitches.GAME_POINTS),
        profile.get(CribbageSwitches.SKUNKS_EACH),
        profile.get(CribbageSwitches.GAMES),
        profile.get(CribbageSwitches.BEST_OF),
        profile.get(CribbageSwitches.FIRST_DEAL),
        profile.get(CribbageSwitches.FINES));
  }
}
