package umpire.cribbage.rules;

/// The game points for a win, a skunk (a lead of more than thirty points on the long board) and a
/// double skunk (more than sixty).
public record GamePoints(int win, int skunk, int doubleSkunk) {

  /// Whether a double skunk is worth more than a skunk.
  public boolean tellsDoubleSkunks() {
    return doubleSkunk > skunk;
  }
}
