package umpire.tractor.text;

import umpire.tractor.Deck;
import umpire.tractor.Holding;
import umpire.tractor.TrickTrial;
import umpire.tractor.TrumpOrder;

/// What to lead: something that nobody can beat in its suit, the longer the better; else something
/// low that gives no points away.
final class Leading {

  private final TractorView view;
  private final TrumpOrder order;
  private final Holding hand;

  /// All cards that others may hold.
  private final Holding unseen = new Holding();

  Leading(TractorView view) {
    this.view = view;
    order = view.order();
    hand = view.holding();
    unseen.fill();
    unseen.removeAll(hand);
    unseen.removeAll(TractorView.holding(view.laid()));
    unseen.removeAll(TractorView.holding(view.kitty()));
  }

  int[] choose() {
    int[] best = {};
    int most = Integer.MIN_VALUE;
    for (int[] component : view.options().components()) {
      int worth = worth(component);
      if (worth > most) {
        most = worth;
        best = component;
      }
    }
    return best;
  }

  private int worth(int[] component) {
    int group = order.group(component[0]);
    boolean trumps = group == TrumpOrder.TRUMPS;
    int others = unseen.size(order.kindsIn(group));
    boolean sure = !TrickTrial.canBeBeaten(component, unseen, order);
    int points = 0;
    int level = 0;
    for (int card : component) {
      points += Deck.points(card);
      level = Math.max(level, TrumpOrder.levelOf(order.place(card)));
    }
    int size = component.length;
    if (sure) {
      // The fewer cards of the suit are out, the sooner somebody ruffs.
      int risk = trumps ? 0 : others < 3 * size + 3 ? 3 * points + 20 : 0;
      return 100 + 12 * size + points - risk - (trumps ? 25 : 0);
    }
    int pairs = size > 1 ? 8 * size : 0;
    return 40
        + pairs
        - 3 * points
        - 2 * level
        - (trumps ? 20 : 0)
        - hand.size(order.kindsIn(group));
  }
}
