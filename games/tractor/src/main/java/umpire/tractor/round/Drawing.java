package umpire.tractor.round;

import static umpire.core.kernel.Kernel.NOBODY;

import java.util.Arrays;
import umpire.tractor.deck.Seating;

/// The number of cards each player has drawn, and the player asked for a declaration (T28).
///
/// All players draw a few cards, then all are asked in turn; after a declaration the others are
/// asked once more. The turn never depends on the cards.
public final class Drawing {

  private final Seating seating;

  private final int[] drawn = new int[Seating.MAX];
  private int piece;
  private int first;
  private int asked;

  /// The number of players asked since the last declaration.
  private int quiet;

  /// The player left out while the others are asked once more, or
  /// [umpire.core.kernel.Kernel#NOBODY].
  private int spared = NOBODY;

  public Drawing(Seating seating) {
    this.seating = seating;
  }

  /// Begins a deal, before any player has drawn or passed.
  ///
  /// @param cards the number of cards drawn at a time
  /// @param seat the first player to draw
  public void begin(int cards, int seat) {
    Arrays.fill(drawn, 0);
    piece = cards;
    first = seat;
    quiet = seating.seats();
    spared = NOBODY;
  }

  /// The number of cards a player has to draw now: none if others have drawn fewer, or if all hands
  /// are full.
  public int due(int seat) {
    int least = least();
    return drawn[seat] > least ? 0 : Math.min(piece, seating.hand() - least);
  }

  /// The smallest number of cards drawn by any player.
  private int least() {
    int least = drawn[0];
    for (int seat = 1; seat < seating.seats(); seat++) {
      least = Math.min(least, drawn[seat]);
    }
    return least;
  }

  /// The player to draw next, or [umpire.core.kernel.Kernel#NOBODY] if all hands are full.
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

  /// Whether all players have equally many cards.
  private boolean isEven() {
    boolean even = true;
    for (int seat = 1; seat < seating.seats(); seat++) {
      even &= drawn[seat] == drawn[0];
    }
    return even;
  }

  /// Whether any player is still to be asked before cards are drawn again.
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

  /// Whether a player is being asked, or will be if the players before them pass.
  public boolean isStillAsked(int seat) {
    return quiet + before(seat) < seating.seats();
  }

  /// The number of players asked before this one.
  private int before(int seat) {
    return Math.floorMod(seat - asked, seating.seats());
  }

  /// Whether a player has passed since cards were last drawn or a declaration was made.
  public boolean hasPassed(int seat) {
    return isEven() && seat != spared && Math.floorMod(asked - 1 - seat, seating.seats()) < quiet;
  }

  /// A player passes, and so do all players due before them.
  public void pass(int seat) {
    quiet += before(seat) + 1;
    asked = seating.next(seat);
  }

  /// Asks the others once more, in turn.
  public void askOthers(int seat) {
    asked = seating.next(seat);
    quiet = 1;
    spared = seat;
  }

  /// Notes a declaration, asked for or not: the others are asked again, but not while the cards of
  /// this turn are still being drawn.
  public void declare(int seat) {
    if (isEven()) {
      askOthers(seat);
    }
  }
}
