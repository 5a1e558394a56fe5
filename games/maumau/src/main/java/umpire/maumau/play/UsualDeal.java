package umpire.maumau.play;

import umpire.core.search.StoredNumbers;
import umpire.maumau.deal.MauMau;
import umpire.maumau.rule.MauMauSettings;
import umpire.maumau.rule.Scoring;

/// The points that a deal brings a player, and how far players differ in a deal, by the way of
/// scoring and the number of players.
final class UsualDeal {

  private static final int COLUMNS = 2;

  private final double[] figures = new double[COLUMNS * places()];

  UsualDeal(StoredNumbers numbers) {
    for (int i = 0; i < figures.length; i++) {
      figures[i] = numbers.next() / MatchWinProbability.UNIT;
    }
  }

  /// How many rows there are, each with mean and spread.
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

  /// How many deals are left, or would be if the player with most points went on as usual.
  ///
  /// @param played how many deals were played
  /// @param most the most points that a player has who is in
  double dealsLeft(MauMauSettings settings, int playersIn, int played, int most) {
    if (settings.limit() == 0) {
      return Math.max(1, settings.deals() - played);
    }
    return Math.max(0, (settings.limit() - most) / mean(settings.rules().scoring(), playersIn));
  }
}
