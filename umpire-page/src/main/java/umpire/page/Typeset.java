package umpire.page;

import java.util.Locale;

/// Formats numbers and words for pages. [Figures] decides how many digits a number has, so that the
/// page agrees with the output on the terminal.
public final class Typeset {

  /// The average width of a character in a drawing.
  public static final double LETTER = 7.2;

  private static final String MINUS = "\u2212";

  private Typeset() {}

  /// The number of decimals for marks on an axis with this distance between them.
  public static int decimals(double step) {
    // A tiny tolerance, because 0.1 and its like are not exact.
    return (int) Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  }

  /// A value with this number of decimals, commas between thousands and a real minus sign; `not
  /// known` if it is infinite or not a number.
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

  /// The words with a capital at the beginning.
  public static String sentence(String words) {
    return words.isEmpty()
        ? words
        : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /// A label, shortened to the room in a drawing if necessary.
  public static String shortened(String label, double room) {
    int most = (int) (room / LETTER);
    return label.length() <= most ? label : label.substring(0, most - 1) + "\u2026";
  }

  /// A coordinate in a drawing.
  public static String place(double value) {
    String text = String.format(Locale.ROOT, "%.1f", value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }
}
