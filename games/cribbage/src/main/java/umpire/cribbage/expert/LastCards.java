package umpire.cribbage.expert;

import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Move;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.play.RulesPlayer;

/// The end of the play, when only one player has cards left: no hidden card matters, and every
/// order of the cards is tried. More pegs are always better, whatever the score.
final class LastCards {

  private final Cribbage[] tables;
  private final RulesPlayer rules = new RulesPlayer();
  private final SeededRandom unused = new SeededRandom(0);
  private final Move move = new Move();
  private final RulingLog silence = RulingLog.none();

  LastCards(Cribbage like) {
    tables = new Cribbage[like.settings().hand() + 1];
    for (int i = 0; i < tables.length; i++) {
      tables[i] = new Cribbage(like.settings());
    }
  }

  /// Whether no other player has a card left.
  static boolean isAlone(Cribbage veiled, int seat) {
    for (int other = 0; other < veiled.seats(); other++) {
      boolean has = veiled.pegging().hand(other) != 0 || veiled.dealCards().hiddenInHand(other) > 0;
      if (other != seat && has) {
        return false;
      }
    }
    return true;
  }

  /// The best card to begin with, the lowest of equals.
  int best(Cribbage veiled, int seat) {
    int best = 0;
    int most = -1;
    for (long rest = veiled.pegging().fitting(seat); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      int points = after(veiled, seat, card, 0);
      best = points > most ? card : best;
      most = Math.max(most, points);
    }
    return best;
  }

  /// The most points that the seat's side can reach with this card laid next.
  private int after(Cribbage before, int seat, int card, int depth) {
    Cribbage table = tables[depth];
    table.copyFrom(before);
    table.play(seat, move.set(Verb.LAY).cards(1L << card), silence);
    while (table.phase() == Cribbage.Phase.PEG || table.phase() == Cribbage.Phase.MUGGINS) {
      int actor = table.toAct();
      rules.choose(table, actor, unused, move);
      table.play(actor, move, silence);
    }
    if (table.phase() != Cribbage.Phase.PLAY) {
      return table.tally(0, table.side(seat));
    }
    int most = 0;
    for (long rest = table.pegging().fitting(seat); rest != 0; rest &= rest - 1) {
      int next = Long.numberOfTrailingZeros(rest);
      most = Math.max(most, after(table, seat, next, depth + 1));
    }
    return most;
  }
}
