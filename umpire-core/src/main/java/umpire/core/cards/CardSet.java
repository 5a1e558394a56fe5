package umpire.core.cards;

/// Sets of cards as kernels store them: one bit for each card.
public final class CardSet {

  private CardSet() {}

  /// The card at an index of a set, counted from 0 for the lowest, as a set with one card.
  /// Processors have an instruction for it, which needs no branch as a loop would.
  public static long nth(int index, long set) {
    return Long.expand(1L << index, set);
  }
}
