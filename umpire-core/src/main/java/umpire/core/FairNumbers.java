package umpire.core;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// Random numbers that depend on every bit of a key: HMAC-SHA256 over a label and a counter. A
/// seeded stream of 64 bits would reach only a tiny part of all deals, and somebody could try all
/// of its seeds.
public final class FairNumbers extends SeededRandom {

  private static final String ALGORITHM = "HmacSHA256";

  private final Mac mac;
  private final String label;
  private ByteBuffer block = ByteBuffer.allocate(0);
  private int blocks;

  /// @param label what the numbers are for: each label has its own
  public FairNumbers(byte[] key, String label) {
    super(0);
    this.mac = keyed(key);
    this.label = label;
  }

  /// HMAC-SHA256 of a text.
  public static byte[] hmac(byte[] key, String text) {
    return keyed(key).doFinal(text.getBytes(StandardCharsets.UTF_8));
  }

  private static Mac keyed(byte[] key) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key, ALGORITHM));
      return mac;
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException("every Java platform has " + ALGORITHM, missing);
    }
  }

  @Override
  public long nextLong() {
    if (!block.hasRemaining()) {
      blocks++;
      block = ByteBuffer.wrap(mac.doFinal((label + " " + blocks).getBytes(StandardCharsets.UTF_8)));
    }
    return block.getLong();
  }

  /// Drawing ahead would give numbers back; here none is given back.
  @Override
  public void shuffle(int[] items, int count, long[] numbers) {
    shuffle(items, count);
  }

  @Override
  public void reseed(long seed) {
    throw new UnsupportedOperationException("a fair deal has no seed of 64 bits");
  }
}
