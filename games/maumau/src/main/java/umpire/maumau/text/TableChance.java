package umpire.maumau.text;

import umpire.core.Chance;
import umpire.core.Kernel;
import umpire.maumau.CardRow;
import umpire.maumau.Cards;
import umpire.maumau.Dealing;
import umpire.maumau.MauMauEvent;
import umpire.maumau.SomeCards;

/// What the table deals if it is left to chance.
final class TableChance {

  private TableChance() {}

  /// A shuffled deck; or, where a deal was begun hand by hand, the next hand or the opening card.
  static MauMauEvent deal(MauMauMatch match, Chance chance) {
    Dealing dealing = match.dealing;
    var cards = new int[Cards.DECK];
    int count = 0;
    for (int card = 0; card < Cards.DECK; card++) {
      if ((dealing.known() >> card & 1) == 0) {
        cards[count++] = 1 << card;
      }
    }
    chance.shuffle(cards, count);
    if (!dealing.hasBegun()) {
      return new MauMauEvent.Deck(CardRow.ofBits(cards));
    }
    int seat = dealing.next(match.standing.first());
    if (seat == Kernel.NOBODY) {
      return new MauMauEvent.Open(Cards.number(cards[0]));
    }
    int hand = 0;
    for (int i = 0; i < match.agreement.rules().handSize(match.seats()); i++) {
      hand |= cards[i];
    }
    return new MauMauEvent.Deal(seat, SomeCards.known(hand));
  }
}
