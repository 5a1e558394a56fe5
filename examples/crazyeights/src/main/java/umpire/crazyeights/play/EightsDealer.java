package umpire.crazyeights.play;

import umpire.core.SeededRandom;
import umpire.core.cards.Draw;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.crazyeights.table.Deal;
import umpire.crazyeights.table.Eights;
import umpire.crazyeights.table.Hands;
import umpire.crazyeights.table.Verb;

/// Deals the cards that are due, choosing uniformly among the remaining ones.
public final class EightsDealer implements Dealer<Eights> {

  @Override
  public boolean next(Eights table, SeededRandom random, Move into) {
    if (table.toAct() != Kernel.HOUSE) {
      return false;
    }
    Deal deal = table.deal();
    long unseen = deal.hands().unseen();
    if (deal.due() > 0) {
      into.set(Verb.DEAL).seat(deal.seat()).cards(Draw.some(deal.due(), unseen, random));
    } else {
      into.set(Verb.TURN_UP).cards(Draw.some(1, unseen, random));
    }
    return true;
  }

  /// Shares out the unseen cards with equal chances. The moves of other players reveal nothing
  /// certain about their hands: a player who draws or passes may hold any cards, except where
  /// drawing is forced, and there the hands are open.
  @Override
  public void sampleHidden(Eights veiled, SeededRandom random) {
    Hands hands = veiled.deal().hands();
    for (int seat = 0; seat < veiled.seats(); seat++) {
      veiled.fill(seat, Draw.some(hands.unknown(seat), hands.unseen(), random));
    }
  }
}
