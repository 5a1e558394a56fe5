package umpire.maumau;

import umpire.core.Chance;
import umpire.core.Playout;
import umpire.core.Tape;

/// Random deals, played by the decision rules.
final class MauMauPlayout implements Playout {

  private final DecidedGame decided = new DecidedGame();
  private final Chance chance = new Chance(0);
  private final ShuffledDeck deck = new ShuffledDeck(chance);
  private final int players;

  MauMauPlayout(int players) {
    this.players = players;
  }

  @Override
  public MauMau kernel() {
    return decided.game();
  }

  @Override
  public void deal(long number, Tape tape) {
    kernel().deal(players, shuffled(number), tape);
  }

  @Override
  public int choose(Tape tape) {
    return DecisionRules.choose(kernel(), tape);
  }

  @Override
  public void run(long number, Tape tape) {
    decided.play(players, shuffled(number), tape);
  }

  private int[] shuffled(long number) {
    chance.reseed(Chance.mix(number));
    return deck.shuffle();
  }
}
