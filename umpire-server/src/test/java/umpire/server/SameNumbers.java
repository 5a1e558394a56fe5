package umpire.server;

import java.security.SecureRandom;
import java.util.SplittableRandom;

/// Random numbers that are equal for all callers, in any order, so that games are equal in every
/// run.
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
