package umpire.tractor.play;

import umpire.core.kernel.Moves;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.table.Tractor;
import umpire.tractor.trick.Beating;
import umpire.tractor.words.Verb;

/// Candidate leads: from each group its highest and its lowest card, its highest and its lowest
/// pair, the longest tractor, and a throw of everything that cannot be beaten there.
final class LeadChoices {

  private final UnseenCards unseenCards = new UnseenCards();
  private final Holding top = new Holding();

  void list(Tractor game, int seat, Moves into) {
    Holding hand = game.hands().known(seat);
    TrumpOrder order = game.play().order();
    unseenCards.look(game, seat);
    for (int group = 0; group <= TrumpOrder.TRUMPS; group++) {
      long cards = hand.cards() & order.kindsIn(group);
      if (cards != 0) {
        listEnds(cards, 0L, order, into);
        listEnds(hand.pairs() & cards, -1L, order, into);
        listTractor(game, hand.pairs() & cards, group, into);
        listThrow(cards, hand.pairs() & cards, order, into);
      }
    }
  }

  /// The highest and the lowest of some cards, or of some pairs.
  private static void listEnds(long kinds, long twice, TrumpOrder order, Moves into) {
    if (kinds != 0) {
      long high = end(kinds, order, 1);
      long low = end(kinds, order, -1);
      into.addCards(Verb.LAY, high, high & twice);
      into.addCards(Verb.LAY, low, low & twice);
    }
  }

  /// Returns the highest or the lowest card.
  ///
  /// @param sign 1 for the highest card, -1 for the lowest
  private static long end(long kinds, TrumpOrder order, int sign) {
    int best = Long.numberOfTrailingZeros(kinds);
    for (long rest = kinds & (kinds - 1); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      best = sign * order.place(card) > sign * order.place(best) ? card : best;
    }
    return 1L << best;
  }

  /// The longest run of pairs on neighbouring levels, the highest of equals.
  private static void listTractor(Tractor game, long pairs, int group, Moves into) {
    TrumpOrder order = game.play().order();
    long longest = 0;
    long run = 0;
    for (int level = 0; level < TrumpOrder.LEVELS; level++) {
      long here = pairs & order.kindsAt(TrumpOrder.place(group, level));
      run = here == 0 ? 0 : run | Long.lowestOneBit(here);
      longest = Long.bitCount(run) >= Long.bitCount(longest) ? run : longest;
    }
    if (Long.bitCount(longest) >= game.rules().smallestTractor()) {
      into.addCards(Verb.LAY, longest, longest);
    }
  }

  /// All pairs and single cards that no other hand can beat: a throw, if there is more than one.
  private void listThrow(long cards, long pairs, TrumpOrder order, Moves into) {
    top.clear();
    for (long kinds = cards; kinds != 0; kinds &= kinds - 1) {
      long kind = Long.lowestOneBit(kinds);
      boolean pair = (pairs & kind) != 0;
      boolean single = !Beating.isPossible(kind, false, unseenCards.cards(), order);
      if (single || (pair && !Beating.isPossible(kind, true, unseenCards.cards(), order))) {
        int card = Long.numberOfTrailingZeros(kind);
        top.add(card);
        if (pair) {
          top.add(card);
        }
      }
    }
    if (top.size() > 1) {
      into.addCards(Verb.LAY, top.cards(), top.pairs());
    }
  }
}
