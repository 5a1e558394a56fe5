package umpire.core.kernel;

import java.util.Arrays;

/// A list of moves that is written over and over. It says whether it is complete. Moves with cards
/// in their order are the house's, and nobody lists them.
public final class Moves {

  private int[] verbs = new int[64];
  private int[] numbers = new int[64];
  private int[] unknowns = new int[64];
  private long[] cards = new long[64];
  private long[] twices = new long[64];
  private int size;
  private boolean complete = true;

  /// Begins a list, which is complete until somebody says otherwise.
  public void clear() {
    size = 0;
    complete = true;
  }

  /// There are more than are listed.
  public void leaveOut() {
    complete = false;
  }

  public void add(int verb) {
    add(verb, 0, 0, 0L, 0L);
  }

  public void add(int verb, int number) {
    add(verb, number, 0, 0L, 0L);
  }

  /// As [Move#set(int, int, int, long, long)] does.
  public void add(int verb, int number, int unknown, long set, long twice) {
    if (size == verbs.length) {
      grow();
    }
    verbs[size] = verb;
    numbers[size] = number;
    unknowns[size] = unknown;
    cards[size] = set;
    twices[size] = twice;
    size++;
  }

  private void grow() {
    int more = 2 * size;
    verbs = Arrays.copyOf(verbs, more);
    numbers = Arrays.copyOf(numbers, more);
    unknowns = Arrays.copyOf(unknowns, more);
    cards = Arrays.copyOf(cards, more);
    twices = Arrays.copyOf(twices, more);
  }

  public int size() {
    return size;
  }

  /// Whether these are all there are.
  public boolean isComplete() {
    return complete;
  }

  /// Copies the move at this place.
  public void get(int place, Move into) {
    into.set(verbs[place], numbers[place], unknowns[place], cards[place], twices[place]);
  }
}
