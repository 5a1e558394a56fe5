package umpire.sim.plot;

import umpire.page.Figures;
import umpire.page.Typeset;
import umpire.sim.count.Confidence;
import umpire.sim.count.Counts;
import umpire.sim.count.Interval;

/// A number that a simulation found, and its interval. It is never printed with digits that the
/// interval makes meaningless.
///
/// @param value the number that was found
/// @param interval where the true value lies
public record Estimate(double value, Interval interval) {

  private static final double HUNDRED = 100;

  /// The decimals of a number that has no error but is not whole.
  private static final int EXACT_DECIMALS = 3;

  /// The estimate of a share, in percent.
  public static Estimate ofShare(long hits, long games, Confidence confidence) {
    Interval share = Interval.ofShare(hits, games, confidence);
    double value = games == 0 ? 0 : HUNDRED * hits / games;
    return new Estimate(value, new Interval(HUNDRED * share.low(), HUNDRED * share.high()));
  }

  public static Estimate ofMean(Counts counts, Confidence confidence) {
    return new Estimate(counts.mean(), counts.interval(confidence));
  }

  /// Returns this estimate in another unit.
  public Estimate times(double factor) {
    return new Estimate(
        value * factor, new Interval(interval.low() * factor, interval.high() * factor));
  }

  /// Returns this estimate with the opposite sign, for a difference the other way round.
  public Estimate negated() {
    return new Estimate(-value, new Interval(-interval.high(), -interval.low()));
  }

  public boolean isKnown() {
    return !Double.isInfinite(interval.low()) && !Double.isInfinite(interval.high());
  }

  /// Whether the interval is known and does not hold this value.
  public boolean excludes(double other) {
    return isKnown() && !interval.holds(other);
  }

  public int decimals() {
    double half = interval.half();
    if (half == 0 || !isKnown()) {
      return value == Math.rint(value) ? 0 : EXACT_DECIMALS;
    }
    return Figures.decimals(half);
  }

  public String valueText() {
    return Typeset.fixed(value, decimals());
  }

  /// The interval as text, from end to end, or `not known`.
  public String rangeText() {
    return isKnown() ? low() + " to " + high() : "not known";
  }

  private String low() {
    return Typeset.fixed(interval.low(), decimals());
  }

  private String high() {
    return Typeset.fixed(interval.high(), decimals());
  }

  /// Half the width of the interval as text, or `not known`.
  public String halfText() {
    return isKnown() ? Typeset.fixed(interval.half(), decimals()) : "not known";
  }
}
