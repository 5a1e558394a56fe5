package umpire.core;

/// A stream of random numbers that is the same on every machine: SplitMix64, an additive counter
/// behind Stafford's thirteenth mixing function.
///
/// Kernels know no chance; this belongs to whoever shuffles, generates or simulates.
public final class Chance {

  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private long state;

  public Chance(long seed) {
    state = seed;
  }

  /// Starts the stream of another seed.
  public void reseed(long seed) {
    state = seed;
  }

  public long next() {
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
  public int below(int bound) {
    long product = (next() >>> 32) * bound;
    if ((product & 0xffff_ffffL) < bound) {
      long biased = (1L << 32) % bound;
      while ((product & 0xffff_ffffL) < biased) {
        product = (next() >>> 32) * bound;
      }
    }
    return (int) (product >>> 32);
  }

  /// True in `percent` of a hundred calls.
  public boolean percent(int percent) {
    return below(100) < percent;
  }

  /// Puts the first `count` entries into random order, each order equally likely.
  public void shuffle(int[] items, int count) {
    for (int i = count - 1; i > 0; i--) {
      int j = below(i + 1);
      int item = items[i];
      items[i] = items[j];
      items[j] = item;
    }
  }
}
