package umpire.tractor.play;

import umpire.core.Chance;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.tractor.Deck;
import umpire.tractor.Tractor;
import umpire.tractor.Trick;
import umpire.tractor.TrumpOrder;

/// What to follow with: win where there are points, as cheaply as possible; give points to a
/// partner who is winning; otherwise throw off what is worth least.
final class Following {

  /// How many more follows are thought of if not all are listed.
  private static final int TRIED = 12;

  /// What a card at each place is worth for later tricks, its pair aside, in tenths of a point.
  private static final int[] COSTS = costs();

  private final Picking picking = new Picking();
  private final Move move = new Move();
  private int most;

  /// Who is taken for a partner, as a set of bits.
  private int company;

  /// How certain it is that a trick stays with the player, or with a partner, who is winning it:
  /// the less the more are still to come. In tenths.
  private int ownCertainty;

  private int partnersCertainty;

  void choose(Tractor game, int seat, Moves legal, Chance chance, Move answer) {
    most = Integer.MIN_VALUE;
    company = Company.of(game, seat);
    int behind = game.rules().seating().between(seat, game.round().trick().leader());
    ownCertainty = behind == 0 ? 10 : 8 - behind;
    partnersCertainty = behind == 0 ? 10 : 7 - behind;
    for (int i = 0; i < legal.size(); i++) {
      legal.get(i, move);
      consider(game, seat, answer);
    }
    if (!legal.isComplete() && picking.begin(game, seat)) {
      for (int i = 0; i < TRIED; i++) {
        picking.follow(chance, move);
        consider(game, seat, answer);
      }
    }
  }

  private void consider(Tractor game, int seat, Move answer) {
    int worth = worth(game, seat);
    if (worth > most) {
      most = worth;
      answer.copyFrom(move);
    }
  }

  /// In tenths of a point.
  private int worth(Tractor game, int seat) {
    Trick trick = game.round().trick();
    int winner = trick.winnerWith(seat, move.cards(), move.twice());
    boolean ours = (company >> winner & 1) != 0;
    int points = Deck.pointsOf(move.cards()) + Deck.pointsOf(move.twice());
    long pairs = game.hands().known(seat).pairs();
    TrumpOrder order = game.play().order();
    int cost = cost(move.cards(), pairs, order) + cost(move.twice(), pairs, order);
    int certainty = winner == seat ? ownCertainty : partnersCertainty;
    int stake = trick.points() + points;
    int lost = -8 * points - 2 * trick.points();
    int gain = ours ? certainty * stake - (10 - certainty) * points : lost;
    int won = ours ? 12 + 8 * game.round().led() : 0;
    return gain + won - cost;
  }

  /// What cards are worth for later tricks, in tenths of a point.
  private static int cost(long cards, long pairs, TrumpOrder order) {
    int cost = 6 * Long.bitCount(cards & pairs);
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
