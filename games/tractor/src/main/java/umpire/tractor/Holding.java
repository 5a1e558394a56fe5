package umpire.tractor;

/// Cards of two decks: a set of bits for those held at least once, another for those held twice.
public final class Holding {

  private long once;
  private long twice;

  /// Holds both decks.
  public void fill() {
    once = twice = (1L << Deck.KINDS) - 1;
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

  /// The cards held, as a set of bits.
  public long cards() {
    return once;
  }

  /// The cards held twice, as a set of bits.
  public long pairs() {
    return twice;
  }

  /// How many cards of these kinds are held.
  public int size(long kinds) {
    return Long.bitCount(once & kinds) + Long.bitCount(twice & kinds);
  }
}
