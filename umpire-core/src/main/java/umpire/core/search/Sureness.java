package umpire.core.search;

/// How sure [WinEstimator] may be in matches of one kind, fitted to played games (decision 0047).
///
/// @param usual while every player has chosen as the [SearchModel#playout] would
/// @param departed since one of them has not
public record Sureness(double usual, double departed) {

  /// What a table holds for 1.
  public static final double UNIT = 1_000;

  /// Reads one line of a table.
  public static Sureness read(StoredNumbers numbers) {
    return new Sureness(numbers.next() / UNIT, numbers.next() / UNIT);
  }

  public double of(boolean hasDeparted) {
    return hasDeparted ? departed : usual;
  }
}
