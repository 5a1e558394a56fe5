package umpire.page;

import java.util.Locale;

/// Formats numbers for people: no more digits than the error allows, and commas between thousands.
public final class Figures {

  private static final int MAX_DECIMALS = 7;

  private Figures() {}

  /// A whole number.
  public static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /// The number of decimals for a value with this error: the error is shown with two digits.
  public static int decimals(double error) {
    if (!(error > 0) || Double.isInfinite(error)) {
      return error == 0 ? 0 : 2;
    }
    int decimals = 1 - (int) Math.floor(Math.log10(error));
    return Math.max(0, Math.min(MAX_DECIMALS, decimals));
  }

  /// A value with this number of decimals; a dash if it is infinite or not a number.
  public static String number(double value, int decimals) {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      return "-";
    }
    String text = String.format(Locale.ROOT, "%,." + decimals + "f", value);
    boolean negativeNothing = text.startsWith("-") && text.matches("-0(\\.0*)?");
    return negativeNothing ? text.substring(1) : text;
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
