package umpire.cribbage.play;

import umpire.core.SeededRandom;
import umpire.core.cards.Draw;
import umpire.core.kernel.Kernel;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.table.DealCards;

/// Deals the cards that a viewer cannot see, in agreement with all that the viewer has seen: the
/// number of cards everywhere, the cards that lie open, that players who said go hold no card that
/// would have fitted, and that players who did not say go hold one. Every deal that agrees is
/// equally likely.
///
/// The cards that a hand may hold are those from some card of the deck upwards, in the order of
/// their ranks. Of two such sets one always contains the other; so if hands are dealt from the
/// smallest set on, the number of further choices never depends on the cards dealt before, and each
/// deal is equally likely.
final class HiddenCards {

  /// Number of random deals before a fitting card, where one is required, is dealt on purpose.
  private static final int TRIES = 4;

  private static final int RANKS = 13;
  private static final double UNIT = 0x1p-53;

  /// For each hand, the number of cards to deal, the lowest card it may get, and the cards dealt.
  private final int[] count;

  private final int[] from;
  private final long[] dealt;

  /// The seats, from the smallest set on.
  private final int[] order;

  private long pool;

  HiddenCards(int players) {
    count = new int[players];
    from = new int[players];
    dealt = new long[players];
    order = new int[players];
  }

  void fill(Cribbage table, SeededRandom random) {
    DealCards dealCards = table.dealCards();
    fillDoubtfulHands(table, random);
    pool = Cards.ALL & ~dealCards.known();
    int fitting = table.holdsOneThatFits();
    plan(table);
    deal(random);
    if (fitting != Kernel.NOBODY) {
      dealOneThatFits(table, fitting, random);
    }
    for (int seat = 0; seat < count.length; seat++) {
      if (count[seat] > 0) {
        dealCards.fillHand(seat, dealt[seat]);
      }
    }
    fillCrib(dealCards, random);
  }

  // The hands.

  private void plan(Cribbage table) {
    for (int seat = 0; seat < count.length; seat++) {
      count[seat] = table.dealCards().hiddenInHand(seat);
      from[seat] = table.playHasBegun() ? lowest(table.cardsAbove(seat)) : 0;
    }
    sort();
  }

  /// The lowest card of a greater value than this.
  private static int lowest(int above) {
    return 4 * Math.min(RANKS, above);
  }

  /// Puts the seats in the order of their sets, the smallest first.
  private void sort() {
    for (int i = 0; i < order.length; i++) {
      int place = i;
      for (; place > 0 && from[order[place - 1]] < from[i]; place--) {
        order[place] = order[place - 1];
      }
      order[place] = i;
    }
  }

  private void deal(SeededRandom random) {
    long rest = pool;
    for (int seat : order) {
      dealt[seat] =
          count[seat] == 0 ? 0 : Draw.some(count[seat], upwards(from[seat], rest), random);
      rest &= ~dealt[seat];
    }
  }

  private static long upwards(int card, long cards) {
    return cards & -1L << card;
  }

  /// Deals until the hand has a card that fits. If that takes too long, its lowest such card is
  /// chosen with a probability proportional to the number of deals with it, and all others are
  /// dealt around it.
  private void dealOneThatFits(Cribbage table, int seat, SeededRandom random) {
    long fits = table.pegging().fittingCards();
    for (int i = 1; i < TRIES && (dealt[seat] & fits) == 0; i++) {
      deal(random);
    }
    if ((dealt[seat] & fits) == 0) {
      dealAround(lowest(seat, upwards(from[seat], pool & fits), random), seat, random);
    }
  }

  private void dealAround(int card, int seat, SeededRandom random) {
    give(card, seat);
    deal(random);
    dealt[seat] |= 1L << card;
    count[seat]++;
  }

  /// Gives the hand this card; lower cards that fit are excluded.
  private void give(int card, int seat) {
    count[seat]--;
    from[seat] = card + 1;
    pool &= ~(1L << card);
    sort();
  }

