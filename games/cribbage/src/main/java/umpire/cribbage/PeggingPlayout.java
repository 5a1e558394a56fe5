package umpire.cribbage;

import umpire.core.Chance;
import umpire.core.Playout;
import umpire.core.Tape;

/// Random deals, in which everybody lays any card that fits.
final class PeggingPlayout implements Playout {

  private final Pegging pegging = new Pegging();
  private final Chance chance = new Chance(0);
  private final int players;
  private final int[] deck = new int[Pegging.DECK];
  private final long[] hands = new long[Pegging.MOST_PLAYERS];
  private final int[] moves = new int[Pegging.DECK];

  PeggingPlayout(int players) {
    this.players = players;
  }

  @Override
  public Pegging kernel() {
    return pegging;
  }

  @Override
  public void deal(long number, Tape tape) {
    chance.reseed(Chance.mix(number));
    for (int card = 0; card < deck.length; card++) {
      deck[card] = card;
    }
    chance.shuffle(deck, deck.length);
    for (int player = 0; player < players; player++) {
      hands[player] = 0;
      for (int i = 0; i < Pegging.HAND; i++) {
        hands[player] |= 1L << deck[Pegging.HAND * player + i];
      }
    }
    pegging.deal(players, hands);
  }

  @Override
  public int choose(Tape tape) {
    return moves[chance.below(pegging.legal(moves))];
  }

  @Override
  public void run(long number, Tape tape) {
    deal(number, tape);
    while (pegging.toAct() != Pegging.NOBODY) {
      pegging.play(choose(tape), tape);
    }
  }
}
