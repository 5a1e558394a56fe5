package umpire.core.kernel;

import java.util.Arrays;

/// Moves one behind another in a single array, with who made them, written over and over. Cards in
/// their order, as a shuffle has them, are left out.
final class PackedMoves {

  /// A move takes so many numbers: one for what is small, one for the game's own bits, two sets.
  private static final int PARTS = 4;

  private static final int ACTOR_SHIFT = 56;
  private static final int VERB_SHIFT = 48;
  private static final int SEAT_SHIFT = 40;
  private static final int UNKNOWN_SHIFT = 24;
  private static final int SMALL = 0xff;
  private static final int UNKNOWNS = 0xffff;
  private static final int AMOUNTS = 0xff_ffff;

  private long[] parts = new long[64 * PARTS];
  private int size;

  void clear() {
    size = 0;
  }

  void add(int actor, Parts move) {
    add(
        actor,
        move.verb(),
        move.seat(),
        move.amount(),
        move.unknown(),
        move.code(),
        move.cards(),
        move.twice());
  }

  /// The same for a move that is written nowhere.
  void add(
      int actor, int verb, int seat, int amount, int unknown, long code, long cards, long twice) {
    int end = size * PARTS;
    if (end == parts.length) {
      parts = Arrays.copyOf(parts, 2 * end);
    }
    parts[end] = small(actor, verb, seat, amount, unknown);
    parts[end + 1] = code;
    parts[end + 2] = cards;
    parts[end + 3] = twice;
    size++;
  }

  /// Verbs, seats and numbers of cards are small; the table, which acts too, is below 0.
  private static long small(int actor, int verb, int seat, int amount, int unknown) {
    return (long) actor << ACTOR_SHIFT
        | (long) (verb & SMALL) << VERB_SHIFT
        | (long) (seat & SMALL) << SEAT_SHIFT
        | (long) (unknown & UNKNOWNS) << UNKNOWN_SHIFT
        | (amount & AMOUNTS);
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
    long small = parts[at];
    into.set((int) (small >>> VERB_SHIFT) & SMALL)
        .seat((byte) (small >>> SEAT_SHIFT))
        .amount((int) small & AMOUNTS)
        .unknown((int) (small >>> UNKNOWN_SHIFT) & UNKNOWNS)
        .code(parts[at + 1])
        .cards(parts[at + 2])
        .twice(parts[at + 3]);
  }

  /// Puts another move of the same actor at this place.
  void set(int place, Parts move) {
    int at = place * PARTS;
    parts[at] = small(actor(place), move.verb(), move.seat(), move.amount(), move.unknown());
    parts[at + 1] = move.code();
    parts[at + 2] = move.cards();
    parts[at + 3] = move.twice();
  }

  void copyFrom(PackedMoves other) {
    size = other.size;
    if (parts.length < size * PARTS) {
      parts = new long[other.parts.length];
    }
    System.arraycopy(other.parts, 0, parts, 0, size * PARTS);
  }
}
