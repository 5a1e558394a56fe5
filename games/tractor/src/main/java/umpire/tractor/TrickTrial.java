package umpire.tractor;

import umpire.core.Tape;

/// Tries out who would win a trick that is on the table.
public final class TrickTrial {

  private final Trick trick = new Trick();
  private final Tape silent = Tape.silent();
  private final TrumpOrder order;
  private final int leader;
  private final int[][] plays;

  /// @param plays what each seat has laid so far
  public TrickTrial(TableRules rules, TrumpOrder order, int leader, int[][] plays) {
    this.order = order;
    this.leader = leader;
    this.plays = plays;
    trick.smallestTractor(rules.smallestTractor());
  }

  /// Who would be winning if the seat laid these cards now.
  public int winner(int seat, int[] cards) {
    trick.begin(leader, order);
    for (int i = 0; i < Round.SEATS; i++) {
      int player = (leader + i) % Round.SEATS;
      lay(player, player == seat ? cards : plays[player]);
    }
    return trick.winner();
  }

  private void lay(int player, int[] cards) {
    for (int card : cards) {
      trick.lay(player, card);
    }
    if (player == leader) {
      trick.closeLead(silent);
    } else if (cards.length > 0) {
      trick.closeFollow(player, silent);
    }
  }

  /// Whether a component could be beaten in its group by one among these cards.
  ///
  /// @param component a single, a pair or a tractor
  public static boolean canBeBeaten(int[] component, Holding cards, TrumpOrder order) {
    int group = order.group(component[0]);
    int top = 0;
    for (int card : component) {
      top = Math.max(top, TrumpOrder.levelOf(order.place(card)));
    }
    if (component.length == 1) {
      long above = 0;
      for (int level = top + 1; level < TrumpOrder.LEVELS; level++) {
        above |= order.kindsAt(TrumpOrder.place(group, level));
      }
      return (cards.cards() & above) != 0;
    }
    int pairs = component.length / 2;
    long spots = Pairs.spots(cards.pairsByLevel(order, group), pairs);
    return spots != 0 && Pairs.highest(spots) + pairs - 1 > top;
  }
}
