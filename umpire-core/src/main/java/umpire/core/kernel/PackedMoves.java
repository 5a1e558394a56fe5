package umpire.core.kernel;

import java.util.Arrays;

/// Moves with their actors, one after another in a single reusable array. Ordered cards, as in a
/// shuffle, are left out.
final class PackedMoves {

  /// The numbers per move: one for the small parts, one for the game's own bits, two sets of cards.
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

  /// Adds a move that is given by its parts.
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

  /// Packs the small parts into one number: verbs, seats and counts of cards are small. The actor
  /// may be negative, for the table.
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

  int actor(int index) {
    return (int) (parts[index * PARTS] >> ACTOR_SHIFT);
  }

  /// Copies the move at this index.
  void get(int index, Move into) {
    int at = index * PARTS;
    long small = parts[at];
    into.set((int) (small >>> VERB_SHIFT) & SMALL)
        .seat((byte) (small >>> SEAT_SHIFT))
        .amount((int) small & AMOUNTS)
        .unknown((int) (small >>> UNKNOWN_SHIFT) & UNKNOWNS)
        .code(parts[at + 1])
        .cards(parts[at + 2])
        .twice(parts[at + 3]);
  }

  /// Replaces the move at this index; its actor stays.
  void set(int index, Parts move) {
    int at = index * PARTS;
    parts[at] = small(actor(index), move.verb(), move.seat(), move.amount(), move.unknown());
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
