package umpire.tractor.play;

import umpire.core.SeededRandom;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.table.Tractor;
import umpire.tractor.trick.Trick;
import umpire.tractor.words.Verb;

/// Chooses a follow: wins where there are points, as cheaply as possible; gives points to a partner
/// who is winning; otherwise discards the cards of least value.
final class Following {

  /// The number of random follows considered if the list is incomplete.
  private static final int TRIED = 12;

  /// The value of a card at each place for later tricks, apart from its pair, in tenths of a point.
  private static final int[] COSTS = costs();

  /// The extra value of a card that belongs to a pair.
  private static final int BROKEN = 6;

  private final Picking picking = new Picking();
  private final Move move = new Move();
  private int most;

  private TrumpOrder order = TrumpOrder.of(TrumpOrder.NO_SUIT, Deck.TWO);

  /// The pairs in the hand.
  private long pairs;

  /// The points already in the trick.
  private int lying;

  /// The value of the trick itself besides its points.
  private int won;

  /// The seats considered partners, as a set of bits.
  private int company;

  /// The probability, in tenths, that the trick stays with the player, or with a partner, who is
  /// winning it: lower the more players are still to come.
  private int ownCertainty;

  private int partnersCertainty;

  void choose(Tractor game, int seat, Moves legal, SeededRandom random, Move answer) {
    Trick trick = begin(game, seat);
    for (int i = 0; i < legal.size(); i++) {
      legal.get(i, move);
      consider(trick, seat, answer);
    }
    if (!legal.isComplete() && picking.begin(game, seat)) {
      for (int i = 0; i < TRIED; i++) {
        picking.follow(random, move);
        consider(trick, seat, answer);
      }
    }
  }

  /// Chooses one card to follow a single, from a hand that is fully known: like [#choose], but
  /// without listing the follows.
  void chooseSingle(Tractor game, int seat, Move answer) {
    Trick trick = begin(game, seat);
    long best = 0;
    for (long kinds = game.play().singles(seat); kinds != 0; kinds &= kinds - 1) {
      long card = Long.lowestOneBit(kinds);
      int place = order.place(Long.numberOfTrailingZeros(kinds));
      int cost = COSTS[place] + ((pairs & card) != 0 ? BROKEN : 0);
      int worth = worth(seat, trick.winnerWith(seat, place), Deck.pointsOf(card), cost);
      if (worth > most) {
        most = worth;
        best = card;
      }
    }
    answer.set(Verb.LAY).cards(best);
  }

  private Trick begin(Tractor game, int seat) {
    Trick trick = game.round().trick();
    most = Integer.MIN_VALUE;
    lying = trick.points();
    order = game.play().order();
    pairs = game.hands().known(seat).pairs();
    won = 12 + 8 * game.round().led();
    company = Company.of(game, seat);
    int behind = game.rules().seating().between(seat, trick.leader());
    ownCertainty = behind == 0 ? 10 : 8 - behind;
    partnersCertainty = behind == 0 ? 10 : 7 - behind;
    return trick;
  }

  private void consider(Trick trick, int seat, Move answer) {
    int winner = trick.winnerWith(seat, move.cards(), move.twice());
    int points = Deck.pointsOf(move.cards()) + Deck.pointsOf(move.twice());
    int worth = worth(seat, winner, points, cost(move.cards()) + cost(move.twice()));
    if (worth > most) {
      most = worth;
      answer.copyFrom(move);
    }
  }

  /// The value of a follow, in tenths of a point.
  private int worth(int seat, int winner, int points, int cost) {
    if ((company >> winner & 1) == 0) {
      return -8 * points - 2 * lying - cost;
    }
    int certainty = winner == seat ? ownCertainty : partnersCertainty;
    int stake = lying + points;
    return certainty * stake - (10 - certainty) * points + won - cost;
  }

  /// The value of cards for later tricks, in tenths of a point.
  private int cost(long cards) {
    int cost = BROKEN * Long.bitCount(cards & pairs);
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      cost += COSTS[order.place(Long.numberOfTrailingZeros(rest))];
    }
    return cost;
  }

  private static int[] costs() {
    var costs = new int[TrumpOrder.PLACES];
    for (int place = 0; place < costs.length; place++) {
      int level = TrumpOrder.levelOf(place);
      boolean trump = TrumpOrder.groupOf(place) == TrumpOrder.TRUMPS;
      costs[place] = trump ? 25 + 4 * level : level >= 11 ? 45 : 2 * level;
    }
    return costs;
  }
}
