package umpire.core.kernel;

import java.util.Arrays;

/// What has happened since the last deal, in its order: who laid what, who passed, who declared.
/// Everybody at a table remembers that, so it is part of what a seat knows, and nobody who decides
/// need keep notes of their own.
///
/// It belongs to a kernel, which writes it while it plays and masks it under a veil. Cards in their
/// order, as a shuffle has them, are left out.
public final class History {

  /// A move takes so many numbers: who, what and how many in one, and two sets of cards.
  private static final int PARTS = 3;

  private static final int ACTOR_SHIFT = 56;
  private static final int VERB_SHIFT = 48;
  private static final int UNKNOWN_SHIFT = 32;

  private long[] parts = new long[64 * PARTS];
  private int end;

  /// A new deal begins.
  public void clear() {
    end = 0;
  }

  public void add(int actor, Move move) {
    if (end == parts.length) {
      parts = Arrays.copyOf(parts, 2 * end);
    }
    write(end, actor, move);
    end += PARTS;
  }

  /// Verbs and numbers of cards are small; a seat is, and so is the table, which is below 0.
  private void write(int at, int actor, Move move) {
    parts[at] =
        (long) actor << ACTOR_SHIFT
            | (move.verb() & 0xffL) << VERB_SHIFT
            | (move.unknown() & 0xffffL) << UNKNOWN_SHIFT
            | (move.number() & 0xffff_ffffL);
    parts[at + 1] = move.cards();
    parts[at + 2] = move.twice();
  }

  public int size() {
    return end / PARTS;
  }

  /// Who did what stands at this place, the oldest first.
  public int actor(int place) {
    return (int) (parts[place * PARTS] >> ACTOR_SHIFT);
  }

  /// Copies the move at this place.
  public void get(int place, Move into) {
    int at = place * PARTS;
    long first = parts[at];
    into.set(
        (int) (first >>> VERB_SHIFT) & 0xff,
        (int) first,
        (int) (first >>> UNKNOWN_SHIFT) & 0xffff,
        parts[at + 1],
        parts[at + 2]);
  }

  /// Puts what a viewer saw in the place of what happened.
  public void set(int place, Move seen) {
    write(place * PARTS, actor(place), seen);
  }

  public void copyFrom(History other) {
    if (parts.length < other.end) {
      parts = new long[other.parts.length];
    }
    end = other.end;
    System.arraycopy(other.parts, 0, parts, 0, end);
  }
}
