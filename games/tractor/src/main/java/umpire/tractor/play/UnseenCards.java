package umpire.tractor.play;

import umpire.tractor.cards.Holding;
import umpire.tractor.table.Tractor;

/// All cards that others may hold, as far as a seat knows: those neither laid nor its own. The
/// player who buried the kitty also knows that.
final class UnseenCards {

  private final Holding cards = new Holding();
  private final Holding laid = new Holding();

  void look(Tractor game, int seat) {
    cards.fill();
    cards.removeAll(game.hands().known(seat));
    game.round().laid(laid);
    cards.removeAll(laid);
    if (seat == game.holder()) {
      cards.removeAll(game.hands().buried());
    }
  }

  Holding cards() {
    return cards;
  }
}
