package umpire.cribbage;

import java.util.Arrays;

/// What the show gives for ranks: five of them are one of 6,188 selections, repeats allowed. The
/// tables are filled by the same counting, combination by combination, that players hear.
///
/// Tables of others about four or six ranks are ordered in the same way.
public final class RankTable {

  /// How many selections of four ranks there are, and of six.
  public static final int FOURS = 1820;

  public static final int SIXES = 18_564;

  private static final int CARDS = 5;
  private static final int MOST_CARDS = 6;
  private static final int RANKS = 13;
  private static final int SELECTIONS = 6188;

  /// How many selections of so many ranks, repeats allowed, have no rank above this one's lower
  /// neighbour: the places of the ranks of a hand, lowest first, add up to its place in the table.
  private static final short[][] PLACE = places();

  /// The points of each selection.
  private static final byte[] POINTS = points();

  private RankTable() {}

  /// The points of five cards for fifteens, pairs and runs.
  static int points(long five) {
    return POINTS[place(five)];
  }

  /// The points of four ranks, lowest first, and a fifth.
  static int points(int[] four, int fifth) {
    int place = 0;
    int nth = 0;
    boolean placed = false;
    for (int rank : four) {
      if (!placed && fifth < rank) {
        place += PLACE[nth++][fifth];
        placed = true;
      }
      place += PLACE[nth++][rank];
    }
    return POINTS[placed ? place : place + PLACE[nth][fifth]];
  }

  /// The place of four ranks, lowest first, among all selections of four.
  static int placeOfFour(int[] ranks) {
    int place = 0;
    for (int nth = 0; nth < ranks.length; nth++) {
      place += PLACE[nth][ranks[nth]];
    }
    return place;
  }

  /// The same of four cards.
  public static int placeOfFour(long four) {
    int place = Long.numberOfTrailingZeros(four) >> 2;
    four &= four - 1;
    place += PLACE[1][Long.numberOfTrailingZeros(four) >> 2];
    four &= four - 1;
    place += PLACE[2][Long.numberOfTrailingZeros(four) >> 2];
    four &= four - 1;
    return place + PLACE[3][Long.numberOfTrailingZeros(four) >> 2];
  }

  /// The place of six cards among all selections of six.
  public static int placeOfSix(long six) {
    int place = 0;
    int nth = 0;
    for (long rest = six; rest != 0; rest &= rest - 1) {
      place += PLACE[nth++][Long.numberOfTrailingZeros(rest) >> 2];
    }
    return place;
  }

  private static int place(long five) {
    int place = Long.numberOfTrailingZeros(five) >> 2;
    five &= five - 1;
    place += PLACE[1][Long.numberOfTrailingZeros(five) >> 2];
    five &= five - 1;
    place += PLACE[2][Long.numberOfTrailingZeros(five) >> 2];
    five &= five - 1;
    place += PLACE[3][Long.numberOfTrailingZeros(five) >> 2];
    five &= five - 1;
    return place + PLACE[4][Long.numberOfTrailingZeros(five) >> 2];
  }

  private static short[][] places() {
    var places = new short[MOST_CARDS][RANKS];
    for (int rank = 0; rank < RANKS; rank++) {
      places[0][rank] = (short) rank;
      for (int nth = 1; nth < MOST_CARDS; nth++) {
        places[nth][rank] = rank == 0 ? 0 : (short) (places[nth][rank - 1] + places[nth - 1][rank]);
      }
    }
    return places;
  }

  /// Goes through all selections, lowest rank first.
  private static byte[] points() {
    var table = new byte[SELECTIONS];
    var cards = new int[CARDS];
    var items = new int[Show.MOST_ITEMS];
    do {
      int found = isPossible(cards) ? Show.byRanks(cards, items) : 0;
      int points = 0;
      for (int i = 0; i < found; i++) {
        points += Show.pointsOf(items[i]);
      }
      table[placeOf(cards)] = (byte) points;
    } while (goOn(cards));
    return table;
  }

  /// Five cards of one rank are in no deck.
  private static boolean isPossible(int[] cards) {
    return cards[0] != cards[CARDS - 1];
  }

  /// Goes on to the next selection; false if there is none. Suits are all the same.
  private static boolean goOn(int[] cards) {
    int last = CARDS - 1;
    while (last >= 0 && cards[last] >> 2 == RANKS - 1) {
      last--;
    }
    if (last < 0) {
      return false;
    }
    Arrays.fill(cards, last, CARDS, cards[last] + 4);
    return true;
  }

  private static int placeOf(int[] cards) {
    int place = 0;
    for (int nth = 0; nth < CARDS; nth++) {
      place += PLACE[nth][cards[nth] >> 2];
    }
    return place;
  }
}
