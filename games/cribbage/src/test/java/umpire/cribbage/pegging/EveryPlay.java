package umpire.cribbage.pegging;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.cribbage.cards.Cards;

/// Every way to lay two hands, distinguished by rank, through the kernel.
///
/// A play is a sequence of choices among the ranks that may be laid; the sequences are enumerated
/// like the numbers of a mileage counter. Seat 0 is the nondealer, seat 1 the dealer.
final class EveryPlay {

  /// Looks at a play that is over.
  interface Visitor {
    void over(EveryPlay play);
  }

  private static final int CARDS = 2 * Cards.HAND;

  private final Pegging pegging = new Pegging();
  private final RulingLog log = RulingLog.none();
  private final int[] moves = new int[Cards.DECK];
  private final int[] choice = new int[CARDS];
  private final int[] choices = new int[CARDS];
  private int bestCard;

  /// Enumerates all plays of two hands, given as sets of cards.
  void of(long nondealer, long dealer, Visitor visitor) {
    long[] hands = {nondealer, dealer};
    int depth;
    do {
      play(hands);
      visitor.over(this);
      depth = CARDS;
      while (depth > 0 && ++choice[depth - 1] == choices[depth - 1]) {
        choice[--depth] = 0;
      }
    } while (depth > 0);
  }

  private void play(long[] hands) {
    pegging.deal(2, hands);
    bestCard = 0;
    for (int depth = 0; pegging.toAct() != Kernel.NOBODY; depth++) {
      choices[depth] = ranksToLay();
      int seat = pegging.toAct();
      int before = pegging.score(seat);
      pegging.play(moves[choice[depth]], log);
      bestCard = Math.max(bestCard, pegging.score(seat) - before);
    }
  }

  /// Reduces the legal moves to one card of each rank, in the order of their ranks.
  private int ranksToLay() {
    int ranks = 0;
    for (long rest = pegging.fitting(pegging.toAct()); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      if (ranks == 0 || card >> 2 != moves[ranks - 1] >> 2) {
        moves[ranks++] = card;
      }
    }
    return ranks;
  }

  int nondealer() {
    return pegging.score(0);
  }

  int dealer() {
    return pegging.score(1);
  }

  /// The most points that one card of this play made.
  int bestCard() {
    return bestCard;
  }

  /// The ranks in the order laid, such as `77774444`.
  String laid() {
    var ranks = new StringBuilder();
    for (int i = 0; i < CARDS; i++) {
      ranks.append("A23456789TJQK".charAt(pegging.laid(i) >> 2));
    }
    return ranks.toString();
  }
}
