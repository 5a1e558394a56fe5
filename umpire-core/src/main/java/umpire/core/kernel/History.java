package umpire.core.kernel;

/// The moves since the last deal, in order. All players at a table have seen them, so they are part
/// of what a seat knows, and strategies need not remember them.
///
/// A history belongs to a kernel, which adds moves while it plays and masks them under a veil.
/// Ordered cards, as in a shuffle, are left out.
public final class History {

  private final PackedMoves moves = new PackedMoves();
  private boolean kept = true;

  /// Turns recording on or off. Turning it off removes all moves.
  public void keep(boolean wanted) {
    kept = wanted;
    if (!kept) {
      moves.clear();
    }
  }

  /// Whether moves are recorded. If not, callers may skip work that only serves the history.
  public boolean isKept() {
    return kept;
  }

  /// Removes all moves, as at a new deal.
  public void clear() {
    moves.clear();
  }

  public void add(int actor, Parts move) {
    if (kept) {
      moves.add(actor, move);
    }
  }

  public int size() {
    return moves.size();
  }

  /// The actor of the move at this index, from 0 for the oldest: a seat, or [Kernel#HOUSE].
  public int actor(int index) {
    return moves.actor(index);
  }

  /// Copies the move at this index, without ordered cards.
  public void get(int index, Move into) {
    moves.get(index, into);
  }

  /// Replaces the move at this index by what a viewer saw of it. Its actor stays.
  public void set(int index, Parts seen) {
    moves.set(index, seen);
  }

  /// Copies the other history, if this one records; else does nothing.
  public void copyFrom(History other) {
    if (kept) {
      moves.copyFrom(other.moves);
    }
  }
}
