package umpire.tractor.cards;

import umpire.tractor.deck.Deck;
import umpire.tractor.rule.TractorSwitches;

/// The order of the cards in a round, determined by its main suit and its rank.
///
/// Every card has a place: its group, trumps or one side suit, times 32, plus its level. Cards of
/// equal order are on one level, and neighbours in order are one level apart; the round's rank,
/// which is always a trump, leaves no gap in the side suits (T19). So within a group places compare
/// as the cards do, and any trump is above any card of a side suit.
public final class TrumpOrder {

  /// The main suit of a round without one.
  public static final int NO_SUIT = 4;

  /// The group of the trumps; the other groups have the number of their suit.
  public static final int TRUMPS = 4;

  /// The maximum number of levels in a group: those of the trumps, if there is a main suit and the
  /// twos are trumps.
  public static final int LEVELS = 17;

  /// The maximum number of levels in a group while the twos are plain cards. The generator draws
  /// from this number, so a change would give other rounds for the same seeds.
  public static final int PLAIN_LEVELS = 16;

  /// The place of the twos if they are not extra trumps.
  public static final int NOWHERE = -1;

  private static final int LEVEL_BITS = 5;
  private static final int STRIDE = 1 << LEVEL_BITS;
  private static final int GROUPS = 5;

  /// The number of places.
  public static final int PLACES = GROUPS * STRIDE;

  private static final TrumpOrder[] ALL = all(false);
  private static final TrumpOrder[] WITH_TWOS = all(true);

  private final int main;
  private final int rank;

  /// The places of the twos and of the round's rank outside the main suit. Only at these places are
  /// there several different cards.
  private final int twosPlace;

  private final int rankPlace;
  private final short[] places = new short[Deck.KINDS];
  private final long[] kindsAt = new long[PLACES];
  private final long[] kindsIn = new long[GROUPS];
  private final long[] kindsAbove = new long[PLACES];

  /// @param twos whether the twos are trumps in every suit, next below the rank (T48)
  private TrumpOrder(int main, int rank, boolean twos) {
    this.main = main;
    this.rank = rank;
    int above = main == NO_SUIT ? 1 : 2;
    int suited = Deck.ACE - Deck.TWO - (twos ? 1 : 0);
    twosPlace = twos ? place(TRUMPS, suited) : NOWHERE;
    rankPlace = place(TRUMPS, twos ? suited + above : suited);
    for (int card = 0; card < Deck.BLACK_JOKER; card++) {
      putSuited(card, twos);
    }
    put(Deck.BLACK_JOKER, rankPlace + above);
    put(Deck.RED_JOKER, rankPlace + above + 1);
    for (int place = kindsAbove.length - 2; place >= 0; place--) {
      boolean top = levelOf(place) == STRIDE - 1;
      kindsAbove[place] = top ? 0 : kindsAbove[place + 1] | kindsAt[place + 1];
    }
  }

  private void putSuited(int card, boolean twos) {
    int suit = Deck.suit(card);
    int own = Deck.rank(card);
    if (own == rank) {
      put(card, suit == main ? rankPlace + 1 : rankPlace);
    } else if (twos && own == Deck.TWO) {
      put(card, suit == main ? twosPlace + 1 : twosPlace);
    } else {
      int below = (own > rank ? 1 : 0) + (twos ? 1 : 0);
      put(card, place(suit == main ? TRUMPS : suit, own - Deck.TWO - below));
    }
  }

  private void put(int card, int place) {
    places[card] = (short) place;
    kindsAt[place] |= 1L << card;
    kindsIn[groupOf(place)] |= 1L << card;
  }

  private static TrumpOrder[] all(boolean twos) {
    int ranks = Deck.ACE - Deck.TWO + 1;
    var all = new TrumpOrder[(Deck.SUITS + 1) * ranks];
    for (int i = 0; i < all.length; i++) {
      int rank = i / (Deck.SUITS + 1) + Deck.TWO;
      all[i] = new TrumpOrder(i % (Deck.SUITS + 1), rank, twos && rank != Deck.TWO);
    }
    return all;
  }

  /// The order for a main suit, or [#NO_SUIT], and a rank.
  public static TrumpOrder of(int main, int rank) {
    return of(main, rank, TractorSwitches.Twos.PLAIN);
  }

  /// The order for a main suit, or [#NO_SUIT], a rank, and the role of the twos, which may be
  /// trumps in every round.
  public static TrumpOrder of(int main, int rank, TractorSwitches.Twos twos) {
    TrumpOrder[] all = twos == TractorSwitches.Twos.TRUMPS ? WITH_TWOS : ALL;
    return all[(rank - Deck.TWO) * (Deck.SUITS + 1) + main];
  }

  public int main() {
    return main;
  }

  public int rank() {
    return rank;
  }

  /// Whether the twos are trumps besides the rank.
  public boolean hasTwos() {
    return twosPlace != NOWHERE;
  }

  /// The place of the twos outside the main suit, or [#NOWHERE].
  public int twosPlace() {
    return twosPlace;
  }

  /// The place of the round's rank outside the main suit.
  public int rankPlace() {
    return rankPlace;
  }

  public int place(int card) {
    return places[card];
  }

  /// The place of the highest of these cards.
  public int highestPlace(long cards) {
    int place = 0;
    for (long kinds = cards; kinds != 0; kinds &= kinds - 1) {
      place = Math.max(place, places[Long.numberOfTrailingZeros(kinds)]);
    }
    return place;
  }

  public int group(int card) {
    return groupOf(places[card]);
  }

  /// The different cards at a place, as a set of bits.
  public long kindsAt(int place) {
    return kindsAt[place];
  }

  /// The different cards of a group that are above a place in it, as a set of bits.
  public long kindsAbove(int place) {
    return kindsAbove[place];
  }

  /// The different cards of a group, as a set of bits.
  public long kindsIn(int group) {
    return kindsIn[group];
  }

  public static int place(int group, int level) {
    return (group << LEVEL_BITS) + level;
  }

  public static int groupOf(int place) {
    return place >> LEVEL_BITS;
  }

  public static int levelOf(int place) {
    return place & (STRIDE - 1);
  }
}
