package umpire.tractor.play;

import umpire.core.kernel.Move;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.table.Tractor;
import umpire.tractor.trick.Beating;
import umpire.tractor.trick.Components;
import umpire.tractor.words.Verb;

/// Chooses a lead: something that cannot be beaten in its suit, the longer the better; otherwise
/// something low that gives no points away, and that draws out the friend if one is waited for.
/// Never throws.
final class Leading {

  /// The extra value of a low card that lets a friend reveal themselves.
  private static final int CALL = 30;

  private final UnseenCards unseenCards = new UnseenCards();
  private final Components components = new Components(this::consider);

  /// Cards that may be in a hand of which nothing is known, one of each.
  private final Holding possible = new Holding();

  /// The cards to lead from.
  private Holding hand = possible;

  private TrumpOrder order = TrumpOrder.of(TrumpOrder.NO_SUIT, Deck.TWO);

  /// The suit in which a friend is waited for, or -1.
  private int friendly;

  private int most;
  private long best;
  private long bestTwice;

  /// Chooses among the leads other than throws.
  void choose(Tractor game, int seat, Move answer) {
    unseenCards.look(game, seat);
    friendly = Company.waitsIn(game, seat);
    order = game.play().order();
    hand = game.hands().known(seat);
    most = Integer.MIN_VALUE;
    Holding from = hand;
    if (hand.size() == 0) {
      game.hands().collectUnseen(seat, possible);
      possible.set(possible.cards(), 0L);
      from = possible;
    }
    components.visit(from, order, game.rules().smallestTractor());
    answer.set(Verb.LAY).cards(best).twice(bestTwice);
  }

  private void consider(long cards, long twice) {
    int worth = worth(cards, twice);
    if (worth > most) {
      most = worth;
      best = cards;
      bestTwice = twice;
    }
  }

  private int worth(long cards, long twice) {
    boolean paired = twice != 0;
    int top = order.highestPlace(cards);
    int group = TrumpOrder.groupOf(top);
    boolean trumps = group == TrumpOrder.TRUMPS;
    int points = Deck.pointsOf(cards) + Deck.pointsOf(twice);
    int kinds = Long.bitCount(cards);
    int size = paired ? 2 * kinds : kinds;
    if (!Beating.isPossible(top, kinds, paired, unseenCards.cards(), order)) {
      // The fewer cards of the suit are out, the sooner another player ruffs.
      boolean few = unseenCards.cards().size(order.kindsIn(group)) < 3 * size + 3;
      int risk = !trumps && few ? 3 * points + 20 : 0;
      return 100 + 12 * size + points - risk - (trumps ? 25 : 0);
    }
    int pairs = size > 1 ? 8 * size : 0;
    int length = hand.size(order.kindsIn(group));
    int call = group == friendly ? CALL : 0;
    int height = 2 * TrumpOrder.levelOf(top);
    return 40 + pairs + call - 3 * points - height - (trumps ? 20 : 0) - length;
  }
}
