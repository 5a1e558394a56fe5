package umpire.crazyeights;

import umpire.core.Chance;
import umpire.core.Playout;
import umpire.core.Tape;

/// Random deals, in which everybody does anything that is allowed.
final class EightsPlayout implements Playout {

  private final Eights eights = new Eights();
  private final Chance chance = new Chance(0);
  private final int players;
  private final int[] deck = new int[Eights.DECK];
  private final int[] moves = new int[Eights.MOVES];

  EightsPlayout(int players) {
    this.players = players;
  }

  @Override
  public Eights kernel() {
    return eights;
  }

  @Override
  public void deal(long number, Tape tape) {
    chance.reseed(Chance.mix(number));
    for (int card = 0; card < deck.length; card++) {
      deck[card] = card;
    }
    chance.shuffle(deck, deck.length);
    eights.deal(players, deck, tape);
  }

  @Override
  public int choose(Tape tape) {
    return moves[chance.below(eights.legal(moves))];
  }

  @Override
  public void run(long number, Tape tape) {
    deal(number, tape);
    while (eights.toAct() != Eights.NOBODY) {
      eights.play(choose(tape), tape);
    }
  }
}
