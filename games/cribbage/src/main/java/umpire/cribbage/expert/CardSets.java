package umpire.cribbage.expert;

/// Arithmetic on sets of cards.
final class CardSets {

  private CardSets() {}

  /// The next set of as many cards, in the order of numbers.
  static long next(long set) {
    long lowest = Long.lowestOneBit(set);
    long carried = set + lowest;
    return carried | (((set ^ carried) / lowest) >> 2);
  }

  /// Each number as a fraction of the total.
  static float[] shares(long[] numbers) {
    long all = 0;
    for (long number : numbers) {
      all += number;
    }
    var shares = new float[numbers.length];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = (float) ((double) numbers[i] / all);
    }
    return shares;
  }
}
