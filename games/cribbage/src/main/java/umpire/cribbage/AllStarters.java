package umpire.cribbage;

import java.util.Arrays;

/// What four cards are worth with all starters together: fifteens, pairs and runs from a table by
/// ranks, flushes and nobs by the number of starters that make them.
public final class AllStarters {

  private static final int RANKS = 13;
  private static final int SUITS = 4;

  /// The clubs, of which any other suit is a shift.
  private static final long SUIT = 0x1_1111_1111_1111L;

  private static final long JACKS = 0xfL << 40;

  /// The points of four ranks with a fifth, for each of their places and each rank.
  private static final byte[] WITH = new byte[RankTable.FOURS * RANKS];

  /// The same with all cards of a deck.
  private static final short[] WITH_ALL = fill();

  private AllStarters() {}

  private static short[] fill() {
    var all = new short[RankTable.FOURS];
    var ranks = new int[Pegging.HAND];
    do {
      int place = RankTable.placeOfFour(ranks);
      for (int rank = 0; rank < RANKS; rank++) {
        int points = RankTable.points(ranks, rank);
        WITH[place * RANKS + rank] = (byte) points;
        all[place] += (short) (SUITS * points);
      }
    } while (goOn(ranks));
    return all;
  }

  /// Goes on to the next four ranks, lowest first; false if there are none.
  private static boolean goOn(int[] ranks) {
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

  /// The points of four cards, added up over every starter that is not among those dealt.
  ///
  /// @param kept four cards
  /// @param dealt these and what else the player was dealt
  public static int points(long kept, long dealt) {
    int place = RankTable.placeOfFour(kept);
    int points = WITH_ALL[place];
    for (long rest = dealt; rest != 0; rest &= rest - 1) {
      points -= WITH[place * RANKS + (Long.numberOfTrailingZeros(rest) >> 2)];
    }
    return points + flushes(kept, dealt) + nobs(kept, dealt);
  }

  private static int flushes(long kept, long dealt) {
    int suit = Long.numberOfTrailingZeros(kept) & 3;
    if ((kept & ~(SUIT << suit)) != 0) {
      return 0;
    }
    int starters = Pegging.DECK - Long.bitCount(dealt);
    return Pegging.HAND * starters + starters(suit, dealt);
  }

  private static int nobs(long kept, long dealt) {
    int points = 0;
    for (long rest = kept & JACKS; rest != 0; rest &= rest - 1) {
      points += starters(Long.numberOfTrailingZeros(rest) & 3, dealt);
    }
    return points;
  }

  /// How many starters of a suit there are.
  private static int starters(int suit, long dealt) {
    return RANKS - Long.bitCount(dealt & SUIT << suit);
  }
}
