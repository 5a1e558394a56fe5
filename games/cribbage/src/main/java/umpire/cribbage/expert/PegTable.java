package umpire.cribbage.expert;

import umpire.core.search.StoredNumbers;
import umpire.cribbage.show.RankTable;

/// The points of four cards in the play, by their ranks: the holder's points and the other's, for
/// the dealer and for the player who lays first. Means of many plays, see [PegSampling].
public final class PegTable {

  private static final int ROLES = 2;
  private static final double UNIT = 1000;

  private final double[] own = new double[ROLES * RankTable.FOURS];
  private final double[] others = new double[ROLES * RankTable.FOURS];

  private PegTable() {}

  /// The table that comes with the program.
  public static PegTable stored() {
    return Holder.TABLE;
  }

  private static final class Holder {
    static final PegTable TABLE =
        read(StoredNumbers.read("play.txt", PegTable.class.getResourceAsStream("play.txt")));
  }

  /// Reads a line for each four ranks, see [#line].
  static PegTable read(StoredNumbers numbers) {
    var table = new PegTable();
    for (int place = 0; place < table.own.length; place++) {
      table.own[place] = numbers.next() / UNIT;
      table.others[place] = numbers.next() / UNIT;
    }
    return table;
  }

  /// A line of the table as it is stored: own points and the other's, for the player who lays
  /// first, then for the dealer.
  static String line(double... means) {
    var line = new StringBuilder();
    for (double mean : means) {
      line.append(line.isEmpty() ? "" : " ").append(Math.round(UNIT * mean));
    }
    return line.append('\n').toString();
  }

  /// The mean points that the holder of four cards pegs.
  public double own(long four, boolean dealer) {
    return own[place(four, dealer)];
  }

  /// The mean points that the other player pegs.
  public double others(long four, boolean dealer) {
    return others[place(four, dealer)];
  }

  private static int place(long four, boolean dealer) {
    return ROLES * RankTable.placeOfFour(four) + (dealer ? 1 : 0);
  }
}
