package umpire.core;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// Random numbers that depend on every bit of a key: HMAC-SHA256 over a label and a counter. A
/// stream seeded with 64 bits would reach only a tiny part of all deals, and an attacker could try
/// all of its seeds.
public final class FairNumbers extends SeededRandom {

  private static final String ALGORITHM = "HmacSHA256";

  private final Mac mac;
  private final String label;
  private ByteBuffer block = ByteBuffer.allocate(0);
  private int blocks;

  /// @param label the purpose of the numbers; each label gives a different stream
  public FairNumbers(byte[] key, String label) {
    super(0);
    this.mac = keyed(key);
    this.label = label;
  }

  /// The HMAC-SHA256 of a text in UTF-8.
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

  /// Ignores `numbers`: this stream cannot take numbers back, so it does not draw ahead.
  @Override
  public void shuffle(int[] items, int count, long[] numbers) {
    shuffle(items, count);
  }

  @Override
  public void reseed(long seed) {
    throw new UnsupportedOperationException("a fair deal has no seed of 64 bits");
  }
}
