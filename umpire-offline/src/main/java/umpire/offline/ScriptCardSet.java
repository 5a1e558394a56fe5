package umpire.offline;

/// [umpire.core.cards.CardSet] where the platform cannot spread bits: it passes over one card after
/// another.
final class ScriptCardSet {

  private ScriptCardSet() {}

  /// The card at a place of a set, from 0 and the lowest, as a set of its own.
  static long nth(int place, long set) {
    long rest = set;
    for (int passed = 0; passed < place; passed++) {
      rest &= rest - 1;
    }
    return Long.lowestOneBit(rest);
  }
}
