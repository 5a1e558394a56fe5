package umpire.sim.count;

import umpire.page.Figures;

/// A confidence interval: where a true value lies, as far as a simulation can show.
///
/// @param low the lower end
/// @param high the upper end
public record Interval(double low, double high) {

  /// The fewest games for which the normal interval of a mean makes sense.
  public static final int MIN_GAMES = 30;

  /// The unbounded interval of a value that is not known.
  public static final Interval UNKNOWN =
      new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

  /// The interval of a share: Wilson's score interval, which also holds for rare events and few
  /// games; from 0 to 1 if there are no games.
  public static Interval ofShare(long hits, long games, Confidence confidence) {
    if (games == 0) {
      return new Interval(0, 1);
    }
    return wilson((double) hits / games, (double) games, confidence);
  }

  /// The interval of a share if several games are played on each deal, by Wilson's method. Games on
  /// one deal may be correlated, and then carry as much information as a smaller number of
  /// independent games. That number is used instead, and never one above the actual number.
  ///
  /// @param hits the hits of each deal
  /// @param each the number of games on a deal
  public static Interval ofShareByDeals(Counts hits, int each, Confidence confidence) {
    if (hits.games() == 0) {
      return new Interval(0, 1);
    }
    double share = hits.mean() / each;
    double alone = each * share * (1 - share);
    double together = hits.deviation() * hits.deviation();
    double fewer = together > alone && alone > 0 ? together / alone : 1;
    return wilson(share, hits.games() * (each / fewer), confidence);
  }

  private static Interval wilson(double share, double n, Confidence confidence) {
    double z = confidence.deviations();
    double shrink = 1 + z * z / n;
    double middle = (share + z * z / (2 * n)) / shrink;
    double half = z / shrink * Math.sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return new Interval(Math.max(0, middle - half), Math.min(1, middle + half));
  }

  /// The interval of a mean of many games, whose error is normal; [#UNKNOWN] if an argument is
  /// `NaN`.
  public static Interval ofMean(double mean, double standardError, Confidence confidence) {
    if (Double.isNaN(mean) || Double.isNaN(standardError)) {
      return UNKNOWN;
    }
    double half = confidence.deviations() * standardError;
    return new Interval(mean - half, mean + half);
  }

  /// The interval of a mean difference of shares, from matched pairs. Two pairs are added, one at
  /// each extreme; without them a few pairs that all agree would seem to leave no doubt (after
  /// Agresti and Min's adjustment for matched pairs).
  ///
  /// @param differences the difference of each pair
  /// @param most the largest difference that a pair can have, in either direction
  public static Interval ofPairs(Counts differences, int most, Confidence confidence) {
    var counts = new Counts();
    counts.merge(differences);
    counts.add(most, 0);
    counts.add(-most, 0);
    Interval all = ofMean(counts.mean() / most, counts.standardError() / most, confidence);
    return new Interval(Math.max(-1, all.low), Math.min(1, all.high));
  }

  /// Half the width: the number after a plus-minus sign.
  public double half() {
    return (high - low) / 2;
  }

  public boolean holds(double value) {
    return low <= value && value <= high;
  }

  /// The interval as text, as in `17.21 to 17.24`, with no more digits than the width justifies;
  /// `not known` if an end is infinite.
  public String inWords() {
    if (Double.isInfinite(low) || Double.isInfinite(high)) {
      return "not known";
    }
    int decimals = Figures.decimals(half());
    return Figures.number(low, decimals) + " to " + Figures.number(high, decimals);
  }

  /// The interval of a share as text, in percent without the sign.
  public String percents() {
    return new Interval(100 * low, 100 * high).inWords();
  }

  /// A share in percent without the sign, with the digits that this interval justifies.
  public String percent(double share) {
    return Figures.number(100 * share, Figures.decimals(100 * half()));
  }
}
