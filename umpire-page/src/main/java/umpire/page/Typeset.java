package umpire.page;

import java.util.Locale;

/// Numbers and words as a page shows them. How many digits a number has is decided by [Figures], so
/// that the page agrees with what was printed on the terminal.
public final class Typeset {

  /// The width of a letter in a drawing.
  public static final double LETTER = 7.2;

  private static final String MINUS = "\u2212";

  private Typeset() {}

  /// How many digits after the point marks on an axis need, so far apart from each other.
  public static int decimals(double step) {
    // A hair's breadth: 0.1 and its like are no exact numbers.
    return (int) Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  }

  /// With so many digits after the point, commas between thousands and a real minus sign.
  public static String fixed(double value, int decimals) {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      return "not known";
    }
    return Figures.number(value, decimals).replace("-", MINUS);
  }

  /// A whole number.
  public static String count(long value) {
    return Figures.count(value).replace("-", MINUS);
  }

  /// A share of all as a percentage, when only its size matters.
  public static String roughPercent(long part, long all) {
    double percent = 100.0 * part / all;
    if (part > 0 && percent < 0.01) {
      return "under 0.01\u00A0%";
    }
    return fixed(percent, percent < 1 ? 2 : 1) + "\u00A0%";
  }

  /// With a capital at the beginning.
  public static String sentence(String words) {
    return words.isEmpty()
        ? words
        : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /// So much of a label as there is room for in a drawing.
  public static String shortened(String label, double room) {
    int most = (int) (room / LETTER);
    return label.length() <= most ? label : label.substring(0, most - 1) + "\u2026";
  }

  /// A place in a drawing.
  public static String place(double value) {
    String text = String.format(Locale.ROOT, "%.1f", value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }
}
