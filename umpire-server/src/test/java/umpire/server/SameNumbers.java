package umpire.server;

import java.security.SecureRandom;
import java.util.SplittableRandom;

/// Chance that brings everybody the same, whoever asks first: games that are the same in every run.
final class SameNumbers extends SecureRandom {

  private static final long serialVersionUID = 1L;

  private final long seed;

  SameNumbers(long seed) {
    this.seed = seed;
  }

  @Override
  public long nextLong() {
    return seed;
  }

  @Override
  public void nextBytes(byte[] bytes) {
    new SplittableRandom(seed).nextBytes(bytes);
  }
}
