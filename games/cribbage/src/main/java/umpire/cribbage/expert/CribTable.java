package umpire.cribbage.expert;

import umpire.core.search.StoredNumbers;
import umpire.cribbage.show.Show;

/// The probabilities of the points of a crib to which two cards are discarded, by their ranks and
/// whether they are of one suit, for the player's own crib and the other's.
///
/// The other two cards are the discards of a player who uses `rules`; the first player's other
/// cards are taken as unknown. Every possible case was counted, see [CribEnumeration].
public final class CribTable {

  /// Number of rank pairs, of two suits and of one.
  static final int PAIRS = 182;

  private static final int OF_ONE_SUIT = 91;
  private static final int POINTS = Show.MAX_POINTS + 1;

  /// The unit of the stored probabilities.
  private static final int UNIT = 100_000;

  /// The probability of each number of points, by owner of the crib and pair.
  private final float[][] chance = new float[2 * PAIRS][POINTS];

  private final double[] mean = new double[2 * PAIRS];

  private CribTable() {}

  /// The table that comes with the program.
  public static CribTable stored() {
    return Holder.TABLE;
  }

  private static final class Holder {
    static final CribTable TABLE =
        read(StoredNumbers.read("crib.txt", CribTable.class.getResourceAsStream("crib.txt")));
  }

  /// Reads rows of a row number, the mean in millionths, and the shares of points.
  static CribTable read(StoredNumbers numbers) {
    var table = new CribTable();
    while (numbers.hasNext()) {
      int row = numbers.next();
      table.mean[row] = numbers.next() / 1e6;
      for (int points = 0; points < POINTS; points++) {
        table.chance[row][points] = (float) numbers.next() / UNIT;
      }
    }
    return table;
  }

  /// A row of the table as it is stored.
  ///
  /// @param cribs number of cribs for each number of points
  static String row(int row, long[] cribs) {
    long all = 0;
    double sum = 0;
    for (int points = 0; points < POINTS; points++) {
      all += cribs[points];
      sum += (double) points * cribs[points];
    }
    var text = new StringBuilder().append(row).append(' ').append(Math.round(1e6 * sum / all));
    for (long some : cribs) {
      text.append(' ').append(Math.round((double) UNIT * some / all));
    }
    return text.append('\n').toString();
  }

  /// The index of two cards in the table.
  static int place(long two, boolean ownCrib) {
    int low = Long.numberOfTrailingZeros(two);
    int high = Long.numberOfTrailingZeros(two & two - 1);
    int ranks = (high >> 2) * ((high >> 2) + 1) / 2 + (low >> 2);
    return (ownCrib ? 0 : PAIRS) + ((low & 3) == (high & 3) ? OF_ONE_SUIT : 0) + ranks;
  }

  /// The mean points of a crib.
  ///
  /// @param two the two discards
  /// @param ownCrib whether the crib belongs to the player who discards them
  public double mean(long two, boolean ownCrib) {
    return mean[place(two, ownCrib)];
  }

  /// The probability that the crib counts this number of points.
  public double chance(long two, boolean ownCrib, int points) {
    return chance[place(two, ownCrib)][points];
  }

  /// The probabilities of all numbers of points.
  float[] chances(long two, boolean ownCrib) {
    return chance[place(two, ownCrib)];
  }
}
