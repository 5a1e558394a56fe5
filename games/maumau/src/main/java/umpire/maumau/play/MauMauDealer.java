package umpire.maumau.play;

import umpire.core.SeededRandom;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Move;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;
import umpire.maumau.inference.HiddenPlaces;
import umpire.maumau.match.Dealing;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.words.Verb;

/// Deals and shuffles, calls off deals that never end, and fills in what a veil hides.
public final class MauMauDealer implements Dealer<MauMauMatch> {

  private final ShuffledDeck shortDeck = new ShuffledDeck(Cards.SHORT_DECK);
  private final ShuffledDeck fullDeck = new ShuffledDeck(Cards.ALL);

  /// The numbers of cards that are shuffled.
  private final int[] cards = new int[Cards.MAX_CARDS];

  private final HiddenPlaces hiddenPlaces = new HiddenPlaces();
  private final World world = new World();

  @Override
  public boolean next(MauMauMatch table, SeededRandom random, Move into) {
    if (table.inPlay()) {
      if (table.game().hasReturned()) {
        into.set(Verb.CALL_OFF);
      }
      return table.game().hasReturned();
    }
    if (table.isOver()) {
      return false;
    }
    if (!table.inDeal()) {
      deal(table, random, into);
    } else if (table.toShow() != 0) {
      show(table, into);
    } else {
      shuffle(table.game(), random, into);
    }
    return true;
  }

  private void shuffle(MauMau game, SeededRandom random, Move into) {
    int count = game.piles().discardPileSize() - 1;
    for (int i = 0; i < count; i++) {
      cards[i] = Cards.number(game.piles().discardPile(i));
    }
    random.shuffle(cards, count);
    into.set(Verb.SHUFFLE);
    for (int i = 0; i < count; i++) {
      into.then(cards[i]);
    }
  }

  private static void show(MauMauMatch table, Move into) {
    int seat = Integer.numberOfTrailingZeros(table.toShow());
    MauMau game = table.game();
    into.set(Verb.LEFT).seat(seat).unknown(game.unknown(seat)).cards(game.hand(seat));
  }

  /// Writes a shuffled deck; or, where a deal was begun hand by hand, the next hand or the opening
  /// card.
  private void deal(MauMauMatch table, SeededRandom random, Move into) {
    Dealing dealing = table.dealing();
    if (!dealing.hasBegun()) {
      shuffleDeck(table, random, into.set(Verb.DECK));
      return;
    }
    int count = 0;
    for (long rest = table.rules().deck() & ~dealing.known(); rest != 0; rest &= rest - 1) {
      cards[count++] = Cards.number(rest);
    }
    random.shuffle(cards, count);
    int seat = dealing.next(table.matchScore().first());
    if (seat < 0) {
      into.set(Verb.OPEN).cards(1L << cards[0]);
      return;
    }
    long hand = 0;
    for (int i = 0; i < table.handSize(); i++) {
      hand |= 1L << cards[i];
    }
    into.set(Verb.DEAL).seat(seat).cards(hand);
  }

  private void shuffleDeck(MauMauMatch table, SeededRandom random, Move into) {
    ShuffledDeck deck = table.rules().deck() == Cards.ALL ? fullDeck : shortDeck;
    for (long card : deck.shuffle(random)) {
      into.then(Cards.number(card));
    }
  }

  @Override
  public void sampleHidden(MauMauMatch veiled, SeededRandom random) {
    if (!veiled.isFullyKnown()) {
      hiddenPlaces.look(veiled);
      hiddenPlaces.settle(veiled, world.draw(hiddenPlaces, random));
    }
  }
}
