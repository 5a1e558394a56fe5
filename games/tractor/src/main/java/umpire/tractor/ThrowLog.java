package umpire.tractor;

import java.util.Arrays;

/// What came of the throws of a round, as everybody remembers it; the history beside it has their
/// cards.
final class ThrowLog {

  /// Each trick begins with one throw at most, and has a card of every player.
  private final int[] places = new int[Round.HAND];

  private final int[] outcomes = new int[Round.HAND];
  private int size;

  void clear() {
    size = 0;
  }

  /// @param place in the history
  void note(int place, int outcome) {
    places[size] = place;
    outcomes[size++] = outcome;
  }

  /// What came of the lay at this place of the history, see [Outcome].
  int at(int place) {
    int found = Arrays.binarySearch(places, 0, size, place);
    return found < 0 ? Outcome.UNKNOWN : outcomes[found];
  }

  void copyFrom(ThrowLog other) {
    size = other.size;
    System.arraycopy(other.places, 0, places, 0, size);
    System.arraycopy(other.outcomes, 0, outcomes, 0, size);
  }
}
