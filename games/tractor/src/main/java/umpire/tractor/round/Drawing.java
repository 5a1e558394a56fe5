package umpire.tractor.round;

import static umpire.core.kernel.Kernel.NOBODY;

import java.util.Arrays;
import umpire.tractor.deck.Seating;

/// Who has drawn how many cards, and who is asked for a declaration (T28).
///
/// Everybody draws a few cards, then everybody is asked in turn; after a declaration the others are
/// asked once more. Whose turn it is never depends on cards.
public final class Drawing {

  private final Seating seating;

  private final int[] drawn = new int[Seating.MAX];
  private int piece;
  private int first;
  private int asked;

  /// How many have been asked since somebody last declared.
  private int quiet;

  /// Who is not asked since the others are, or nobody.
  private int spared = NOBODY;

  public Drawing(Seating seating) {
    this.seating = seating;
  }

  /// Nobody has drawn, and nobody has passed.
  ///
  /// @param cards how many are drawn at a time
  /// @param seat who draws first
  public void begin(int cards, int seat) {
    Arrays.fill(drawn, 0);
    piece = cards;
    first = seat;
    quiet = seating.seats();
    spared = NOBODY;
  }

  /// How many cards a player is to draw now: none if others have drawn fewer, or all have theirs.
  public int due(int seat) {
    int least = least();
    return drawn[seat] > least ? 0 : Math.min(piece, seating.hand() - least);
  }

  /// How many cards those have drawn who have the fewest.
  private int least() {
    int least = drawn[0];
    for (int seat = 1; seat < seating.seats(); seat++) {
      least = Math.min(least, drawn[seat]);
    }
    return least;
  }

  /// Who is to draw next, or nobody if all have theirs.
  public int next() {
    int least = least();
    if (least == seating.hand()) {
      return NOBODY;
    }
    int seat = first;
    while (drawn[seat] > least) {
      seat = seating.next(seat);
    }
    return seat;
  }

  public void draw(int seat, int count) {
    drawn[seat] += count;
    asked = first;
    spared = NOBODY;
    quiet = isEven() ? 0 : seating.seats();
  }

  /// Whether all have equally many cards.
  private boolean isEven() {
    boolean even = true;
    for (int seat = 1; seat < seating.seats(); seat++) {
      even &= drawn[seat] == drawn[0];
    }
    return even;
  }

  /// Whether somebody is still to be asked before cards are drawn again.
  public boolean isAsking() {
    return quiet < seating.seats();
  }

  public void copyFrom(Drawing other) {
    System.arraycopy(other.drawn, 0, drawn, 0, drawn.length);
    piece = other.piece;
    first = other.first;
    asked = other.asked;
    quiet = other.quiet;
    spared = other.spared;
  }

  public int asked() {
    return asked;
  }

  /// Whether a player is asked, or will be if those before pass.
  public boolean isStillAsked(int seat) {
    return quiet + before(seat) < seating.seats();
  }

  /// How many are asked before a player.
  private int before(int seat) {
    return Math.floorMod(seat - asked, seating.seats());
  }

  /// Whether a player has been asked since cards were drawn or somebody declared, and has passed.
  public boolean hasPassed(int seat) {
    return isEven() && seat != spared && Math.floorMod(asked - 1 - seat, seating.seats()) < quiet;
  }

  /// A player passes, and with that all who were to be asked before.
  public void pass(int seat) {
    quiet += before(seat) + 1;
    asked = seating.next(seat);
  }

  /// The others are asked once more, by turns.
  public void askOthers(int seat) {
    asked = seating.next(seat);
    quiet = 1;
    spared = seat;
  }

  /// Somebody has declared, asked or not: the others are asked again. Nobody is while the cards of
  /// this turn are still being drawn.
  public void declare(int seat) {
    if (isEven()) {
      askOthers(seat);
    }
  }
}
