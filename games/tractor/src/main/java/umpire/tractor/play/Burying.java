package umpire.tractor.play;

import umpire.core.kernel.Move;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.deck.Seating;
import umpire.tractor.table.Tractor;
import umpire.tractor.words.Verb;

/// Chooses the cards to bury: low ones of short side suits, so that the dealer can soon ruff there;
/// points only if the trumps are long enough to win the last trick. Unrecorded cards come first.
final class Burying {

  /// The number of trumps with which the last trick is likely to go to the dealer's side.
  private static final int STRONG = 16;

  private final int[] sorted = new int[Seating.FOUR.hand() + Seating.FOUR.kitty()];
  private final int[] worths = new int[Seating.FOUR.hand() + Seating.FOUR.kitty()];
  private final Holding chosen = new Holding();

  void choose(Tractor game, int seat, Move answer) {
    Holding hand = game.hands().known(seat);
    boolean strong = hand.size(game.play().order().kindsIn(TrumpOrder.TRUMPS)) >= STRONG;
    choose(game, seat, strong ? 1 : 4, 3, 40, answer);
  }

  /// Chooses the cards to bury by other weights.
  ///
  /// @param points the value of keeping a point
  /// @param length the value of keeping a card, for each card of its suit
  /// @param ace the extra value of keeping a highest card
  void choose(Tractor game, int seat, int points, int length, int ace, Move answer) {
    Holding hand = game.hands().known(seat);
    int size = hand.sort(sorted);
    for (int i = 0; i < size; i++) {
      worths[i] = worth(sorted[i], hand, game.play().order(), points, length, ace);
    }
    int kitty = game.rules().seating().kitty();
    int unknown = Math.min(kitty, game.hands().unknown(seat));
    chosen.clear();
    for (int count = unknown; count < kitty; count++) {
      int least = least(size);
      chosen.add(sorted[least]);
      worths[least] = Integer.MAX_VALUE;
    }
    chosen.into(answer.set(Verb.BURY)).unknown(unknown);
  }

  private int least(int size) {
    int least = 0;
    for (int i = 1; i < size; i++) {
      least = worths[i] < worths[least] ? i : least;
    }
    return least;
  }

  /// The value of keeping a card in the hand.
  private static int worth(
      int card, Holding hand, TrumpOrder order, int points, int length, int ace) {
    int group = order.group(card);
    int level = TrumpOrder.levelOf(order.place(card));
    if (group == TrumpOrder.TRUMPS) {
      return 200 + level;
    }
    int high = order.kindsAbove(order.place(card)) == 0 ? ace : 0;
    int pair = hand.size(1L << card) == 2 ? 14 : 0;
    int suit = length * hand.size(order.kindsIn(group));
    return level + high + pair + points * Deck.points(card) + suit;
  }
}
