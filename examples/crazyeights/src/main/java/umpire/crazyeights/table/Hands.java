package umpire.crazyeights.table;

import java.util.Arrays;

/// Where the cards are: in hands, as far as they are known, laid, or none of these.
///
/// How many cards somebody holds everybody can count, so a card can be unknown but not missing. The
/// stock has no order: which card is drawn is decided when it is drawn.
public final class Hands {

  private final long[] known;
  private final int[] unknown;
  private long laid;
  private int stock = Cards.DECK;

  Hands(int seats) {
    known = new long[seats];
    unknown = new int[seats];
  }

  void reset() {
    Arrays.fill(known, 0);
    Arrays.fill(unknown, 0);
    laid = 0;
    stock = Cards.DECK;
  }

  void copyFrom(Hands other) {
    System.arraycopy(other.known, 0, known, 0, known.length);
    System.arraycopy(other.unknown, 0, unknown, 0, unknown.length);
    laid = other.laid;
    stock = other.stock;
  }

  /// The cards that a seat is known to hold.
  public long known(int seat) {
    return known[seat];
  }

  /// How many more it holds.
  public int unknown(int seat) {
    return unknown[seat];
  }

  int size(int seat) {
    return Long.bitCount(known[seat]) + unknown[seat];
  }

  /// How many cards are left to draw.
  public int stock() {
    return stock;
  }

  /// The cards of which nobody knows where they are.
  public long unseen() {
    long seen = laid;
    for (long hand : known) {
      seen |= hand;
    }
    return Cards.ALL & ~seen;
  }

  /// The cards that a seat holds or, for all we know, may hold.
  long possible(int seat) {
    return unknown[seat] > 0 ? known[seat] | unseen() : known[seat];
  }

  boolean isFullyKnown() {
    return Long.bitCount(unseen()) == stock;
  }

  void turnUp(int card) {
    stock--;
    laid |= 1L << card;
  }

  void give(int seat, long cards, int more) {
    known[seat] |= cards;
    unknown[seat] += more;
    stock -= Long.bitCount(cards) + more;
  }

  /// A card goes from a hand, where it may have been an unknown one, to the pile.
  void lay(int seat, int card) {
    if (Cards.has(known[seat], card)) {
      known[seat] &= ~(1L << card);
    } else {
      unknown[seat]--;
    }
    laid |= 1L << card;
  }

  /// Now everybody knows what the hand is.
  void show(int seat, long cards) {
    known[seat] = cards;
    unknown[seat] = 0;
  }

  /// A hand becomes unknown.
  void forget(int seat) {
    unknown[seat] = size(seat);
    known[seat] = 0;
  }
}
