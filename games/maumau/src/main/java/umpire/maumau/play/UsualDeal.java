package umpire.maumau.play;

import umpire.core.search.StoredNumbers;
import umpire.maumau.deal.MauMau;
import umpire.maumau.rule.MauMauSettings;
import umpire.maumau.rule.Scoring;

/// The mean points of a player in a deal, and their spread, by scoring and number of players.
final class UsualDeal {

  private static final int COLUMNS = 2;

  private final double[] figures = new double[COLUMNS * places()];

  UsualDeal(StoredNumbers numbers) {
    for (int i = 0; i < figures.length; i++) {
      figures[i] = numbers.next() / MatchWinProbability.UNIT;
    }
  }

  /// The number of rows, each with mean and spread.
  static int places() {
    return place(Scoring.Way.PLACES, Scoring.Values.JACK_TWO, true, MauMau.MAX_PLAYERS) + 1;
  }

  static int place(Scoring.Way way, Scoring.Values values, boolean doubling, int players) {
    int kind = way.ordinal() * Scoring.Values.values().length + values.ordinal();
    int range = MauMau.MAX_PLAYERS - MatchWinProbability.MIN_PLAYERS + 1;
    return (kind * 2 + (doubling ? 1 : 0)) * range + players - MatchWinProbability.MIN_PLAYERS;
  }

  private static int place(Scoring scoring, int players) {
    return place(scoring.way(), scoring.values(), scoring.doubling(), players);
  }

  /// The mean over all players.
  double mean(Scoring scoring, int players) {
    return figures[COLUMNS * place(scoring, players)];
  }

  /// The standard deviation of a player's points from the mean of the deal.
  double spread(Scoring scoring, int players) {
    return figures[COLUMNS * place(scoring, players) + 1];
  }

  /// The number of deals left, or left if the player with most points continued to score as usual.
  ///
  /// @param played number of deals played
  /// @param most the most points of a player still in
  double dealsLeft(MauMauSettings settings, int playersIn, int played, int most) {
    if (settings.limit() == 0) {
      return Math.max(1, settings.deals() - played);
    }
    return Math.max(0, (settings.limit() - most) / mean(settings.rules().scoring(), playersIn));
  }
}
