package umpire.cli.review;

import umpire.core.review.Decision.Option;
import umpire.sim.Figures;

/// What the coach says of something that could be done, for tables.
public final class OptionWords {

  private OptionWords() {}

  /// Its words, the chance to win after it, how far it is behind the best, each in percentage
  /// points with twice the standard error, and what speaks for it.
  public static String[] row(Option option) {
    return new String[] {
      "  " + option.what(),
      points(option.value()),
      points(2 * option.error()),
      option.behind() == 0 ? "" : points(option.behind()),
      option.behind() == 0 ? "" : points(2 * option.behindError()),
      option.reason()
    };
  }

  /// A chance in percentage points.
  static String points(double chance) {
    return Figures.number(100 * chance, 1);
  }
}
