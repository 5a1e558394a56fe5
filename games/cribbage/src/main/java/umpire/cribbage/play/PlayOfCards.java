package umpire.cribbage.play;

import umpire.cribbage.cards.Cards;
import umpire.cribbage.pegging.Pegging;

/// The choice of a card in the play: points first; then no count from which the next player easily
/// makes fifteen or thirty-one, no card close to the last one, a lead that offers little to the
/// next player; and low cards are kept for the end of the count.
public final class PlayOfCards {

  private PlayOfCards() {}

  /// The best card to lay, the first of equals.
  public static int best(Pegging pegging, int seat) {
    long hand = pegging.hand(seat);
    long fitting = pegging.fitting(seat);
    if ((fitting & fitting - 1) == 0) {
      return Long.numberOfTrailingZeros(fitting);
    }
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (long rest = fitting; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      double worth = worth(pegging, hand, card);
      best = worth > most ? card : best;
      most = Math.max(most, worth);
    }
    return best;
  }

  /// The value of laying this card.
  private static double worth(Pegging pegging, long hand, int card) {
    boolean leads = pegging.count() == 0;
    double high = Cards.value(card) / 10.0;
    return 2 * pegging.worth(card)
        + high
        - danger(pegging.count() + Cards.value(card))
        - (leads ? 0 : runDanger(pegging, card))
        + (leads ? lead(hand, card) : 0);
  }

  /// The danger of a count: the points that the next player can make, above all with one of the
  /// many tens.
  private static double danger(int count) {
    return switch (count) {
      case 5, 21 -> 2.5;
      case 26 -> 0.6;
      default -> count > 5 && count < 15 ? 0.8 : 0;
    };
  }

  /// The danger of a run: a card near the last one invites it.
  private static int runDanger(Pegging pegging, int card) {
    if (pegging.count() > 22) {
      return 0;
    }
    int last = pegging.laid(pegging.laidCards() - 1);
    int apart = Math.abs((last >> 2) - (card >> 2));
    return apart == 1 || apart == 2 ? 1 : 0;
  }

  /// The value of a lead: good if it cannot be brought to fifteen at once, or is one of a pair: if
  /// the next player pairs it, the leader can make a pair royal.
  private static double lead(long hand, int card) {
    boolean safe = Cards.value(card) < 5;
    boolean paired = Long.bitCount(hand >> (card & ~3) & 0xf) > 1;
    return (safe ? 1.5 : 0) + (paired ? 1 : 0);
  }
}
