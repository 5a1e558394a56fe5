package umpire.sim;

import java.util.Locale;

/// Numbers for people: no more digits than the error allows, thousands apart.
public final class Figures {

  private static final int MOST_DECIMALS = 7;

  private Figures() {}

  /// A whole number.
  public static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /// How many decimals a value has whose error is this large: the error is shown with two digits.
  public static int decimals(double error) {
    if (!(error > 0) || Double.isInfinite(error)) {
      return error == 0 ? 0 : 2;
    }
    int decimals = 1 - (int) Math.floor(Math.log10(error));
    return Math.max(0, Math.min(MOST_DECIMALS, decimals));
  }

  /// A value with so many decimals; a dash if it is not known.
  public static String number(double value, int decimals) {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      return "-";
    }
    String text = String.format(Locale.ROOT, "%,." + decimals + "f", value);
    boolean negativeNothing = text.startsWith("-") && text.matches("-0(\\.0*)?");
    return negativeNothing ? text.substring(1) : text;
  }

  /// A share as a percentage, without the sign, with the decimals that its interval allows.
  public static String percent(double share, Interval interval) {
    return number(100 * share, decimals(100 * interval.half()));
  }

  /// An interval of shares in percent.
  public static String percents(Interval interval) {
    return range(new Interval(100 * interval.low(), 100 * interval.high()));
  }

  /// An interval, as in `17.21 to 17.24`.
  public static String range(Interval interval) {
    if (Double.isInfinite(interval.low()) || Double.isInfinite(interval.high())) {
      return "not known";
    }
    int decimals = decimals(interval.half());
    return number(interval.low(), decimals) + " to " + number(interval.high(), decimals);
  }

  /// A rate or a duration, with three digits.
  public static String rough(double value) {
    if (value >= 1_000_000_000) {
      return number(value / 1_000_000_000, 2) + " G";
    }
    if (value >= 1_000_000) {
      return number(value / 1_000_000, 2) + " M";
    }
    if (value >= 10_000) {
      return number(value / 1_000, 1) + " k";
    }
    return number(value, value >= 100 ? 0 : value >= 10 ? 1 : 2);
  }
}
