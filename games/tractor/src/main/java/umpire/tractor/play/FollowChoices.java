package umpire.tractor.play;

import java.util.Arrays;
import umpire.core.SeededRandom;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.table.Tractor;
import umpire.tractor.trick.Trick;

/// Candidate follows: for each of a few aims, the follow that serves it best, out of all listed
/// ones and, if the list is incomplete, some random ones.
final class FollowChoices {

  /// The aim of a follow.
  private enum Aim {
    /// To win at little cost.
    WIN_CHEAPLY,
    /// To win with high cards, which are hard to beat.
    WIN_HIGH,
    /// To win with many points.
    WIN_POINTS,
    /// To give as many points as possible, with low cards.
    GIVE_POINTS,
    /// To give no points, with low cards.
    KEEP_POINTS,
    /// To keep pairs and high cards, whatever points that costs.
    KEEP_STRENGTH,
    /// To get rid of a short suit.
    SHORTEN
  }

  private static final Aim[] AIMS = Aim.values();

  /// The number of random follows considered if the list is incomplete.
  private static final int TRIED = 24;

  private static final int NEVER = Integer.MIN_VALUE;

  private final Picking picking = new Picking();
  private final Moves legal = new Moves();
  private final Move move = new Move();
  private final int[] most = new int[AIMS.length];
  private final Move[] best = new Move[AIMS.length];

  FollowChoices() {
    for (int i = 0; i < best.length; i++) {
      best[i] = new Move();
    }
  }

  void list(Tractor game, int seat, SeededRandom random, Moves into) {
    Arrays.fill(most, NEVER);
    legal.clear();
    game.listLegal(seat, legal);
    for (int i = 0; i < legal.size(); i++) {
      legal.get(i, move);
      consider(game, seat);
    }
    if (!legal.isComplete() && picking.begin(game, seat)) {
      for (int i = 0; i < TRIED; i++) {
        picking.follow(random, move);
        consider(game, seat);
      }
    }
    for (int i = 0; i < AIMS.length; i++) {
      if (most[i] != NEVER) {
        into.add(best[i]);
      }
    }
  }

  private void consider(Tractor game, int seat) {
    Trick trick = game.round().trick();
    boolean wins = trick.winnerWith(seat, move.cards(), move.twice()) == seat;
    TrumpOrder order = game.play().order();
    long pairs = game.hands().known(seat).pairs();
    int points = 0;
    int height = 0;
    int broken = 0;
    int length = 0;
    for (long kinds = move.cards(); kinds != 0; kinds &= kinds - 1) {
      int card = Long.numberOfTrailingZeros(kinds);
      int copies = 1 + (int) (move.twice() >>> card & 1);
      points += copies * Deck.points(card);
      height += copies * height(card, order);
      broken += copies == 1 && (pairs >>> card & 1) != 0 ? 8 : 0;
      length += copies * game.hands().known(seat).size(order.kindsIn(order.group(card)));
    }
    int cost = height + broken;
    for (int i = 0; i < AIMS.length; i++) {
      int worth = worth(AIMS[i], wins, points, height, cost, length);
      if (worth > most[i]) {
        most[i] = worth;
        best[i].copyFrom(move);
      }
    }
  }

  private static int height(int card, TrumpOrder order) {
    int place = order.place(card);
    int level = TrumpOrder.levelOf(place);
    return TrumpOrder.groupOf(place) == TrumpOrder.TRUMPS ? 16 + 2 * level : level;
  }

  private static int worth(Aim aim, boolean wins, int points, int height, int cost, int length) {
    return switch (aim) {
      case WIN_CHEAPLY -> wins ? -cost - points : NEVER;
      case WIN_HIGH -> wins ? height : NEVER;
      case WIN_POINTS -> wins ? 8 * points - cost : NEVER;
      case GIVE_POINTS -> 8 * points - cost;
      case KEEP_POINTS -> -8 * points - cost;
      case KEEP_STRENGTH -> -cost;
      case SHORTEN -> -8 * length - cost - 2 * points;
    };
  }
}
