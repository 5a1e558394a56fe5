package umpire.cribbage;

import umpire.core.Chance;
import umpire.core.Kernel;

/// Deals out anew what somebody at the table cannot see, in agreement with all he has seen: the
/// number of cards everywhere, the cards that lie open, and what follows from a go.
public final class Redeal {

  private static final int HIGHEST = 10;

  private final Cribbage table;
  private final Layout layout;
  private final int viewer;
  private final Chance chance;
  private long pool;

  private Redeal(Cribbage table, int viewer, Chance chance) {
    this.table = table;
    this.layout = table.layout();
    this.viewer = viewer;
    this.chance = chance;
  }

  /// Another table that the viewer cannot tell from this one.
  ///
  /// @param viewer a seat, or [Kernel#NOBODY] for who sees only what lies open
  public static Cribbage of(Cribbage table, int viewer, Chance chance) {
    Cribbage other = table.copy();
    new Redeal(other, viewer, chance).run();
    return other;
  }

  private void run() {
    do {
      redealHands();
    } while (!awaitedPlayerCanLay());
    if (layout.cribTurnedUp()) {
      pool = layout.crib() & ~ownThrown();
    }
    for (int seat = 0; seat < table.terms().players(); seat++) {
      if (seat != viewer) {
        layout.replaceThrown(seat, draw(Long.bitCount(layout.thrown(seat)), pool));
      }
    }
    layout.replaceStraight(draw(Long.bitCount(layout.straight()), pool));
  }

  /// Who is known to hold no low cards chooses first; as the others may hold what he may, every
  /// agreeing deal is then as likely.
  private void redealHands() {
    pool = Draw.DECK & ~visible();
    for (int above = HIGHEST; above >= 0; above--) {
      for (int seat = 0; seat < table.terms().players(); seat++) {
        if (seat != viewer && above(seat) == above) {
          redealHand(seat, above);
        }
      }
    }
  }

  /// Who is to lay has not said go, and so has a card that fits.
  private boolean awaitedPlayerCanLay() {
    int seat = table.pegging().toAct();
    return !table.isInPlay()
        || seat == Kernel.NOBODY
        || layout.hiddenInHand(seat) > 0
        || table.pegging().fitting(seat) != 0;
  }

  private long visible() {
    int starter = layout.starter();
    long open = layout.laid() | layout.crib() | (starter == Layout.NO_CARD ? 0 : 1L << starter);
    return viewer == Kernel.NOBODY ? open : open | layout.hand(viewer) | ownThrown();
  }

  private long ownThrown() {
    return viewer == Kernel.NOBODY ? 0 : layout.thrown(viewer);
  }

  private int above(int seat) {
    return table.playHasBegun() ? Math.min(HIGHEST, table.cardsAbove(seat)) : 0;
  }

  private void redealHand(int seat, int above) {
    long laid = layout.hand(seat) & layout.laid();
    long held = layout.hand(seat) & ~laid;
    long fresh = draw(Long.bitCount(held), pool & ~((1L << (4 * above)) - 1));
    layout.replaceHand(seat, laid | fresh);
    if (table.playHasBegun()) {
      table.pegging().replaceHand(seat, fresh);
    }
  }

  /// Takes so many of these cards out of the pool.
  private long draw(int count, long from) {
    long drawn = Draw.some(count, from, chance);
    pool &= ~drawn;
    return drawn;
  }
}
