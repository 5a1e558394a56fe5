package umpire.sim.count;

/// How sure an interval is: in so many of a hundred simulations it holds the true value.
public enum Confidence {
  NINETY("90", 1.6448536269514722),
  NINETY_FIVE("95", 1.959963984540054),
  NINETY_NINE("99", 2.5758293035489004),
  NINETY_NINE_POINT_NINE("99.9", 3.2905267314918945);

  /// With this many standard errors more a difference is found in four of five simulations.
  private static final double POWER_OF_80 = 0.8416212335729143;

  private final String percent;
  private final double deviations;

  Confidence(String percent, double deviations) {
    this.percent = percent;
    this.deviations = deviations;
  }

  /// How many standard errors lie between the middle and either end.
  public double deviations() {
    return deviations;
  }

  /// The smallest true difference that a simulation with this standard error would tell from none,
  /// four times of five.
  public double detectable(double standardError) {
    return (deviations + POWER_OF_80) * standardError;
  }

  /// The same from an interval of this confidence.
  public double detectable(Interval interval) {
    return detectable(interval.half() / deviations);
  }

  /// As people write it, without the sign.
  public String percent() {
    return percent;
  }

  /// As tables and captions name an interval.
  public String title() {
    return percent + "\u00A0% interval";
  }

  @Override
  public String toString() {
    return percent;
  }
}
