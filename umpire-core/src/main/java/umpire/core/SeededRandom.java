package umpire.core;

/// A stream of random numbers that is the same on every machine: SplitMix64, an additive counter
/// with Stafford's thirteenth mixing function.
///
/// Kernels draw no random numbers; dealers, generators and simulations do. The numbers of a fair
/// deal come from [FairNumbers]; what is made of them is the same.
public sealed class SeededRandom permits FairNumbers {

  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  /// How many numbers can be drawn ahead: enough for two decks.
  public static final int MAX_AHEAD = 128;

  /// How far one, two, three numbers are from where a stream stands.
  private static final long[] STEPS = steps();

  private long state;

  private static long[] steps() {
    var steps = new long[MAX_AHEAD];
    for (int i = 0; i < MAX_AHEAD; i++) {
      steps[i] = (i + 1) * GOLDEN_GAMMA;
    }
    return steps;
  }

  public SeededRandom(long seed) {
    state = seed;
  }

  /// Starts the stream of another seed.
  public void reseed(long seed) {
    state = seed;
  }

  public long nextLong() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  /// Scrambles a number so that neighbours have nothing in common.
  public static long mix(long z) {
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  /// A number from 0 up to `bound`, each equally likely: the high half of a 32-bit multiplication,
  /// drawn again in the rare case in which the low half shows a bias (Lemire's method).
  public int nextInt(int bound) {
    long product = (nextLong() >>> 32) * bound;
    if ((product & 0xffff_ffffL) < bound) {
      long biased = (1L << 32) % bound;
      while ((product & 0xffff_ffffL) < biased) {
        product = (nextLong() >>> 32) * bound;
      }
    }
    return (int) (product >>> 32);
  }

  /// True with a probability of `percent` percent.
  public boolean nextPercent(int percent) {
    return nextInt(100) < percent;
  }

  /// Puts the first `count` entries into random order, each order equally likely.
  public void shuffle(int[] items, int count) {
    for (int i = count - 1; i > 0; i--) {
      swap(items, i, nextInt(i + 1));
    }
  }

  /// The same, into the same order, for somebody who shuffles all the time: all numbers are drawn
  /// before anything moves, which takes two thirds of the time. Where one may have to be drawn
  /// again, those behind it are given back.
  ///
  /// @param count at most [#MAX_AHEAD]
  /// @param numbers of the same length at least, written over
  public void shuffle(int[] items, int count, long[] numbers) {
    drawAhead(count - 1, numbers);
    for (int i = count - 1; i > 0; i--) {
      long product = (numbers[count - 1 - i] >>> 32) * (i + 1);
      if ((product & 0xffff_ffffL) <= i) {
        state -= i * GOLDEN_GAMMA;
        shuffle(items, i + 1);
        return;
      }
      swap(items, i, (int) (product >>> 32));
    }
  }

  /// Draws so many numbers. None waits for the one before it, so that a compiler can have several
  /// worked out at once.
  private void drawAhead(int count, long[] into) {
    long from = state;
    for (int i = 0; i < count; i++) {
      into[i] = mix(from + STEPS[i]);
    }
    state += Math.max(0, count) * GOLDEN_GAMMA;
  }

  private static void swap(int[] items, int i, int j) {
    int item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
}
