package umpire.live.seat;

import java.security.SecureRandom;
import java.util.Base64;
import umpire.core.text.Fingerprint;

/// What opens a seat: 128 bits that nobody can guess. Only its hash is ever kept.
public record Token(String text) {

  private static final int BYTES = 16;

  public static Token draw(SecureRandom random) {
    return new Token(drawn(random, BYTES));
  }

  /// Letters and digits that may stand in an address.
  public static String drawn(SecureRandom random, int bytes) {
    var bits = new byte[bytes];
    random.nextBytes(bits);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bits);
  }

  /// What is kept of it. A secret of full strength needs no salt and no slow hash.
  public String hash() {
    return Fingerprint.of(text);
  }

  /// Nobody sees it by accident in a log.
  @Override
  public String toString() {
    return "Token";
  }
}
