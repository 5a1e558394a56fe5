package umpire.tractor.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import umpire.tractor.Deck;
import umpire.tractor.Holding;
import umpire.tractor.TractorCard;
import umpire.tractor.TrumpOrder;
import umpire.tractor.WholeGame;

/// Which cards to lay away: low ones of short side suits, so that the dealer can ruff there soon;
/// points only if the trumps are long enough to keep the last trick.
final class Burying {

  /// With so many trumps the last trick is likely to stay with the dealer's side.
  private static final int STRONG = 16;

  private final TrumpOrder order;
  private final Holding hand;
  private final boolean strong;

  private Burying(TractorView view) {
    order = view.order();
    hand = view.holding();
    strong = hand.size(order.kindsIn(TrumpOrder.TRUMPS)) >= STRONG;
  }

  static List<TractorCard> choose(TractorView view) {
    var burying = new Burying(view);
    var cards = new ArrayList<>(view.hand());
    cards.sort(Comparator.comparingInt(burying::worth));
    return cards.subList(0, WholeGame.KITTY);
  }

  /// How dear a card is to the hand.
  private int worth(TractorCard card) {
    if (!card.isKnown()) {
      return 0;
    }
    int number = card.number();
    int group = order.group(number);
    int level = TrumpOrder.levelOf(order.place(number));
    if (group == TrumpOrder.TRUMPS) {
      return 200 + level;
    }
    int ace = level == 11 ? 40 : 0;
    int pair = hand.size(1L << number) == 2 ? 14 : 0;
    int points = (strong ? 1 : 4) * Deck.points(number);
    return level + ace + pair + points + 3 * hand.size(order.kindsIn(group));
  }
}
