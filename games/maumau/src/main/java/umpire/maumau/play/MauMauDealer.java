package umpire.maumau.play;

import umpire.core.Chance;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Move;
import umpire.maumau.Cards;
import umpire.maumau.Dealing;
import umpire.maumau.Hidden;
import umpire.maumau.MauMau;
import umpire.maumau.MauMauMatch;
import umpire.maumau.Verb;

/// Deals and shuffles, calls off what never ends, and fills in what a veil hides.
public final class MauMauDealer implements Dealer<MauMauMatch> {

  private final ShuffledDeck deck = new ShuffledDeck();
  private final int[] cards = new int[Cards.DECK];
  private final Hidden hidden = new Hidden();
  private final World world = new World();

  @Override
  public boolean next(MauMauMatch table, Chance chance, Move into) {
    if (table.inPlay()) {
      if (table.game().hasReturned()) {
        into.set(Verb.CALL_OFF.ordinal());
      }
      return table.game().hasReturned();
    }
    if (table.isOver()) {
      return false;
    }
    if (!table.inDeal()) {
      deal(table, chance, into);
    } else if (table.toShow() != 0) {
      show(table, into);
    } else {
      shuffle(table.game(), chance, into);
    }
    return true;
  }

  private void shuffle(MauMau game, Chance chance, Move into) {
    int count = game.discardPileSize() - 1;
    for (int i = 0; i < count; i++) {
      cards[i] = game.discardPile(i);
    }
    chance.shuffle(cards, count);
    write(into.set(Verb.SHUFFLE.ordinal()), cards, count);
  }

  private static void write(Move into, int[] bits, int count) {
    for (int i = 0; i < count; i++) {
      into.then(Cards.number(bits[i]));
    }
  }

  private static void show(MauMauMatch table, Move into) {
    int seat = Cards.number(table.toShow());
    MauMau game = table.game();
    into.set(Verb.LEFT.ordinal(), seat, game.unknown(seat), Verb.set(game.hand(seat)), 0);
  }

  /// A shuffled deck; or, where a deal was begun hand by hand, the next hand or the opening card.
  private void deal(MauMauMatch table, Chance chance, Move into) {
    Dealing dealing = table.dealing();
    if (!dealing.hasBegun()) {
      write(into.set(Verb.DECK.ordinal()), deck.shuffle(chance), Cards.DECK);
      return;
    }
    int count = 0;
    for (int rest = ~dealing.known(); rest != 0; rest &= rest - 1) {
      cards[count++] = Integer.lowestOneBit(rest);
    }
    chance.shuffle(cards, count);
    int seat = dealing.next(table.standing().first());
    if (seat < 0) {
      into.set(Verb.OPEN.ordinal(), Cards.number(cards[0]));
      return;
    }
    int hand = 0;
    for (int i = 0; i < table.handSize(); i++) {
      hand |= cards[i];
    }
    into.set(Verb.DEAL.ordinal(), seat, 0, Verb.set(hand), 0);
  }

  @Override
  public void fill(MauMauMatch veiled, Chance chance) {
    if (!veiled.isFullyKnown()) {
      hidden.look(veiled);
      hidden.settle(veiled, world.draw(hidden, chance));
    }
  }
}
