package umpire.sim.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/// Numbers as people read them.
final class Figures {

  private static final int MOST_DECIMALS = 6;
  private static final String MINUS = "\u2212";

  /// Below this first digit an error keeps a second one: between 0.1 and 0.2 lies a factor of two.
  private static final double NEEDS_ANOTHER = 2;

  private Figures() {}

  /// How many digits after the point an error of this size leaves any meaning to.
  static int decimals(double error) {
    if (!(error > 0) || Double.isInfinite(error)) {
      return 0;
    }
    // A hair's breadth more: 0.2 must not count as 0.1999….
    double size = error * (1 + 1e-9);
    int exponent = (int) Math.floor(Math.log10(size));
    boolean another = size / Math.pow(10, exponent) < NEEDS_ANOTHER;
    return Math.clamp(another ? 1 - exponent : -exponent, 0, MOST_DECIMALS);
  }

  /// With so many digits after the point, commas between thousands and a real minus sign.
  static String fixed(double value, int decimals) {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      return "not known";
    }
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_EVEN);
    String digits = String.format(Locale.ROOT, "%,." + decimals + "f", rounded.abs());
    return rounded.signum() < 0 ? MINUS + digits : digits;
  }

  static String count(long value) {
    return fixed((double) value, 0);
  }

  /// A share of all as a percentage, when only its size matters.
  static String roughPercent(long part, long all) {
    double percent = 100.0 * part / all;
    if (part > 0 && percent < 0.01) {
      return "under 0.01\u00A0%";
    }
    return fixed(percent, percent < 1 ? 2 : 1) + "\u00A0%";
  }

  /// With a capital at the beginning.
  static String sentence(String words) {
    return words.isEmpty()
        ? words
        : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /// A place in a drawing.
  static String place(double value) {
    String text = String.format(Locale.ROOT, "%.1f", value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }
}
