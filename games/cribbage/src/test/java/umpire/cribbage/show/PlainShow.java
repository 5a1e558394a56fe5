package umpire.cribbage.show;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/// A second, plain and slow implementation of the show, from the rule text alone: it shares nothing
/// with the scorer that it checks.
public final class PlainShow {

  private static final String RANKS = "A23456789TJQK";

  private PlainShow() {}

  /// The points of three to five cards and the starter, each written as rank and suit.
  public static int points(List<String> hand, String starter, boolean crib) {
    List<String> all = new ArrayList<>(hand);
    all.add(starter);
    return 2 * fifteens(all, 15)
        + pairs(all)
        + runs(all)
        + flush(hand, starter, crib)
        + (hand.contains("J" + starter.charAt(1)) ? 1 : 0);
  }

  /// The number of ways in which some of the cards add up to this.
  private static int fifteens(List<String> cards, int wanted) {
    if (wanted == 0) {
      return 1;
    }
    if (wanted < 0 || cards.isEmpty()) {
      return 0;
    }
    List<String> rest = cards.subList(1, cards.size());
    int value = Math.min(10, RANKS.indexOf(cards.getFirst().charAt(0)) + 1);
    return fifteens(rest, wanted - value) + fifteens(rest, wanted);
  }

  private static int pairs(List<String> cards) {
    int points = 0;
    for (int i = 0; i < cards.size(); i++) {
      for (int j = i + 1; j < cards.size(); j++) {
        points += cards.get(i).charAt(0) == cards.get(j).charAt(0) ? 2 : 0;
      }
    }
    return points;
  }

  /// Walks up the ranks; a sequence of three or more neighbours counts its length once for each
  /// choice among cards of one rank.
  private static int runs(List<String> cards) {
    var held = new TreeMap<Integer, Integer>();
    for (String card : cards) {
      held.merge(RANKS.indexOf(card.charAt(0)), 1, Integer::sum);
    }
    int points = 0;
    int length = 0;
    int ways = 1;
    for (int rank = 0; rank <= RANKS.length(); rank++) {
      if (held.containsKey(rank)) {
        length++;
        ways *= held.get(rank);
      } else {
        points += length >= 3 ? length * ways : 0;
        length = 0;
        ways = 1;
      }
    }
    return points;
  }

  private static int flush(List<String> hand, String starter, boolean crib) {
    boolean alike = hand.stream().allMatch(card -> card.charAt(1) == hand.getFirst().charAt(1));
    if (!alike) {
      return 0;
    }
    return starter.charAt(1) == hand.getFirst().charAt(1)
        ? hand.size() + 1
        : crib ? 0 : hand.size();
  }
}
