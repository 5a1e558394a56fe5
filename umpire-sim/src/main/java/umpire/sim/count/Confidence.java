package umpire.sim.count;

/// The confidence level of intervals: the percentage of simulations in which an interval holds the
/// true value.
public enum Confidence {
  NINETY("90", 1.6448536269514722),
  NINETY_FIVE("95", 1.959963984540054),
  NINETY_NINE("99", 2.5758293035489004),
  NINETY_NINE_POINT_NINE("99.9", 3.2905267314918945);

  /// The additional standard errors with which a difference is found in four of five simulations.
  private static final double POWER_OF_80 = 0.8416212335729143;

  private final String percent;
  private final double deviations;

  Confidence(String percent, double deviations) {
    this.percent = percent;
    this.deviations = deviations;
  }

  /// The number of standard errors between the middle of an interval and either end.
  public double deviations() {
    return deviations;
  }

  /// The smallest true difference that four of five simulations with this standard error would
  /// find.
  public double detectable(double standardError) {
    return (deviations + POWER_OF_80) * standardError;
  }

  /// The smallest true difference that four of five simulations with such an interval would find.
  ///
  /// @param interval an interval of this confidence
  public double detectable(Interval interval) {
    return detectable(interval.half() / deviations);
  }

  /// The level in percent, without the sign, as in `95`.
  public String percent() {
    return percent;
  }

  /// The name of an interval in tables and captions, as in `95 % interval`.
  public String title() {
    return percent + "\u00A0% interval";
  }

  @Override
  public String toString() {
    return percent;
  }
}
