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

/// Brings the cards that are due, each of those left with the same chance.
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

  /// Nothing that the others did says anything certain about their hands: whoever draws or passes
  /// may hold what they like, and where they may not, the hands lie open. So every way to share out
  /// the unseen cards is as likely as any other.
  @Override
  public void sampleHidden(Eights veiled, SeededRandom random) {
    Hands hands = veiled.deal().hands();
    for (int seat = 0; seat < veiled.seats(); seat++) {
      veiled.fill(seat, Draw.some(hands.unknown(seat), hands.unseen(), random));
    }
  }
}
