package umpire.maumau.text;

import java.util.Optional;
import umpire.core.Chance;
import umpire.core.Kernel;
import umpire.maumau.CardRow;
import umpire.maumau.Cards;
import umpire.maumau.Dealing;
import umpire.maumau.MauMau;
import umpire.maumau.MauMauEvent;
import umpire.maumau.ShuffledDeck;
import umpire.maumau.SomeCards;

/// What the table does if it is left to chance.
final class TableChance {

  private TableChance() {}

  /// What is due from the table now; empty if nothing is.
  static Optional<MauMauEvent> next(MauMauMatch match, Chance chance) {
    MauMau game = match.game;
    if (match.isOver()) {
      return Optional.empty();
    }
    if (!match.inDeal) {
      return Optional.of(deal(match, chance));
    }
    if (game.drawing().awaitsShuffle()) {
      int[] cards = game.discarded();
      chance.shuffle(cards, cards.length);
      return Optional.of(new MauMauEvent.Shuffle(CardRow.ofBits(cards)));
    }
    if (match.toShow != 0) {
      int seat = Cards.number(match.toShow);
      var left = new SomeCards(game.hand(seat), game.unknown(seat));
      return Optional.of(new MauMauEvent.Left(seat, left));
    }
    boolean callsOff = match.returned && match.inPlay();
    return callsOff ? Optional.of(new MauMauEvent.CallOff()) : Optional.empty();
  }

  /// A shuffled deck; or, where a deal was begun hand by hand, the next hand or the opening card.
  private static MauMauEvent deal(MauMauMatch match, Chance chance) {
    Dealing dealing = match.dealing;
    if (!dealing.hasBegun()) {
      return new MauMauEvent.Deck(CardRow.ofBits(new ShuffledDeck(chance).shuffle()));
    }
    var cards = new int[Cards.DECK];
    int count = 0;
    for (int card = 0; card < Cards.DECK; card++) {
      if ((dealing.known() >> card & 1) == 0) {
        cards[count++] = 1 << card;
      }
    }
    chance.shuffle(cards, count);
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
