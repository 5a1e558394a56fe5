package umpire.tractor;

import java.util.ArrayList;
import java.util.List;

/// Goes through the ways to choose so many cards, and keeps those that may be laid.
final class FollowList {

  private final int most;
  private int patience;
  private final List<int[]> found = new ArrayList<>();
  private final List<Integer> fixed = new ArrayList<>();
  private boolean complete = true;

  /// @param most how many are kept
  /// @param patience how many are looked at
  FollowList(int most, int patience) {
    this.most = most;
    this.patience = patience;
  }

  /// Takes all cards of these kinds; they are in every follow.
  void take(Holding hand, long kinds) {
    for (long rest = hand.cards() & kinds; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      for (int copy = hand.size(1L << card); copy > 0; copy--) {
        fixed.add(card);
      }
    }
  }

  /// Chooses what is missing among these kinds.
  void choose(Holding hand, long kinds, int size, Options options) {
    var cards = new int[size];
    for (int i = 0; i < fixed.size(); i++) {
      cards[i] = fixed.get(i);
    }
    var choice = new Holding();
    choice.set(hand.cards() & kinds, hand.pairs() & kinds);
    choose(choice, choice.cards(), cards, fixed.size(), options);
  }

  private void choose(Holding hand, long kinds, int[] cards, int size, Options options) {
    if (size == cards.length) {
      look(cards, options);
      return;
    }
    if (!complete || hand.size(kinds) < cards.length - size) {
      return;
    }
    int card = Long.numberOfTrailingZeros(kinds);
    long others = kinds & kinds - 1;
    int copies = Math.min(hand.size(1L << card), cards.length - size);
    for (int copy = 0; copy < copies; copy++) {
      cards[size + copy] = card;
    }
    for (int taken = copies; taken >= 0; taken--) {
      choose(hand, others, cards, size + taken, options);
      for (int copy = 0; copy < taken; copy++) {
        cards[size + copy] = card;
      }
    }
  }

  private void look(int[] cards, Options options) {
    if (found.size() == most || patience-- <= 0) {
      complete = false;
    } else if (options.allows(cards)) {
      found.add(cards.clone());
    }
  }

  List<int[]> found() {
    return found;
  }

  /// Whether nothing was left out.
  boolean complete() {
    return complete;
  }
}
