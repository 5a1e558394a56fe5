package umpire.core.kernel;

/// A list of moves that is written over and over. It says whether it is complete. Moves with cards
/// in their order are the house's, and nobody lists them.
public final class Moves {

  private static final int WHOEVER_ASKS = 0;

  private final PackedMoves moves = new PackedMoves();
  private boolean complete = true;

  /// Begins a list, which is complete until somebody says otherwise.
  public void clear() {
    moves.clear();
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
    moves.add(WHOEVER_ASKS, verb, number, unknown, set, twice);
  }

  public int size() {
    return moves.size();
  }

  /// Whether these are all there are.
  public boolean isComplete() {
    return complete;
  }

  /// Copies the move at this place.
  public void get(int place, Move into) {
    moves.get(place, into);
  }
}
