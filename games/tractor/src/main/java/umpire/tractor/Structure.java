package umpire.tractor;

/// How a lead is cut, and so how a follow must be built: tractors, the longest first, then pairs,
/// then singles.
final class Structure {

  /// Two pairs are a tractor, so 25 cards hold no more.
  static final int MOST_TRACTORS = Round.HAND / 4;

  /// The length of each tractor, in pairs.
  private final int[] lengths = new int[MOST_TRACTORS];

  private int tractors;

  /// All pairs, and those of them that are in no tractor.
  private int allPairs;

  private int pairs;

  private int components;

  /// Cuts a lead, and notes where each of its tractors stands.
  void cut(Play lead, Arrangement arrangement) {
    tractors = 0;
    allPairs = pairs = lead.pairs();
    if (pairs > 1) {
      cutTractors(lead.pairsByLevel(), arrangement);
    }
    components = tractors + pairs + lead.size() - 2 * allPairs;
  }

  /// Takes away the longest tractor that is left, the highest of equals, while there is one.
  private void cutTractors(long rest, Arrangement arrangement) {
    long spots = longestRuns(rest);
    while (lengths[tractors] > 1) {
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

  /// The spots at which the longest runs of pairs begin; notes their length for the next tractor.
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

  int tractors() {
    return tractors;
  }

  /// The length of a tractor, in pairs.
  int pairsOf(int tractor) {
    return lengths[tractor];
  }

  /// How many pairs there are outside the tractors.
  int pairs() {
    return pairs;
  }

  /// How many pairs there are in all.
  int allPairs() {
    return allPairs;
  }

  int components() {
    return components;
  }

  boolean isThrow() {
    return components > 1;
  }

  /// The length of a component, in cards; the longest come first.
  int length(int component) {
    if (component < tractors) {
      return 2 * lengths[component];
    }
    return component < tractors + pairs ? 2 : 1;
  }
}
