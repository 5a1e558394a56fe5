package umpire.tractor.cards;

import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.tractor.deck.Deck;

/// A multiset of cards from two decks: a set of bits for those held at least once, another for
/// those held twice.
public final class Holding {

  private long once;
  private long twice;

  /// Fills this with both decks.
  public void fill() {
    once = twice = (1L << Deck.KINDS) - 1;
  }

  /// Sets the cards held once or twice (first set of bits) and those held twice (second set).
  public void set(long cards, long pairs) {
    once = cards | pairs;
    twice = pairs;
  }

  /// Sets the known cards of a move whose order has no meaning.
  public void set(Parts pile) {
    set(pile.cards(), pile.twice());
  }

  /// Writes these as the cards of a move whose order has no meaning.
  public Move into(Move pile) {
    return pile.cards(once).twice(twice);
  }

  public void clear() {
    once = twice = 0;
  }

  public void copyFrom(Holding other) {
    once = other.once;
    twice = other.twice;
  }

  public void add(int card) {
    twice |= once & 1L << card;
    once |= 1L << card;
  }

  public void remove(int card) {
    once &= ~(1L << card) | twice;
    twice &= ~(1L << card);
  }

  /// Merges another holding: each card is then held as often as in the holding with more of it.
  public void join(Holding other) {
    once |= other.once;
    twice |= other.twice;
  }

  public void addAll(Holding other) {
    twice |= other.twice | (once & other.once);
    once |= other.once;
  }

  /// Removes the other's cards, as far as they are here.
  public void removeAll(Holding other) {
    long left = (once & ~other.once) | (twice & ~other.twice);
    twice &= ~other.once;
    once = left;
  }

  /// The number of the other's cards that are not here.
  public int missing(Holding other) {
    return Long.bitCount(other.once & ~once) + Long.bitCount(other.twice & ~twice);
  }

  public boolean same(Holding other) {
    return once == other.once && twice == other.twice;
  }

  public boolean has(int card) {
    return (once & 1L << card) != 0;
  }

  /// The pairs of a group, counted by level, see [Pairs].
  public long pairsByLevel(TrumpOrder order, int group) {
    long pairs = 0;
    for (long kinds = twice & order.kindsIn(group); kinds != 0; kinds &= kinds - 1) {
      int place = order.place(Long.numberOfTrailingZeros(kinds));
      pairs += Pairs.one(TrumpOrder.levelOf(place));
    }
    return pairs;
  }

  /// Whether all cards of a move are known, and none appears a third time.
  public static boolean isPlain(Parts move) {
    return move.unknown() == 0 && move.length() == 0;
  }

  /// The number of cards in a move, including unknown ones.
  public static int count(Parts move) {
    return Long.bitCount(move.cards() | move.twice())
        + Long.bitCount(move.twice())
        + move.unknown()
        + move.length();
  }

  /// The number of cards held.
  public int size() {
    return Long.bitCount(once) + Long.bitCount(twice);
  }

  /// The cards held, as a set of bits.
  public long cards() {
    return once;
  }

  /// The cards held twice, as a set of bits.
  public long pairs() {
    return twice;
  }

  /// Writes the cards into an array in the usual order of a hand, and returns their number.
  public int sort(int[] into) {
    int size = 0;
    for (long rest = once; rest != 0; ) {
      int card = Deck.first(rest);
      rest ^= 1L << card;
      for (int copies = size(1L << card); copies > 0; copies--) {
        into[size++] = card;
      }
    }
    return size;
  }

  /// The number of cards held of these kinds.
  public int size(long kinds) {
    return Long.bitCount(once & kinds) + Long.bitCount(twice & kinds);
  }
}
