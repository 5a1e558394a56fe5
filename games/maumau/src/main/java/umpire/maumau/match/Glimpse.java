package umpire.maumau.match;

import umpire.core.kernel.Move;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;

/// What one viewer gets to see beside a move that players make, as pairs in its row: the cards they
/// draw themselves, that a card which somebody drew did not fit, and what was left in hands when a
/// deal is over. The table itself needs none of it: it knows the deck.
final class Glimpse {

  /// The next card of the draw pile. Smaller numbers are seats, which show what they have left.
  private static final int TOP = MauMau.MAX_PLAYERS;

  /// The card drawn does not fit.
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

  /// Takes in what is seen beside a move, before it is made.
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
