package umpire.core.record;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import umpire.core.Chance;

/// A secret from which all that chance brings in one game is drawn. Its hash is published before
/// the first deal and the secret after the last one: then everybody can draw again, and see that
/// nothing was chosen on the way.
///
/// @param secret 256 bits in hexadecimal digits
public record FairDeal(String secret) {

  /// How many bytes there are in a secret.
  public static final int BYTES = 32;

  private static final String DIGITS = "[0-9a-f]{" + 2 * BYTES + "}";

  /// @throws IllegalArgumentException if it is no such secret
  public FairDeal {
    if (!isSecret(secret)) {
      throw new IllegalArgumentException("a secret has " + 2 * BYTES + " hexadecimal digits");
    }
  }

  static boolean isSecret(String text) {
    return text.matches(DIGITS);
  }

  /// A secret of these bytes.
  public static FairDeal of(byte[] bytes) {
    return new FairDeal(HexFormat.of().formatHex(bytes));
  }

  /// What is published beforehand: the SHA-256 of the secret.
  public String commitment() {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes()));
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException("every Java platform has SHA-256", missing);
    }
  }

  /// What an event of the house is drawn from. It depends on the number of the event alone, so that
  /// what was taken back and happens again is no second draw.
  ///
  /// @param event its number in the record, from 1
  public Chance chance(int event) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(bytes(), "HmacSHA256"));
      byte[] drawn = mac.doFinal(("umpire deal " + event).getBytes(StandardCharsets.UTF_8));
      return new Chance(ByteBuffer.wrap(drawn).getLong());
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException("every Java platform has HmacSHA256", missing);
    }
  }

  private byte[] bytes() {
    return HexFormat.of().parseHex(secret);
  }

  /// Nobody sees it by accident in a log.
  @Override
  public String toString() {
    return "FairDeal of " + commitment();
  }
}
