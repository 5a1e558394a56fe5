package umpire.core.kernel;

import java.util.Arrays;

/// Moves one behind another in a single array, with who made them, written over and over. Cards in
/// their order, as a shuffle has them, are left out.
final class PackedMoves {

  /// A move takes so many numbers: who, what and how many in one, and two sets of cards.
  private static final int PARTS = 3;

  private static final int ACTOR_SHIFT = 56;
  private static final int VERB_SHIFT = 48;
  private static final int UNKNOWN_SHIFT = 32;

  private long[] parts = new long[64 * PARTS];
  private int size;

  void clear() {
    size = 0;
  }

  /// As [Move#set(int, int, int, long, long)] does.
  void add(int actor, int verb, int number, int unknown, long cards, long twice) {
    int end = size * PARTS;
    if (end == parts.length) {
      parts = Arrays.copyOf(parts, 2 * end);
    }
    write(end, actor, verb, number, unknown, cards, twice);
    size++;
  }

  /// Verbs and numbers of cards are small; a seat is, and so is the table, which is below 0.
  private void write(int at, int actor, int verb, int number, int unknown, long cards, long twice) {
    parts[at] =
        (long) actor << ACTOR_SHIFT
            | (verb & 0xffL) << VERB_SHIFT
            | (unknown & 0xffffL) << UNKNOWN_SHIFT
            | (number & 0xffff_ffffL);
    parts[at + 1] = cards;
    parts[at + 2] = twice;
  }

  int size() {
    return size;
  }

  int actor(int place) {
    return (int) (parts[place * PARTS] >> ACTOR_SHIFT);
  }

  /// Copies the move at this place.
  void get(int place, Move into) {
    int at = place * PARTS;
    long first = parts[at];
    into.set(
        (int) (first >>> VERB_SHIFT) & 0xff,
        (int) first,
        (int) (first >>> UNKNOWN_SHIFT) & 0xffff,
        parts[at + 1],
        parts[at + 2]);
  }

  /// Puts another move of the same actor at this place.
  void set(int place, Move move) {
    write(
        place * PARTS,
        actor(place),
        move.verb(),
        move.number(),
        move.unknown(),
        move.cards(),
        move.twice());
  }

  void copyFrom(PackedMoves other) {
    size = other.size;
    if (parts.length < size * PARTS) {
      parts = new long[other.parts.length];
    }
    System.arraycopy(other.parts, 0, parts, 0, size * PARTS);
  }
}
