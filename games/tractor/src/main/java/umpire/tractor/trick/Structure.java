package umpire.tractor.trick;

import umpire.tractor.cards.Pairs;
import umpire.tractor.deck.Deck;

/// The components of a lead, which a follow must match: tractors, the longest first, then pairs,
/// then singles.
public final class Structure {

  /// The maximum number of tractors: each has two pairs or more, so 25 cards hold no more; nor can
  /// [Pairs] count more on a level.
  static final int MAX_TRACTORS = Deck.HAND / 4;

  /// The length of each tractor, in pairs.
  private final int[] lengths = new int[MAX_TRACTORS];

  private int tractors;

  /// The number of all pairs, and of those in no tractor.
  private int allPairs;

  private int pairs;

  private int components;

  /// The minimum number of pairs in a tractor.
  private int smallest = 2;

  public void smallestTractor(int leastPairs) {
    smallest = leastPairs;
  }

  /// Cuts a lead, and records the level of each of its tractors.
  public void cut(Play lead, Arrangement arrangement) {
    tractors = 0;
    allPairs = pairs = lead.pairs();
    if (pairs > 1) {
      cutTractors(lead.pairsByLevel(), arrangement);
    }
    components = tractors + pairs + lead.size() - 2 * allPairs;
  }

  /// Removes the longest tractor that is left, the highest of equals, while there is one.
  private void cutTractors(long rest, Arrangement arrangement) {
    long spots = longestRuns(rest);
    while (lengths[tractors] >= smallest) {
      int bottom = Pairs.highest(spots);
      arrangement.stand(tractors, bottom);
      rest -= Pairs.run(lengths[tractors], bottom);
      pairs -= lengths[tractors++];
      if (pairs < 2) {
        return;
      }
      spots = longestRuns(rest);
    }
  }

  /// The spots at which the longest runs of pairs begin; stores their length for the next tractor.
  private long longestRuns(long rest) {
    long longest = 0;
    int length = 0;
    for (long spots = Pairs.spots(rest); spots != 0; spots = Pairs.oneLonger(spots, rest)) {
      longest = spots;
      length++;
    }
    lengths[tractors] = length;
    return longest;
  }

  /// Sets this to what a hand with these pairs owes to a lead: as many pairs as were led or are
  /// held, and for each tractor led one as long, or else the longest shorter one there is (T37).
  void owe(Structure lead, long pairsByLevel, int held, boolean inTractors, Arrangement scratch) {
    smallest = lead.smallest;
    tractors = 0;
    allPairs = pairs = Math.min(lead.allPairs, held);
    int wanted = inTractors && held >= smallest ? lead.tractors : 0;
    for (int i = 0; i < wanted && oweTractor(lead.lengths[i], pairsByLevel, scratch); i++) {
      pairs -= lengths[i];
    }
  }

  /// Adds the longest tractor up to a length that the hand can form besides those before it.
  private boolean oweTractor(int length, long pairsByLevel, Arrangement scratch) {
    int most = tractors == 0 ? length : Math.min(length, lengths[tractors - 1]);
    tractors++;
    for (int pairsLong = most; pairsLong >= smallest; pairsLong--) {
      lengths[tractors - 1] = pairsLong;
      if (FollowSearch.fits(this, pairsByLevel, scratch)) {
        return true;
      }
    }
    tractors--;
    return false;
  }

  public void copyFrom(Structure other) {
    tractors = other.tractors;
    allPairs = other.allPairs;
    pairs = other.pairs;
    components = other.components;
    smallest = other.smallest;
    System.arraycopy(other.lengths, 0, lengths, 0, lengths.length);
  }

  public int tractors() {
    return tractors;
  }

  /// The length of a tractor, in pairs.
  int pairsOf(int tractor) {
    return lengths[tractor];
  }

  /// The number of pairs outside the tractors.
  int pairs() {
    return pairs;
  }

  /// The number of all pairs.
  public int allPairs() {
    return allPairs;
  }

  public int components() {
    return components;
  }

  /// Whether a single card was led.
  boolean isSingle() {
    return components == 1 && allPairs == 0;
  }

  public boolean isThrow() {
    return components > 1;
  }

  /// The length of a component, in cards; the longest come first.
  public int length(int component) {
    if (component < tractors) {
      return 2 * lengths[component];
    }
    return component < tractors + pairs ? 2 : 1;
  }
}
