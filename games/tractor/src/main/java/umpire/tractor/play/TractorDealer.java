package umpire.tractor.play;

import umpire.core.SeededRandom;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Move;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.deck.Deck;
import umpire.tractor.round.Round;
import umpire.tractor.table.Tractor;
import umpire.tractor.words.Opening;
import umpire.tractor.words.Verb;

/// Deals at random: the rest of the decks is shuffled, and the first cards are drawn.
public final class TractorDealer implements Dealer<Tractor> {

  private final Holding stock = new Holding();
  private final int[] shuffled = new int[Deck.COPIES * Deck.KINDS + 1];
  private final long[] numbers = new long[Deck.COPIES * Deck.KINDS];
  private final Filling filling = new Filling();

  @Override
  public boolean next(Tractor table, SeededRandom random, Move into) {
    switch (table.phase()) {
      case DRAWING -> {
        int seat = table.nextToDraw();
        into.set(Verb.DEAL).seat(seat);
        draw(table, table.due(seat), random, into);
      }
      case KITTY -> {
        into.set(Verb.KITTY);
        if (table.isLaidAway()) {
          handOver(table, into);
        } else {
          draw(table, table.rules().seating().kitty(), random, into);
        }
      }
      case OPENING -> open(random, into);
      case DECLARING, LAYING_AWAY, OVERBIDDING, NAMING, PLAYING, UNDECIDED, OVER -> {
        return false;
      }
    }
    return true;
  }

  /// Draws cards from the stock. It also contains unrecorded cards dealt before, since they cannot
  /// be told apart.
  private void draw(Tractor table, int count, SeededRandom random, Move into) {
    if (table.betweenRounds()) {
      stock.fill();
    } else {
      stock.copyFrom(table.hands().stock());
    }
    random.shuffle(shuffled, spread(stock, shuffled), numbers);
    for (int i = 0; i < count; i++) {
      into.then(shuffled[i]);
    }
  }

  /// Hands over the buried cards, as far as they are known.
  private void handOver(Tractor table, Move into) {
    int known = spread(table.hands().buried(), shuffled);
    for (int i = 0; i < table.rules().seating().kitty(); i++) {
      into.then(i < known ? shuffled[i] : Hands.UNKNOWN);
    }
  }

  /// Writes out cards from the lowest to the highest, and returns their number.
  static int spread(Holding cards, int[] into) {
    int size = 0;
    for (long kinds = cards.cards(); kinds != 0; kinds &= kinds - 1) {
      int card = Long.numberOfTrailingZeros(kinds);
      into[size] = into[size + 1] = card; // the next card overwrites a single
      size += 1 + (int) (cards.pairs() >>> card & 1);
    }
    return size;
  }

  /// Opens a round laid open, with a random opening.
  private static void open(SeededRandom random, Move into) {
    int ranks = Deck.ACE - Deck.TWO + 1;
    int main = random.nextInt(Deck.SUITS + 1);
    int dealer = random.nextInt(Round.SEATS);
    int rank1 = Deck.TWO + random.nextInt(ranks);
    Opening.write(main, dealer, rank1, Deck.TWO + random.nextInt(ranks), into);
  }

  @Override
  public void sampleHidden(Tractor veiled, SeededRandom random) {
    filling.fill(veiled, random);
  }
}
