package umpire.crazyeights.play;

import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;
import umpire.crazyeights.table.Cards;
import umpire.crazyeights.table.Eights;
import umpire.crazyeights.table.Verb;

/// Plays by rules of thumb: lays the most valuable card that fits, keeps the eights for last, and
/// names the suit of which it holds most.
public final class RulesPlayer implements Strategy<Eights> {

  @Override
  public String name() {
    return "rules";
  }

  @Override
  public String about() {
    return "lays the dearest card that fits, an eight only if nothing else does";
  }

  /// This strategy looks only at its own hand.
  @Override
  public boolean ignoresHiddenState() {
    return true;
  }

  @Override
  public void choose(Eights veiled, int seat, SeededRandom random, Move answer) {
    long hand = veiled.deal().hands().known(seat);
    if (may(veiled, seat, answer.set(Verb.SHOW).cards(hand))) {
      return;
    }
    long fitting = hand & veiled.deal().fitting();
    if (fitting != 0) {
      int card = best(fitting);
      int suit = Cards.isEight(card) ? favourite(hand & ~(1L << card)) : Cards.suit(card);
      Verb.lay(card, suit, answer);
    } else if (!may(veiled, seat, answer.set(Verb.DRAW))) {
      answer.set(Verb.PASS);
    }
  }

  private static boolean may(Eights table, int seat, Move move) {
    return table.check(seat, move) == Kernel.LEGAL;
  }

  private static int best(long fitting) {
    int best = Cards.lowest(fitting);
    for (long rest = fitting; rest != 0; rest &= rest - 1) {
      best = keenness(Cards.lowest(rest)) > keenness(best) ? Cards.lowest(rest) : best;
    }
    return best;
  }

  private static int keenness(int card) {
    return Cards.isEight(card) ? 0 : Cards.worth(card);
  }

  private static int favourite(long hand) {
    int favourite = 0;
    for (int suit = 1; suit < 4; suit++) {
      favourite = Cards.ofSuit(hand, suit) > Cards.ofSuit(hand, favourite) ? suit : favourite;
    }
    return favourite;
  }
}
