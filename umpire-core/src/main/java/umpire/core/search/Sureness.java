package umpire.core.search;

/// How much [WinEstimator] trusts its estimates in matches of one kind, see [SearchModel#sureness].
/// Fitted to played games (decision 0047).
///
/// @param usual the value while every player has chosen as the [SearchModel#playout] would
/// @param departed the value after one of them has not
public record Sureness(double usual, double departed) {

  /// The integer that represents 1 in a table.
  public static final double UNIT = 1_000;

  /// Reads the two values from one line of a table.
  public static Sureness read(StoredNumbers numbers) {
    return new Sureness(numbers.next() / UNIT, numbers.next() / UNIT);
  }

  public double of(boolean hasDeparted) {
    return hasDeparted ? departed : usual;
  }
}
