package umpire.crazyeights.table;

import java.util.Arrays;

/// The positions of the cards: in a hand, as far as known, laid, or neither.
///
/// All players can count each other's cards, so a card in a hand can be unknown but not missing.
/// The stock has no order: a card is chosen when it is drawn.
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

  /// Returns the cards that a seat is known to hold.
  public long known(int seat) {
    return known[seat];
  }

  /// Returns how many unknown cards a seat holds.
  public int unknown(int seat) {
    return unknown[seat];
  }

  int size(int seat) {
    return Long.bitCount(known[seat]) + unknown[seat];
  }

  /// Returns how many cards are left to draw.
  public int stock() {
    return stock;
  }

  /// Returns the cards whose position is unknown.
  public long unseen() {
    long seen = laid;
    for (long hand : known) {
      seen |= hand;
    }
    return Cards.ALL & ~seen;
  }

  /// Returns the cards that a seat holds or, as far as is known, may hold.
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

  /// Moves a card from a hand, in which it may have been unknown, to the pile.
  void lay(int seat, int card) {
    if (Cards.has(known[seat], card)) {
      known[seat] &= ~(1L << card);
    } else {
      unknown[seat]--;
    }
    laid |= 1L << card;
  }

  /// Makes a hand known to all players.
  void show(int seat, long cards) {
    known[seat] = cards;
    unknown[seat] = 0;
  }

  /// Makes a hand unknown.
  void forget(int seat) {
    unknown[seat] = size(seat);
    known[seat] = 0;
  }
}
