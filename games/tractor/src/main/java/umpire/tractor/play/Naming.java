package umpire.tractor.play;

import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.table.Tractor;
import umpire.tractor.words.Verb;

/// Chooses the card that names a friend: the highest of a suit of which the dealer lacks it, so
/// that its holder takes a trick with it; or its second copy if the dealer has the first. Among
/// these, prefers a suit in which the dealer has low cards to lead, but not many.
final class Naming {

  private final UnseenCards unseenCards = new UnseenCards();
  private final Moves worthy = new Moves();
  private final Move friend = new Move();

  void choose(Tractor game, int seat, Move answer) {
    worthy.clear();
    list(game, seat, worthy);
    if (worthy.size() == 0) {
      game.listLegal(seat, worthy); // all are own or buried cards
    }
    worthy.get(0, answer);
  }

  /// Lists the candidates, the best first: one card of each suit.
  void list(Tractor game, int seat, Moves into) {
    unseenCards.look(game, seat);
    Holding hand = game.hands().known(seat);
    TrumpOrder order = game.play().order();
    for (int held = 0; held < Deck.COPIES; held++) {
      for (int length = 1; length <= hand.size(); length++) {
        listOfLength(hand, order, held, length, into);
      }
      listOfLength(hand, order, held, 0, into);
    }
  }

  /// Lists the cards of suits in which the dealer has this number of cards, and this number of
  /// copies of the named card.
  private void listOfLength(Holding hand, TrumpOrder order, int held, int length, Moves into) {
    for (int suit = 0; suit < TrumpOrder.TRUMPS; suit++) {
      long kinds = order.kindsIn(suit);
      int card = highest(unseenCards.cards().cards() & kinds, order);
      if (card >= 0 && hand.size(kinds) == length && hand.size(1L << card) == held) {
        into.add(friend.set(Verb.FRIEND).cards(1L << card).amount(held + 1));
      }
    }
  }

  /// The highest of some cards, or -1 if there are none.
  private static int highest(long kinds, TrumpOrder order) {
    int highest = -1;
    for (long rest = kinds; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      highest = highest < 0 || order.place(card) > order.place(highest) ? card : highest;
    }
    return highest;
  }
}
