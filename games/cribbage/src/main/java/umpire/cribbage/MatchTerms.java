package umpire.cribbage;

import umpire.core.profile.Profile;

/// What a table has agreed on about games and the match.
public record MatchTerms(
    GamePoints points,
    boolean skunksEach,
    int games,
    boolean bestOf,
    CribbageSwitches.FirstDeal firstDeal,
    boolean fines) {

  static MatchTerms of(Profile profile) {
    return new MatchTerms(
        profile.get(CribbageSwitches.GAME_POINTS),
        profile.get(CribbageSwitches.SKUNKS_EACH),
        profile.get(CribbageSwitches.GAMES),
        profile.get(CribbageSwitches.BEST_OF),
        profile.get(CribbageSwitches.FIRST_DEAL),
        profile.get(CribbageSwitches.FINES));
  }
}
