package umpire.core;

/// A stream of random numbers that is the same on every machine: SplitMix64, an additive counter
/// with Stafford's thirteenth mixing function. For one thread.
///
/// Kernels draw no random numbers; dealers, generators and simulations do. A fair deal draws its
/// numbers from [FairNumbers] and uses them in the same way.
public sealed class SeededRandom permits FairNumbers {

  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  /// The most numbers that can be drawn ahead: enough for two decks.
  public static final int MAX_AHEAD = 128;

  /// The steps by which the state advances for one, two, three numbers and so on.
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

  /// Restarts as the stream of another seed.
  public void reseed(long seed) {
    state = seed;
  }

  public long nextLong() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  /// Scrambles a number, so that neighbouring numbers give unrelated results.
  public static long mix(long z) {
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  /// Returns a number from 0 to `bound - 1`, each equally likely: the high half of a 32-bit
  /// multiplication, drawn again in the rare case in which the low half shows a bias (Lemire's
  /// method).
  ///
  /// @param bound above 0
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

  /// Puts the first `count` entries into a random order, each order equally likely.
  public void shuffle(int[] items, int count) {
    for (int i = count - 1; i > 0; i--) {
      swap(items, i, nextInt(i + 1));
    }
  }

  /// Shuffles as [#shuffle(int[], int)] does, into the same order but in two thirds of the time: it
  /// draws all numbers before anything moves. If one must be drawn again, it returns the numbers
  /// after it to the stream.
  ///
  /// @param count at most [#MAX_AHEAD]
  /// @param numbers at least `count` long; overwritten
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

  /// Draws `count` numbers. None depends on the one before it, so a compiler can compute several at
  /// once.
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
