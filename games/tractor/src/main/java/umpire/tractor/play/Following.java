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

  private final Picking picking = new Picking();
  private final Move move = new Move();
  private int most;

  /// Who is taken for a partner, as a set of bits.
  private int company;

  void choose(Tractor game, int seat, Moves legal, Chance chance, Move answer) {
    most = Integer.MIN_VALUE;
    company = Company.of(game, seat);
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
    int points = 0;
    int cost = 0;
    long pairs = game.hands().known(seat).pairs();
    for (long kinds = move.cards(); kinds != 0; kinds &= kinds - 1) {
      int card = Long.numberOfTrailingZeros(kinds);
      int copies = 1 + (int) (move.twice() >>> card & 1);
      points += copies * Deck.points(card);
      cost += copies * cost(card, pairs, game.play().order());
    }
    // Whether it stays so is the less certain the more are still to come.
    int behind = game.seats() - 1 - Math.floorMod(seat - trick.leader(), game.seats());
    int certainty = behind == 0 ? 10 : winner == seat ? 8 - behind : 7 - behind;
    int stake = trick.points() + points;
    int lost = -8 * points - 2 * trick.points();
    int gain = ours ? certainty * stake - (10 - certainty) * points : lost;
    int size = Long.bitCount(move.cards()) + Long.bitCount(move.twice());
    int won = ours ? 12 + 8 * size : 0;
    return gain + won - cost;
  }

  /// What a card is worth for later tricks, in tenths of a point.
  private static int cost(int card, long pairs, TrumpOrder order) {
    int place = order.place(card);
    int level = TrumpOrder.levelOf(place);
    boolean trump = TrumpOrder.groupOf(place) == TrumpOrder.TRUMPS;
    int pair = (pairs >>> card & 1) != 0 ? 6 : 0;
    int high = trump ? 25 + 4 * level : level >= 11 ? 45 : 2 * level;
    return high + pair;
  }
}
