package umpire.core.kernel;

import java.util.Arrays;

/// What has happened since the last deal, in its order: who laid what, who passed, who declared.
/// Everybody at a table remembers that, so it is part of what a seat knows, and nobody who decides
/// need keep notes of their own.
///
/// It belongs to a kernel, which writes it while it plays and masks it under a veil. Cards in their
/// order, as a shuffle has them, are left out.
public final class History {

  private int[] actors = new int[64];
  private int[] verbs = new int[64];
  private int[] numbers = new int[64];
  private int[] unknowns = new int[64];
  private long[] cards = new long[64];
  private long[] twices = new long[64];
  private int size;

  /// A new deal begins.
  public void clear() {
    size = 0;
  }

  public void add(int actor, Move move) {
    if (size == actors.length) {
      grow();
    }
    actors[size] = actor;
    write(size++, move);
  }

  private void write(int place, Move move) {
    verbs[place] = move.verb();
    numbers[place] = move.number();
    unknowns[place] = move.unknown();
    cards[place] = move.cards();
    twices[place] = move.twice();
  }

  private void grow() {
    int more = 2 * size;
    actors = Arrays.copyOf(actors, more);
    verbs = Arrays.copyOf(verbs, more);
    numbers = Arrays.copyOf(numbers, more);
    unknowns = Arrays.copyOf(unknowns, more);
    cards = Arrays.copyOf(cards, more);
    twices = Arrays.copyOf(twices, more);
  }

  public int size() {
    return size;
  }

  /// Who did what stands at this place, the oldest first.
  public int actor(int place) {
    return actors[place];
  }

  /// Copies the move at this place.
  public void get(int place, Move into) {
    into.set(verbs[place], numbers[place], unknowns[place], cards[place], twices[place]);
  }

  /// Puts what a viewer saw in the place of what happened.
  public void set(int place, Move seen) {
    write(place, seen);
  }

  public void copyFrom(History other) {
    while (actors.length < other.size) {
      size = actors.length;
      grow();
    }
    size = other.size;
    System.arraycopy(other.actors, 0, actors, 0, size);
    System.arraycopy(other.verbs, 0, verbs, 0, size);
    System.arraycopy(other.numbers, 0, numbers, 0, size);
    System.arraycopy(other.unknowns, 0, unknowns, 0, size);
    System.arraycopy(other.cards, 0, cards, 0, size);
    System.arraycopy(other.twices, 0, twices, 0, size);
  }
}
