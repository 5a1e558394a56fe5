package umpire.offline;

/// Replaces [umpire.core.cards.CardSet] where the platform has no instruction to spread bits: it
/// skips one card after another.
final class ScriptCardSet {

  private ScriptCardSet() {}

  /// The card at an index of a set, from 0 for the lowest, as a set of one card.
  static long nth(int index, long set) {
    long rest = set;
    for (int passed = 0; passed < index; passed++) {
      rest &= rest - 1;
    }
    return Long.lowestOneBit(rest);
  }
}
