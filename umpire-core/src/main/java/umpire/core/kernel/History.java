package umpire.core.kernel;

/// What has happened since the last deal, in its order: who laid what, who passed, who declared.
/// Everybody at a table remembers that, so it is part of what a seat knows, and nobody who decides
/// need keep notes of their own.
///
/// It belongs to a kernel, which writes it while it plays and masks it under a veil. Cards in their
/// order, as a shuffle has them, are left out.
public final class History {

  private final PackedMoves moves = new PackedMoves();
  private boolean kept = true;

  /// Says whether anybody is going to look back; if not, nothing is noted from now on.
  public void keep(boolean wanted) {
    kept = wanted;
    if (!kept) {
      moves.clear();
    }
  }

  /// Whether what happens is noted: what is worth noting need not be worked out for nobody.
  public boolean isKept() {
    return kept;
  }

  /// A new deal begins.
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

  /// Who did what stands at this place, the oldest first.
  public int actor(int place) {
    return moves.actor(place);
  }

  /// Copies the move at this place.
  public void get(int place, Move into) {
    moves.get(place, into);
  }

  /// Puts what a viewer saw in the place of what happened.
  public void set(int place, Parts seen) {
    moves.set(place, seen);
  }

  /// Takes over what the other has noted; nothing if nobody is going to look back here.
  public void copyFrom(History other) {
    if (kept) {
      moves.copyFrom(other.moves);
    }
  }
}
