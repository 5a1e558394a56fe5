package umpire.testkit.contract.format;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import umpire.core.SeededRandom;

/// A text that arrives a few bytes at a time, as from a slow pipe.
final class Trickle extends FilterInputStream {

  private static final int MAX = 7;

  private final SeededRandom random;

  Trickle(byte[] text, long seed) {
    super(new ByteArrayInputStream(text));
    this.random = new SeededRandom(seed);
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    return super.read(bytes, offset, Math.min(length, 1 + random.nextInt(MAX)));
  }

  /// A slow pipe has nothing ready, even if more will come.
  @Override
  public int available() {
    return 0;
  }
}
