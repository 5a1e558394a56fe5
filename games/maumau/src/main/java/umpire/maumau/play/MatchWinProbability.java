package umpire.maumau.play;

import umpire.core.search.StoredNumbers;
import umpire.maumau.deal.MauMau;
import umpire.maumau.match.MatchScore;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.rule.MauMauSettings;
import umpire.maumau.rule.Scoring;

/// The win probability in a match, between two deals, by the points of all players.
///
/// A lead is worth more when fewer deals are left: the odds of two players are the exponential of
/// their lead, in units of the spread of a deal ([UsualDeal]), times a slope. The slopes are fitted
/// to matches by `rules` ([MatchFitting]), by the end of the match, the scoring, the number of
/// players in, and the number of deals left, or left if the player with most points continued to
/// score as usual.
public final class MatchWinProbability {

  static final int MIN_PLAYERS = 2;

  /// Slopes are known for 0 to this number of deals left; beyond, a lead loses value with the
  /// square root of their number.
  static final int MAX_LEFT = 6;

  static final double UNIT = 1_000;

  private static final String NAME = "match-chance.txt";

  private final UsualDeal usual;
  private final double[][] slopes = new double[places()][MAX_LEFT + 1];

  /// The end of a match.
  enum Ending {
    DEALS,
    LIMIT,
    ELIMINATION;

    static Ending of(MauMauSettings settings) {
      return settings.limit() == 0 ? DEALS : settings.eliminates() ? ELIMINATION : LIMIT;
    }
  }

  MatchWinProbability(StoredNumbers numbers) {
    usual = new UsualDeal(numbers);
    for (double[] row : slopes) {
      for (int left = 0; left <= MAX_LEFT; left++) {
        row[left] = numbers.next() / UNIT;
      }
    }
  }

  /// The table that comes with the program.
  static MatchWinProbability stored() {
    return Holder.TABLE;
  }

  private static final class Holder {
    static final MatchWinProbability TABLE =
        new MatchWinProbability(
            StoredNumbers.read(NAME, MatchWinProbability.class.getResourceAsStream(NAME)));
  }

  /// The number of rows of slopes.
  static int places() {
    return place(Ending.ELIMINATION, Scoring.Way.PLACES, MauMau.MAX_PLAYERS) + 1;
  }

  /// The row for such a match.
  static int place(Ending ending, Scoring.Way way, int playersIn) {
    int kind = ending.ordinal() * Scoring.Way.values().length + way.ordinal();
    return kind * (MauMau.MAX_PLAYERS - MIN_PLAYERS + 1) + playersIn - MIN_PLAYERS;
  }

  double of(MauMauMatch match, int player) {
    MatchScore score = match.matchScore();
    if ((score.in() >> player & 1) == 0) {
      return 0;
    }
    MauMauSettings settings = match.settings();
    Scoring scoring = settings.rules().scoring();
    int playersIn = Integer.bitCount(score.in());
    double[] row = slopes[place(Ending.of(settings), scoring.way(), playersIn)];
    double left = usual.dealsLeft(settings, playersIn, score.deals(), most(score));
    double slope = slope(row, left) / usual.spread(scoring, playersIn);
    double sign = scoring.fewIsGood() ? -slope : slope;
    double all = 0;
    for (int rest = score.in(); rest != 0; rest &= rest - 1) {
      int other = Integer.numberOfTrailingZeros(rest);
      all += Math.exp(sign * (score.points(other) - score.points(player)));
    }
    return 1 / all;
  }

  private static int most(MatchScore score) {
    int most = 0;
    for (int rest = score.in(); rest != 0; rest &= rest - 1) {
      most = Math.max(most, score.points(Integer.numberOfTrailingZeros(rest)));
    }
    return most;
  }

  private static double slope(double[] row, double left) {
    if (left >= MAX_LEFT) {
      return row[MAX_LEFT] * Math.sqrt(MAX_LEFT / left);
    }
    int below = (int) left;
    return row[below] + (left - below) * (row[below + 1] - row[below]);
  }
}
