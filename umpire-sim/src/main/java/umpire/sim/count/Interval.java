package umpire.sim.count;

import umpire.page.Figures;

/// Where a true value lies, as far as a simulation can tell.
public record Interval(double low, double high) {

  /// With fewer games the normal interval of a mean is a fiction.
  public static final int MIN_GAMES = 30;

  /// Nothing is known.
  public static final Interval UNKNOWN =
      new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

  /// Of a share: Wilson's score interval, which is honest for rare events and few games too.
  public static Interval ofShare(long hits, long games, Confidence confidence) {
    if (games == 0) {
      return new Interval(0, 1);
    }
    return wilson((double) hits / games, (double) games, confidence);
  }

  /// Of a share of games of which several are played on each deal: Wilson's too. Games on one deal
  /// may go together, and then tell as much as fewer games with deals of their own would; they are
  /// counted as so many, and never as more than there are.
  ///
  /// @param hits deal by deal
  /// @param each how many games a deal has
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

  /// Of a mean of many games, whose error is normal.
  public static Interval ofMean(double mean, double standardError, Confidence confidence) {
    if (Double.isNaN(mean) || Double.isNaN(standardError)) {
      return UNKNOWN;
    }
    double half = confidence.deviations() * standardError;
    return new Interval(mean - half, mean + half);
  }

  /// Of a mean difference of shares, pair by pair: two more pairs are counted in, one as far out as
  /// can be on either side. Without them a few pairs that all agree would seem to leave no doubt
  /// (after Agresti and Min's adjustment for matched pairs).
  ///
  /// @param differences pair by pair, at most `most` apart
  public static Interval ofPairs(Counts differences, int most, Confidence confidence) {
    var counts = new Counts();
    counts.merge(differences);
    counts.add(most, 0);
    counts.add(-most, 0);
    Interval all = ofMean(counts.mean() / most, counts.standardError() / most, confidence);
    return new Interval(Math.max(-1, all.low), Math.min(1, all.high));
  }

  /// Half its width: the number behind the plus-minus.
  public double half() {
    return (high - low) / 2;
  }

  public boolean holds(double value) {
    return low <= value && value <= high;
  }

  /// In words, as in `17.21 to 17.24`: no more digits than the width allows.
  public String inWords() {
    if (Double.isInfinite(low) || Double.isInfinite(high)) {
      return "not known";
    }
    int decimals = Figures.decimals(half());
    return Figures.number(low, decimals) + " to " + Figures.number(high, decimals);
  }

  /// An interval of shares in percent.
  public String percents() {
    return new Interval(100 * low, 100 * high).inWords();
  }

  /// A share in this interval as a percentage, without the sign.
  public String percent(double share) {
    return Figures.number(100 * share, Figures.decimals(100 * half()));
  }
}
