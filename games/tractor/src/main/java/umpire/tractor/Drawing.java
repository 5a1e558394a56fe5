package umpire.tractor;

import static umpire.core.kernel.Kernel.NOBODY;

import java.util.Arrays;

/// Who has drawn how many cards, and who is asked for a declaration (T28).
///
/// Everybody draws a few cards, then everybody is asked in turn; after a declaration the others are
/// asked once more. Whose turn it is never depends on cards.
final class Drawing {

  private final int[] drawn = new int[Round.SEATS];
  private int piece;
  private int first;
  private int asked;

  /// How many have been asked since somebody last declared.
  private int quiet;

  /// @param cards how many are drawn at a time
  /// @param seat who draws first
  void begin(int cards, int seat) {
    Arrays.fill(drawn, 0);
    piece = cards;
    first = seat;
    quiet = Round.SEATS;
  }

  /// How many cards a player is to draw now: none if others have drawn fewer, or all have 25.
  int due(int seat) {
    int least = Math.min(Math.min(drawn[0], drawn[1]), Math.min(drawn[2], drawn[3]));
    return drawn[seat] > least ? 0 : Math.min(piece, Round.HAND - least);
  }

  /// Who is to draw next, or nobody if all have 25 cards.
  int next() {
    for (int i = 0; i < Round.SEATS; i++) {
      int seat = (first + i) % Round.SEATS;
      if (due(seat) > 0) {
        return seat;
      }
    }
    return NOBODY;
  }

  void draw(int seat, int count) {
    drawn[seat] += count;
    asked = first;
    quiet = isEven() ? 0 : Round.SEATS;
  }

  /// Whether all have equally many cards.
  private boolean isEven() {
    return drawn[0] == drawn[1] && drawn[1] == drawn[2] && drawn[2] == drawn[3];
  }

  /// Whether somebody is still to be asked before cards are drawn again.
  boolean isAsking() {
    return quiet < Round.SEATS;
  }

  void copyFrom(Drawing other) {
    System.arraycopy(other.drawn, 0, drawn, 0, drawn.length);
    piece = other.piece;
    first = other.first;
    asked = other.asked;
    quiet = other.quiet;
  }

  int asked() {
    return asked;
  }

  /// Whether a player is asked, or will be if those before pass.
  boolean isStillAsked(int seat) {
    return quiet + before(seat) < Round.SEATS;
  }

  /// How many are asked before a player.
  private int before(int seat) {
    return Math.floorMod(seat - asked, Round.SEATS);
  }

  /// A player passes, and with that all who were to be asked before.
  void pass(int seat) {
    quiet += before(seat) + 1;
    asked = Round.next(seat);
  }

  /// Somebody has declared, asked or not: the others are asked again. Nobody is while the cards of
  /// this turn are still being drawn.
  void declare(int seat) {
    if (isEven()) {
      asked = Round.next(seat);
      quiet = 1;
    }
  }
}
