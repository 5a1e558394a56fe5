package umpire.cribbage;

/// What a game is worth: a win, a skunk (more than thirty points behind on the long board) and a
/// double skunk (more than sixty).
public record GamePoints(int win, int skunk, int doubleSkunk) {

  /// Whether a double skunk is worth more than a skunk.
  boolean tellsDoubleSkunks() {
    return doubleSkunk > skunk;
  }
}
