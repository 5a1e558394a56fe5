package umpire.sim.plot;

import umpire.page.Figures;
import umpire.page.Typeset;
import umpire.sim.count.Confidence;
import umpire.sim.count.Counts;
import umpire.sim.count.Interval;

/// A number that a simulation found and how far off it may be. It is never printed with digits that
/// its error makes meaningless.
///
/// @param value what was found
/// @param interval where the true value lies
public record Estimate(double value, Interval interval) {

  private static final double HUNDRED = 100;

  /// For numbers without any error: as many digits as anybody reads.
  private static final int EXACT_DECIMALS = 3;

  /// A share in percent.
  public static Estimate ofShare(long hits, long games, Confidence confidence) {
    Interval share = Interval.ofShare(hits, games, confidence);
    double value = games == 0 ? 0 : HUNDRED * hits / games;
    return new Estimate(value, new Interval(HUNDRED * share.low(), HUNDRED * share.high()));
  }

  public static Estimate ofMean(Counts counts, Confidence confidence) {
    return new Estimate(counts.mean(), counts.interval(confidence));
  }

  /// The same in another unit.
  public Estimate times(double factor) {
    return new Estimate(
        value * factor, new Interval(interval.low() * factor, interval.high() * factor));
  }

  /// The same seen from the other side.
  public Estimate negated() {
    return new Estimate(-value, new Interval(-interval.high(), -interval.low()));
  }

  public boolean isKnown() {
    return !Double.isInfinite(interval.low()) && !Double.isInfinite(interval.high());
  }

  /// Whether the true value is told from this one.
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

  /// From where to where.
  public String rangeText() {
    return isKnown() ? low() + " to " + high() : "not known";
  }

  private String low() {
    return Typeset.fixed(interval.low(), decimals());
  }

  private String high() {
    return Typeset.fixed(interval.high(), decimals());
  }

  /// Plus or minus so much.
  public String halfText() {
    return isKnown() ? Typeset.fixed(interval.half(), decimals()) : "not known";
  }
}
