package umpire.cribbage.show;

import java.util.Arrays;

/// What the show gives for ranks: of four, five or six of them, repeats allowed, there are so few
/// selections that each has its place in a table. The tables are filled by plain counting.
///
/// Tables of others about four or six ranks are ordered in the same way.
public final class RankTable {

  /// How many selections of four ranks there are, and of six.
  public static final int FOURS = 1820;

  public static final int SIXES = 18_564;

  private static final int FOUR = 4;
  private static final int FIVE = 5;
  private static final int RANKS = 13;

  /// No deck has more cards of a rank.
  private static final int SUITS = 4;

  /// How many selections of so many ranks, repeats allowed, have no rank above this one's lower
  /// neighbour: the places of the ranks of a hand, lowest first, add up to its place in the table.
  private static final short[][] PLACE = places();

  /// The points of each selection of five ranks, of which nearly every game asks.
  private static final byte[] OF_FIVE = points(FIVE);

  private RankTable() {}

  /// Those of four, where hands have three cards.
  private static final class OfFour {
    static final byte[] POINTS = points(FOUR);
  }

  /// Those of six, where hands have five.
  private static final class OfSix {
    static final byte[] POINTS = points(Show.MAX_CARDS);
  }

  /// The points of four to six cards for fifteens, pairs and runs.
  static int points(long cards) {
    int count = Long.bitCount(cards);
    return count == FIVE ? OF_FIVE[placeOfFive(cards)] : table(count)[placeOfAny(cards)];
  }

  private static byte[] table(int cards) {
    return switch (cards) {
      case FOUR -> OfFour.POINTS;
      case FIVE -> OF_FIVE;
      default -> OfSix.POINTS;
    };
  }

  /// The points of some ranks, lowest first, and one more.
  static int points(int[] ranks, int more) {
    int place = 0;
    int nth = 0;
    boolean placed = false;
    for (int rank : ranks) {
      if (!placed && more < rank) {
        place += PLACE[nth++][more];
        placed = true;
      }
      place += PLACE[nth++][rank];
    }
    return table(ranks.length + 1)[placed ? place : place + PLACE[nth][more]];
  }

  /// How many selections of so many ranks there are.
  static int selections(int ranks) {
    int last = 0;
    for (int nth = 0; nth < ranks; nth++) {
      last += PLACE[nth][RANKS - 1];
    }
    return last + 1;
  }

  /// The place of some ranks, lowest first, among all selections of as many.
  static int place(int[] ranks) {
    int place = 0;
    for (int nth = 0; nth < ranks.length; nth++) {
      place += PLACE[nth][ranks[nth]];
    }
    return place;
  }

  /// The place of the ranks of some cards among all selections of as many.
  static int place(long cards) {
    return Long.bitCount(cards) == FOUR ? placeOfFour(cards) : placeOfAny(cards);
  }

  /// The same of four cards, without a loop.
  public static int placeOfFour(long four) {
    int place = Long.numberOfTrailingZeros(four) >> 2;
    four &= four - 1;
    place += PLACE[1][Long.numberOfTrailingZeros(four) >> 2];
    four &= four - 1;
    place += PLACE[2][Long.numberOfTrailingZeros(four) >> 2];
    four &= four - 1;
    return place + PLACE[3][Long.numberOfTrailingZeros(four) >> 2];
  }

  /// The same of any number of cards.
  public static int placeOfAny(long cards) {
    int place = 0;
    int nth = 0;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      place += PLACE[nth++][Long.numberOfTrailingZeros(rest) >> 2];
    }
    return place;
  }

  private static int placeOfFive(long five) {
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
    var places = new short[Show.MAX_CARDS][RANKS];
    for (int rank = 0; rank < RANKS; rank++) {
      places[0][rank] = (short) rank;
      for (int nth = 1; nth < Show.MAX_CARDS; nth++) {
        places[nth][rank] = rank == 0 ? 0 : (short) (places[nth][rank - 1] + places[nth - 1][rank]);
      }
    }
    return places;
  }

  /// Goes through all selections, lowest rank first.
  private static byte[] points(int count) {
    var table = new byte[selections(count)];
    var ranks = new int[count];
    var items = new int[Show.MAX_ITEMS];
    do {
      if (isPossible(ranks)) {
        table[place(ranks)] = (byte) points(ranks, items);
      }
    } while (goOn(ranks));
    return table;
  }

  /// Counts cards of these ranks, whatever their suits, with the highest for the starter.
  private static int points(int[] ranks, int[] items) {
    long cards = 0;
    for (int rank : ranks) {
      int first = rank << 2;
      int alike = Long.bitCount(cards >>> first & 0xf);
      cards |= 1L << (first + alike);
    }
    long starter = Long.highestOneBit(cards);
    int found = Show.pairsAndRuns(cards ^ starter, Long.numberOfTrailingZeros(starter), items, 0);
    int points = 2 * Show.fifteens(cards);
    for (int i = 0; i < found; i++) {
      points += Show.pointsOf(items[i]);
    }
    return points;
  }

  /// Goes on to the next ranks, lowest first; false if there are none.
  static boolean goOn(int[] ranks) {
    int last = ranks.length - 1;
    while (last >= 0 && ranks[last] == RANKS - 1) {
      last--;
    }
    if (last < 0) {
      return false;
    }
    Arrays.fill(ranks, last, ranks.length, ranks[last] + 1);
    return true;
  }

  /// Five cards of one rank are in no deck.
  private static boolean isPossible(int[] ranks) {
    for (int fifth = SUITS; fifth < ranks.length; fifth++) {
      if (ranks[fifth - SUITS] == ranks[fifth]) {
        return false;
      }
    }
    return true;
  }
}
