package umpire.maumau.match;

import umpire.core.kernel.Move;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;

/// The extra information that one viewer gets with a player's move, as pairs in the move's row: the
/// cards the viewer draws, that a card drawn by another player did not fit, and the cards left in
/// hands when a deal is over. The table itself needs none of it: it knows the deck.
final class Glimpse {

  /// Marks the next card of the draw pile. Smaller numbers are seats, with a card left there.
  private static final int TOP = MauMau.MAX_PLAYERS;

  /// Marks that the drawn card does not fit.
  private static final int MISFIT = TOP + 1;

  private Glimpse() {}

  static void seeTop(Move move, long card) {
    move.then(TOP).then(Cards.number(card));
  }

  static void seeMisfit(Move move) {
    move.then(MISFIT).then(0);
  }

  static void seeLeft(Move move, int seat, long hand) {
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      move.then(seat).then(Cards.number(rest));
    }
  }

  /// Adds a move's extra information to the deal, before the move is made.
  static void take(Move move, MauMau game) {
    int top = game.piles().front();
    for (int i = 0; i + 1 < move.length(); i += 2) {
      int where = move.card(i);
      long card = 1L << move.card(i + 1);
      if (where == TOP) {
        game.piles().see(top++, card);
      } else if (where == MISFIT) {
        game.drawing().seeMisfit();
      } else {
        game.find(where, card);
      }
    }
  }
}
