package umpire.cribbage.play;

import umpire.core.SeededRandom;
import umpire.core.cards.Draw;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Move;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.game.Cribbage.Phase;
import umpire.cribbage.table.CutForDeal;
import umpire.cribbage.table.DealCards;

/// Cuts, deals and turns up cards at random.
public final class CribbageDealer implements Dealer<Cribbage> {

  private final HiddenCards hidden;

  public CribbageDealer(int players) {
    hidden = new HiddenCards(players);
  }

  @Override
  public boolean next(Cribbage table, SeededRandom random, Move into) {
    if (table.phase() == Phase.PLAY) {
      return false; // fast path: more than half of all moves
    }
    DealCards dealCards = table.dealCards();
    switch (table.phase()) {
      case CUT -> cut(table.cutForDeal(), random, into);
      case DEAL -> deal(table, dealCards, random, into);
      case STARTER ->
          into.set(Verb.STARTER).cards(Draw.some(1, Cards.ALL & ~dealCards.seen(), random));
      case SHOW -> show(table, random, into);
      case CRIB -> crib(dealCards, random, into);
      case DISCARD, PLAY, PEG, COUNT, MUGGINS, OVER -> {
        return false;
      }
    }
    return true;
  }

  private static void cut(CutForDeal cut, SeededRandom random, Move into) {
    into.set(Verb.CUT).seat(cut.next()).cards(Draw.some(1, Cards.ALL & ~cut.seen(), random));
  }

  private static void deal(Cribbage table, DealCards dealCards, SeededRandom random, Move into) {
    long rest = Cards.ALL & ~dealCards.seen();
    int players = table.seats();
    int seat = table.dealer();
    for (int i = 0; i < players; i++) {
      seat = seat + 1 == players ? 0 : seat + 1;
      if (!dealCards.isServed(seat)) {
        into.set(Verb.DEAL).seat(seat).cards(Draw.some(table.settings().dealt(), rest, random));
        return;
      }
    }
    into.set(Verb.TO_CRIB).cards(Draw.some(1, rest, random));
  }

  /// Shows the hand; any unknown cards of it are drawn from those the player may hold.
  private static void show(Cribbage table, SeededRandom random, Move into) {
    DealCards dealCards = table.dealCards();
    int seat = table.showPhase().counter();
    int missing = dealCards.hiddenInHand(seat);
    long others = missing == 0 ? 0 : HiddenCards.rest(table, seat, random);
    into.set(Verb.SHOW).seat(seat).cards(dealCards.hand(seat) | others);
  }

  /// Turns up the crib; any unknown cards of it are drawn from the unseen ones.
  private static void crib(DealCards dealCards, SeededRandom random, Move into) {
    long known = dealCards.knownCrib();
    int missing = Cards.CRIB - Long.bitCount(known);
    long others = missing == 0 ? 0 : Draw.some(missing, Cards.ALL & ~dealCards.seen(), random);
    into.set(Verb.CRIB).cards(known | others);
  }

  @Override
  public void sampleHidden(Cribbage veiled, SeededRandom random) {
    hidden.fill(veiled, random);
  }
}
