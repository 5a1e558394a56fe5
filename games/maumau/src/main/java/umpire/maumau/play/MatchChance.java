package umpire.maumau.play;

import umpire.maumau.MauMauMatch;
import umpire.maumau.Scoring;
import umpire.maumau.Standing;

/// The chance to win a match from between two deals, by the points of all players.
///
/// What the deals to come will bring is taken for luck that is the same for all: the more deals,
/// the less a lead is worth. A lead of what one deal usually brings, times the root of the number
/// of deals left, is worth about five to one.
final class MatchChance {

  private static final double STEEP = 0.6;

  private MatchChance() {}

  static double of(MauMauMatch match, int player) {
    Scoring scoring = match.rules().scoring();
    double usual = usual(scoring);
    double scale = STEEP * usual * Math.sqrt(dealsLeft(match, usual));
    double sign = scoring.fewIsGood() ? -1 : 1;
    Standing standing = match.standing();
    if ((standing.in() >> player & 1) == 0) {
      return 0;
    }
    double all = 0;
    for (int rest = standing.in(); rest != 0; rest &= rest - 1) {
      int other = Integer.numberOfTrailingZeros(rest);
      all += Math.exp(sign * (standing.points(other) - standing.points(player)) / scale);
    }
    return 1 / all;
  }

  /// What a deal brings somebody, about.
  private static double usual(Scoring scoring) {
    if (scoring.way() == Scoring.Way.PLACES) {
      return 1;
    }
    return switch (scoring.values()) {
      case PUBLISHED -> 25;
      case SKAT -> 12;
      case COUNT, JACK_TWO -> 4;
    };
  }

  /// At least one, or the match would be over.
  private static double dealsLeft(MauMauMatch match, double usual) {
    Standing standing = match.standing();
    if (match.terms().limit() == 0) {
      return Math.max(1, match.terms().deals() - standing.deals());
    }
    int most = 0;
    for (int player = 0; player < match.seats(); player++) {
      most = Math.max(most, standing.points(player));
    }
    return Math.max(1, (match.terms().limit() - most) / usual);
  }
}
