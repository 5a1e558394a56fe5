package umpire.cribbage.show;

import umpire.cribbage.cards.Cards;

/// The points of a hand summed over all starters: fifteens, pairs and runs come from a table by
/// ranks, flushes and nobs from the number of starters that make them.
public final class AllStarters {

  private static final int RANKS = 13;
  private static final int SUITS = 4;

  /// The clubs, of which any other suit is a shift.
  private static final long SUIT = 0x1_1111_1111_1111L;

  private static final long JACKS = 0xfL << 40;

  /// For hands of four cards, as in nearly every game.
  private static final AllStarters OF_FOUR = new AllStarters(Cards.HAND);

  /// For the hands of five-card cribbage.
  private static final class OfThree {
    static final AllStarters TABLE = new AllStarters(Cards.HAND - 1);
  }

  /// For the hands of seven-card cribbage.
  private static final class OfFive {
    static final AllStarters TABLE = new AllStarters(Cards.HAND + 1);
  }

  /// The points of a hand's ranks with one more, for each index of the hand's ranks and each
  /// further rank.
  private final byte[] with;

  /// The points of a hand's ranks, summed over all cards of the deck that are not in the hand.
  private final short[] withOthers;

  private AllStarters(int hand) {
    int selections = RankTable.selections(hand);
    with = new byte[selections * RANKS];
    withOthers = new short[selections];
    var ranks = new int[hand];
    do {
      int place = RankTable.place(ranks);
      for (int rank = 0; rank < RANKS; rank++) {
        int points = RankTable.points(ranks, rank);
        with[place * RANKS + rank] = (byte) points;
        withOthers[place] += (short) (SUITS * points);
      }
      for (int rank : ranks) {
        withOthers[place] -= with[place * RANKS + rank];
      }
    } while (RankTable.goOn(ranks));
  }

  /// The points of some cards, summed over every starter that is not among those dealt.
  ///
  /// @param kept three to five cards
  /// @param dealt the kept cards and the others that the player was dealt
  public static int points(long kept, long dealt) {
    int hand = Long.bitCount(kept);
    AllStarters table = of(hand);
    int place = RankTable.place(kept);
    int points = table.withOthers[place];
    for (long rest = dealt & ~kept; rest != 0; rest &= rest - 1) {
      points -= table.with[place * RANKS + (Long.numberOfTrailingZeros(rest) >> 2)];
    }
    return points + flushes(kept, hand, dealt) + nobs(kept, dealt);
  }

  private static AllStarters of(int hand) {
    if (hand == Cards.HAND) {
      return OF_FOUR;
    }
    return hand < Cards.HAND ? OfThree.TABLE : OfFive.TABLE;
  }

  private static int flushes(long kept, int hand, long dealt) {
    int suit = Long.numberOfTrailingZeros(kept) & 3;
    if ((kept & ~(SUIT << suit)) != 0) {
      return 0;
    }
    int starters = Cards.DECK - Long.bitCount(dealt);
    return hand * starters + starters(suit, dealt);
  }

  private static int nobs(long kept, long dealt) {
    int points = 0;
    for (long rest = kept & JACKS; rest != 0; rest &= rest - 1) {
      points += starters(Long.numberOfTrailingZeros(rest) & 3, dealt);
    }
    return points;
  }

  /// The number of starters of a suit.
  private static int starters(int suit, long dealt) {
    return RANKS - Long.bitCount(dealt & SUIT << suit);
  }
}
