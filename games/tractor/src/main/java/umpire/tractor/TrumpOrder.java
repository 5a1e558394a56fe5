package umpire.tractor;

/// The order of the cards in a round, which its main suit and its rank determine.
///
/// Every card has a place: its group, trumps or one not-trump suit, times sixteen, plus its level.
/// Cards of the same order are on the same level, and neighbours in order are one level apart; the
/// round's rank, which is never a not-trump, leaves no gap behind it (T19). So within a group
/// places compare as the cards do, and any trump is above any not-trump.
public final class TrumpOrder {

  /// In place of the main suit: there is none.
  public static final int NO_SUIT = 4;

  /// The group of the trumps; the other groups have the number of their suit.
  public static final int TRUMPS = 4;

  /// How many levels a group has at most: those of the trumps, if there is a main suit.
  public static final int LEVELS = 16;

  /// The level of the round's rank outside the main suit. The only level that several different
  /// cards may be on.
  static final int RANK_LEVEL = 12;

  private static final int GROUPS = 5;
  private static final TrumpOrder[] ALL = all();

  private final int main;
  private final int rank;
  private final byte[] places = new byte[Deck.KINDS];
  private final long[] kindsAt = new long[GROUPS * LEVELS];
  private final long[] kindsIn = new long[GROUPS];
  private final long[] kindsAbove = new long[GROUPS * LEVELS];

  private TrumpOrder(int main, int rank) {
    this.main = main;
    this.rank = rank;
    for (int card = 0; card < Deck.BLACK_JOKER; card++) {
      putSuited(card);
    }
    int aboveRank = main == NO_SUIT ? RANK_LEVEL + 1 : RANK_LEVEL + 2;
    put(Deck.BLACK_JOKER, TRUMPS, aboveRank);
    put(Deck.RED_JOKER, TRUMPS, aboveRank + 1);
    for (int place = kindsAbove.length - 2; place >= 0; place--) {
      boolean top = levelOf(place) == LEVELS - 1;
      kindsAbove[place] = top ? 0 : kindsAbove[place + 1] | kindsAt[place + 1];
    }
  }

  private void putSuited(int card) {
    int suit = Deck.suit(card);
    int own = Deck.rank(card);
    if (own == rank) {
      put(card, TRUMPS, suit == main ? RANK_LEVEL + 1 : RANK_LEVEL);
    } else {
      put(card, suit == main ? TRUMPS : suit, own - Deck.TWO - (own > rank ? 1 : 0));
    }
  }

  private void put(int card, int group, int level) {
    int place = place(group, level);
    places[card] = (byte) place;
    kindsAt[place] |= 1L << card;
    kindsIn[group] |= 1L << card;
  }

  private static TrumpOrder[] all() {
    int ranks = Deck.ACE - Deck.TWO + 1;
    var all = new TrumpOrder[(Deck.SUITS + 1) * ranks];
    for (int i = 0; i < all.length; i++) {
      all[i] = new TrumpOrder(i % (Deck.SUITS + 1), i / (Deck.SUITS + 1) + Deck.TWO);
    }
    return all;
  }

  /// The order for a main suit, or [#NO_SUIT], and a rank.
  public static TrumpOrder of(int main, int rank) {
    return ALL[(rank - Deck.TWO) * (Deck.SUITS + 1) + main];
  }

  public int main() {
    return main;
  }

  public int rank() {
    return rank;
  }

  public int place(int card) {
    return places[card];
  }

  public int group(int card) {
    return groupOf(places[card]);
  }

  /// The different cards at a place, as a set of bits.
  public long kindsAt(int place) {
    return kindsAt[place];
  }

  /// The different cards of the same group that are above a place, as a set of bits.
  public long kindsAbove(int place) {
    return kindsAbove[place];
  }

  /// The different cards of a group, as a set of bits.
  public long kindsIn(int group) {
    return kindsIn[group];
  }

  public static int place(int group, int level) {
    return group * LEVELS + level;
  }

  public static int groupOf(int place) {
    return place / LEVELS;
  }

  public static int levelOf(int place) {
    return place % LEVELS;
  }
}