  private int lowest(int seat, long among, SeededRandom random) {
    int above = from[seat];
    double all = 0;
    for (long rest = among; rest != 0; rest &= rest - 1) {
      all += worldsWith(Long.numberOfTrailingZeros(rest), seat, above);
    }
    double chosen = (random.nextLong() >>> 11) * UNIT * all;
    int card = Cards.NO_CARD;
    for (long rest = among; rest != 0 && chosen >= 0; rest &= rest - 1) {
      int next = Long.numberOfTrailingZeros(rest);
      double worlds = worldsWith(next, seat, above);
      card = worlds > 0 ? next : card;
      chosen -= worlds;
    }
    return card;
  }

  /// The number of deals in which this is the lowest card of the hand that fits.
  private double worldsWith(int card, int seat, int above) {
    long before = pool;
    give(card, seat);
    double worlds = 1;
    int given = 0;
    for (int each : order) {
      int choice = Long.bitCount(upwards(from[each], pool)) - given;
      worlds *= choose(choice, count[each]);
      given += count[each];
    }
    pool = before;
    count[seat]++;
    from[seat] = above;
    return worlds;
  }

  private static double choose(int from, int some) {
    double ways = 1;
    for (int i = 0; i < some; i++) {
      ways = ways * Math.max(0, from - i) / (i + 1);
    }
    return ways;
  }

  // The crib.

  /// Fills in the crib; if it is turned up, unknown discards are its remaining cards.
  private void fillCrib(DealCards dealCards, SeededRandom random) {
    long rest = dealCards.crib() & ~dealCards.knownCrib();
    rest = dealCards.cribTurnedUp() ? rest : Cards.ALL & ~dealCards.known();
    for (int seat = 0; seat < count.length; seat++) {
      if (dealCards.hiddenThrown(seat) > 0) {
        long thrown = drawUpTo(dealCards.hiddenThrown(seat), rest, dealCards, random);
        dealCards.fillThrown(seat, thrown);
        rest &= ~thrown;
      }
    }
    if (dealCards.hiddenStraight() > 0) {
      dealCards.fillStraight(drawUpTo(dealCards.hiddenStraight(), rest, dealCards, random));
    }
    dealCards.fillCrib();
  }

  /// Draws cards, from outside the set if it has too few, as with a crib that is recorded with
  /// gaps.
  private static long drawUpTo(int cards, long from, DealCards dealCards, SeededRandom random) {
    int open = Math.min(cards, Long.bitCount(from));
    long drawn = Draw.some(open, from, random);
    long others = Cards.ALL & ~dealCards.known() & ~drawn;
    return open == cards ? drawn : drawn | Draw.some(cards - open, others, random);
  }

  // Hands of a record with gaps.

  /// Decides which cards are kept in hands that were dealt openly and discarded unknown cards.
  private void fillDoubtfulHands(Cribbage table, SeededRandom random) {
    DealCards dealCards = table.dealCards();
    for (int seat = 0; seat < count.length; seat++) {
      if (dealCards.inDoubt(seat) != 0) {
        fillDoubtfulHand(table, seat, random);
      }
    }
  }

  private static void fillDoubtfulHand(Cribbage table, int seat, SeededRandom random) {
    table.dealCards().fillHand(seat, rest(table, seat, random));
  }

  /// The cards drawn for a hand in addition to its known ones.
  static long rest(Cribbage table, int seat, SeededRandom random) {
    DealCards dealCards = table.dealCards();
    long kept = 0;
    int unknown = dealCards.hiddenDealt(seat);
    long others = unknown == 0 ? 0 : Cards.ALL & ~dealCards.known();
    long may = upwards(lowest(table.cardsAbove(seat)), dealCards.inDoubt(seat) | others);
    for (int i = dealCards.hiddenInHand(seat); i > 0 && may != 0; i--) {
      long card = Draw.some(1, may, random);
      kept |= card;
      unknown -= (card & others) == 0 ? 0 : 1;
      may &= unknown == 0 ? ~card & ~others : ~card;
    }
    return kept;
  }
}
