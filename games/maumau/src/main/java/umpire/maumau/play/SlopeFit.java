package umpire.maumau.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import umpire.maumau.rule.Scoring;

/// Fits the slopes of [MatchWinProbability] for one kind of match: for each number of deals left,
/// the slope under which the winners of the played matches are likeliest.
final class SlopeFit {

  /// The minimum number of standings for a fit; with fewer, the slope follows from a neighbouring
  /// one.
  private static final int FEW = 200;

  /// The limit where the leader has always won and no slope is steep enough.
  private static final double STEEPEST = 5;

  private static final int STEPS = 30;
  private static final double LONGEST_STEP = 0.5;

  private SlopeFit() {}

  /// One slope for each number of deals left, from none to [MatchWinProbability#MAX_LEFT].
  static double[] of(PlayedMatches matches, UsualDeal usual) {
    Scoring scoring = matches.settings().rules().scoring();
    double unit = usual.spread(scoring, matches.players()) * (scoring.fewIsGood() ? -1 : 1);
    var byLeft = new ArrayList<List<PlayedMatches.Standing>>();
    for (int left = 0; left <= MatchWinProbability.MAX_LEFT; left++) {
      byLeft.add(new ArrayList<>());
    }
    for (PlayedMatches.Standing standing : matches.standings()) {
      int most = Collections.max(standing.points());
      double left = usual.dealsLeft(matches.settings(), matches.players(), standing.deals(), most);
      if (Math.round(left) <= MatchWinProbability.MAX_LEFT) {
        byLeft.get((int) Math.round(left)).add(standing);
      }
    }
    var slopes = new double[MatchWinProbability.MAX_LEFT + 1];
    int known = -1;
    for (int left = 0; left < slopes.length; left++) {
      if (byLeft.get(left).size() >= FEW) {
        slopes[left] = likeliest(byLeft.get(left), unit);
        Arrays.fill(slopes, known + 1, left, slopes[left]);
        known = left;
      }
    }
    for (int left = known + 1; left < slopes.length; left++) {
      slopes[left] = slopes[known] * Math.sqrt((double) Math.max(1, known) / left);
    }
    return slopes;
  }

  /// Finds the likeliest slope by Newton's method; the likelihood has one peak.
  private static double likeliest(List<PlayedMatches.Standing> standings, double unit) {
    double slope = 1;
    for (int step = 0; step < STEPS; step++) {
      double rise = 0;
      double bend = 0;
      for (PlayedMatches.Standing standing : standings) {
        int won = standing.points().get(standing.winner());
        double all = 0;
        double first = 0;
        double second = 0;
        for (int each : standing.points()) {
          double ahead = (each - won) / unit;
          double odds = Math.exp(slope * ahead);
          all += odds;
          first += odds * ahead;
          second += odds * ahead * ahead;
        }
        rise -= first / all;
        bend += second / all - first / all * (first / all);
      }
      slope += Math.clamp(rise / Math.max(1e-9, bend), -LONGEST_STEP, LONGEST_STEP);
    }
    return Math.clamp(slope, 0, STEEPEST);
  }
}
