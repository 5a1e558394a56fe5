package umpire.cribbage.expert;

import umpire.core.search.StoredNumbers;
import umpire.cribbage.show.Show;

/// What two cards bring to a crib, by their ranks and whether they are of one suit, to the own crib
/// and to the other's: how likely each number of points is.
///
/// The other two cards are what somebody throws who goes by `rules`; of the first player's other
/// cards nothing is known. Every case there is was counted, see [CribEnumeration].
public final class CribTable {

  /// Ranks of two cards, of two suits and of one.
  static final int PAIRS = 182;

  private static final int OF_ONE_SUIT = 91;
  private static final int POINTS = Show.MAX_POINTS + 1;

  /// Of so many cribs the table says how many count what.
  private static final int UNIT = 100_000;

  /// How likely each number of points is, by whose crib it is and by the pair.
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

  /// Reads rows of a number of the row, the mean in millionths and the shares of points.
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
  /// @param cribs how many cribs count so many points
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

  /// The place of two cards in the table.
  static int place(long two, boolean ownCrib) {
    int low = Long.numberOfTrailingZeros(two);
    int high = Long.numberOfTrailingZeros(two & two - 1);
    int ranks = (high >> 2) * ((high >> 2) + 1) / 2 + (low >> 2);
    return (ownCrib ? 0 : PAIRS) + ((low & 3) == (high & 3) ? OF_ONE_SUIT : 0) + ranks;
  }

  /// What a crib counts on average.
  ///
  /// @param two the cards thrown
  /// @param ownCrib whether the crib is that of who throws them
  public double mean(long two, boolean ownCrib) {
    return mean[place(two, ownCrib)];
  }

  /// How likely it is that the crib counts so many points.
  public double chance(long two, boolean ownCrib, int points) {
    return chance[place(two, ownCrib)][points];
  }

  /// The same for all numbers of points.
  float[] chances(long two, boolean ownCrib) {
    return chance[place(two, ownCrib)];
  }
}
