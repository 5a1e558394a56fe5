package umpire.cribbage.play;

import umpire.core.SeededRandom;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage;

/// Plays by rules of thumb: keeps the hand that counts most on average, discards to help its own
/// crib or spoil the other's, pegs what it can and gives away little, and misses no point in the
/// show.
public final class RulesPlayer implements Strategy<Cribbage> {

  @Override
  public String name() {
    return "rules";
  }

  @Override
  public String about() {
    return "rules of thumb: best average hand, crib for or against, points first in the play, no"
        + " easy fifteens";
  }

  @Override
  public void choose(Cribbage table, int seat, SeededRandom random, Move answer) {
    switch (table.phase()) {
      case DISCARD -> answer.set(Verb.DISCARD).cards(LayingAway.best(table, seat));
      case PLAY -> answer.set(Verb.LAY).cards(1L << PlayOfCards.best(table.pegging(), seat));
      case PEG -> answer.set(Verb.PEG).amount(table.pegging().due());
      case COUNT -> answer.set(Verb.COUNT).amount(table.showPhase().worth());
      case MUGGINS -> answer.set(Verb.MUGGINS).amount(table.muggins().missed());
      case CUT, DEAL, STARTER, SHOW, CRIB, OVER ->
          throw new IllegalArgumentException("no player is awaited");
    }
  }

  /// Whether it ignores hidden cards: yes, it reads its own hand and the open cards.
  @Override
  public boolean ignoresHiddenState() {
    return true;
  }
}
