package umpire.crazyeights.play;

import umpire.core.Chance;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.crazyeights.Cards;
import umpire.crazyeights.Deal;
import umpire.crazyeights.Eights;
import umpire.crazyeights.Hands;
import umpire.crazyeights.Verb;

/// Brings the cards that are due, each of those left with the same chance.
public final class EightsDealer implements Dealer<Eights> {

  @Override
  public boolean next(Eights table, Chance chance, Move into) {
    if (table.toAct() != Kernel.HOUSE) {
      return false;
    }
    Deal deal = table.deal();
    long unseen = deal.hands().unseen();
    if (deal.due() > 0) {
      into.set(Verb.DEAL).seat(deal.seat()).cards(some(unseen, deal.due(), chance));
    } else {
      into.set(Verb.TURN_UP).cards(1L << any(unseen, chance));
    }
    return true;
  }

  /// Nothing that the others did says anything certain about their hands: whoever draws or passes
  /// may hold what they like, and where they may not, the hands lie open. So every way to share out
  /// the unseen cards is as likely as any other.
  @Override
  public void fill(Eights veiled, Chance chance) {
    Hands hands = veiled.deal().hands();
    for (int seat = 0; seat < veiled.seats(); seat++) {
      veiled.fill(seat, some(hands.unseen(), hands.unknown(seat), chance));
    }
  }

  private static long some(long cards, int count, Chance chance) {
    long chosen = 0;
    for (int i = 0; i < count; i++) {
      chosen |= 1L << any(cards & ~chosen, chance);
    }
    return chosen;
  }

  private static int any(long cards, Chance chance) {
    return Cards.nth(cards, chance.below(Long.bitCount(cards)));
  }
}
