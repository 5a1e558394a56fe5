package umpire.cribbage.show;

import java.util.Arrays;

/// The points in the show that depend on ranks alone: four, five or six ranks, repeats allowed,
/// have so few selections that each has its index in a table. The tables are filled by plain
/// counting.
///
/// Other tables about four or six ranks use the same order.
public final class RankTable {

  /// Number of selections of four ranks, and of six.
  public static final int FOURS = 1820;

  public static final int SIXES = 18_564;

  private static final int FOUR = 4;
  private static final int FIVE = 5;
  private static final int RANKS = 13;

  /// The number of cards of a rank in the deck.
  private static final int SUITS = 4;

  /// Number of selections of a number of ranks, repeats allowed, all of them below this rank: for
  /// the ranks of a hand, lowest first, these numbers add up to its index in the table.
  private static final short[][] PLACE = places();

  /// The points of each selection of five ranks, which nearly every game needs.
  private static final byte[] OF_FIVE = points(FIVE);

  private RankTable() {}

  /// The table for four ranks, for hands of three cards.
  private static final class OfFour {
    static final byte[] POINTS = points(FOUR);
  }

  /// The table for six ranks, for hands of five cards.
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

  /// The points of some ranks, lowest first, with one more.
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

  /// The number of selections of this number of ranks.
  static int selections(int ranks) {
    int last = 0;
    for (int nth = 0; nth < ranks; nth++) {
      last += PLACE[nth][RANKS - 1];
    }
    return last + 1;
  }

  /// The index of some ranks, lowest first, among all selections of as many.
  static int place(int[] ranks) {
    int place = 0;
    for (int nth = 0; nth < ranks.length; nth++) {
      place += PLACE[nth][ranks[nth]];
    }
    return place;
  }

  /// The index of the ranks of some cards among all selections of as many.
  static int place(long cards) {
    return Long.bitCount(cards) == FOUR ? placeOfFour(cards) : placeOfAny(cards);
  }

  /// The index of the ranks of four cards, without a loop.
  public static int placeOfFour(long four) {
    int place = Long.numberOfTrailingZeros(four) >> 2;
    four &= four - 1;
    place += PLACE[1][Long.numberOfTrailingZeros(four) >> 2];
    four &= four - 1;
    place += PLACE[2][Long.numberOfTrailingZeros(four) >> 2];
    four &= four - 1;
    return place + PLACE[3][Long.numberOfTrailingZeros(four) >> 2];
  }

  /// The index of the ranks of any number of cards.
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

  /// Fills a table with the points of all selections, lowest rank first.
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

  /// Counts cards of these ranks, of any suits, with the highest as the starter.
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

  /// Advances to the next selection of ranks, lowest first. Returns false if there is none.
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

  /// Whether a deck has these ranks: not five cards of one rank.
  private static boolean isPossible(int[] ranks) {
    for (int fifth = SUITS; fifth < ranks.length; fifth++) {
      if (ranks[fifth - SUITS] == ranks[fifth]) {
        return false;
      }
    }
    return true;
  }
}
