package umpire.tractor.play;

import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.tractor.Beating;
import umpire.tractor.Deck;
import umpire.tractor.Tractor;
import umpire.tractor.TrumpOrder;

/// What to lead: something that nobody can beat in its suit, the longer the better; else something
/// low that gives no points away, and calls a friend if one is waited for. Nothing is thrown.
final class Leading {

  /// What a low card is worth that lets a friend show himself.
  private static final int CALL = 30;

  private final Unseen unseen = new Unseen();
  private final Move move = new Move();

  /// The suit in which a friend is waited for, or -1.
  private int friendly;

  void choose(Tractor game, int seat, Moves legal, Move answer) {
    unseen.look(game, seat);
    friendly = Company.waitsIn(game, seat);
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < legal.size(); i++) {
      legal.get(i, move);
      boolean component = move.cards() == move.twice() || Long.bitCount(move.cards()) == 1;
      int worth = component ? worth(game, seat) : most;
      if (worth > most) {
        most = worth;
        answer.copyFrom(move);
      }
    }
  }

  private int worth(Tractor game, int seat) {
    TrumpOrder order = game.play().order();
    boolean paired = move.twice() != 0;
    int top = order.highestPlace(move.cards());
    int group = TrumpOrder.groupOf(top);
    boolean trumps = group == TrumpOrder.TRUMPS;
    int points = Deck.pointsOf(move.cards()) + Deck.pointsOf(move.twice());
    int kinds = Long.bitCount(move.cards());
    int size = paired ? 2 * kinds : kinds;
    if (!Beating.isPossible(top, kinds, paired, unseen.cards(), order)) {
      // The fewer cards of the suit are out, the sooner somebody ruffs.
      boolean few = unseen.cards().size(order.kindsIn(group)) < 3 * size + 3;
      int risk = !trumps && few ? 3 * points + 20 : 0;
      return 100 + 12 * size + points - risk - (trumps ? 25 : 0);
    }
    int pairs = size > 1 ? 8 * size : 0;
    int length = game.hands().known(seat).size(order.kindsIn(group));
    int call = group == friendly ? CALL : 0;
    int height = 2 * TrumpOrder.levelOf(top);
    return 40 + pairs + call - 3 * points - height - (trumps ? 20 : 0) - length;
  }
}
