package umpire.core.fair;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;

/// What one seat adds to a fair deal: 256 random bits, of which the hash is published before the
/// server fixes its own secret.
///
/// @param commitment SHA-256 of the part in hexadecimal digits; empty if the seat adds nothing
/// @param part the bits themselves in hexadecimal digits; empty as long as they are not revealed
public record SeatPart(String commitment, String part) {

  /// A seat that adds nothing, as a bot of the house.
  public static final SeatPart NONE = new SeatPart("", "");

  /// How many hexadecimal digits 256 bits have.
  public static final int DIGITS = 64;

  private static final String PATTERN = "[0-9a-f]{" + DIGITS + "}";

  /// A part that is not revealed yet.
  public static SeatPart committed(String commitment) {
    return new SeatPart(commitment, "");
  }

  /// Whether a text can be a secret, a part, or the commitment to one.
  public static boolean isHex(String text) {
    return text.matches(PATTERN);
  }

  /// The SHA-256 of 256 bits.
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

  /// Whether these bits are the ones that the seat has committed to.
  public boolean fits(String bits) {
    return isHex(bits) && commitmentTo(bits).equals(commitment);
  }

  /// The same seat after it has revealed its part.
  public SeatPart revealed(String bits) {
    return new SeatPart(commitment, bits);
  }
}
