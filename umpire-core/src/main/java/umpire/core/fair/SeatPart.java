package umpire.core.fair;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;

/// The contribution of one seat to a fair deal: 256 random bits, whose hash is published before the
/// server fixes its own secret.
///
/// @param commitment the SHA-256 of the part in hexadecimal digits; empty if the seat adds nothing
/// @param part the bits themselves in hexadecimal digits; empty until they are revealed
public record SeatPart(String commitment, String part) {

  /// A seat that adds nothing, such as that of a bot of the house.
  public static final SeatPart NONE = new SeatPart("", "");

  /// The number of hexadecimal digits in 256 bits.
  public static final int DIGITS = 64;

  private static final String PATTERN = "[0-9a-f]{" + DIGITS + "}";

  /// A part that is not revealed yet.
  public static SeatPart committed(String commitment) {
    return new SeatPart(commitment, "");
  }

  /// Whether a text has the form of a secret, a part or a commitment: 64 lower-case hexadecimal
  /// digits.
  public static boolean isHex(String text) {
    return text.matches(PATTERN);
  }

  /// The commitment to 256 bits: their SHA-256 in hexadecimal digits.
  ///
  /// @param bits in hexadecimal digits
  public static String commitmentTo(String bits) {
    try {
      byte[] bytes = HexFormat.of().parseHex(bits);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException("every Java platform has SHA-256", missing);
    }
  }

  public boolean isCommitted() {
    return !commitment.isEmpty();
  }

  public boolean isRevealed() {
    return !part.isEmpty();
  }

  /// Whether these bits are the ones that the seat committed to. False for a text that is not
  /// hexadecimal or for a seat that adds nothing.
  public boolean fits(String bits) {
    return isHex(bits) && commitmentTo(bits).equals(commitment);
  }

  /// This seat after it has revealed its part. It does not check that the bits [fit][#fits] the
  /// commitment.
  public SeatPart revealed(String bits) {
    return new SeatPart(commitment, bits);
  }
}
