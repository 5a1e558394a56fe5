package umpire.core.cards;

/// Sets of cards as kernels have them: a bit for each card.
public final class CardSet {

  private CardSet() {}

  /// The card at a place of a set, from 0 and the lowest, as a set of its own. Processors have an
  /// instruction for it, which guesses nothing where a loop would.
  public static long nth(int place, long set) {
    return Long.expand(1L << place, set);
  }
}
