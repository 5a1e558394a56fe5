package umpire.live.seat;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import umpire.json.BadFieldsException;

/// A secret from which the id and the seat tokens of a table are derived. If the answer to opening
/// is lost, opening again with this key returns the existing table with its links; only hashes are
/// stored.
public record OpeningKey(String text) {

  private static final Pattern WORDS = Pattern.compile("[A-Za-z0-9_-]{22,64}");
  private static final String ALGORITHM = "HmacSHA256";
  private static final int BYTES = 32;
  private static final int ID_BYTES = 9;
  private static final int TOKEN_BYTES = 16;

  /// Parses a key drawn by a client.
  public static OpeningKey of(String text) throws BadFieldsException {
    if (!WORDS.matcher(text).matches()) {
      throw new BadFieldsException(
          "key",
          "expected 22 to 64 random letters, digits, - or _, kept secret: they open all seats");
    }
    return new OpeningKey(text);
  }

  public static OpeningKey draw(SecureRandom random) {
    var bits = new byte[BYTES];
    random.nextBytes(bits);
    return new OpeningKey(encoded(bits));
  }

  /// Encodes bits in characters that are allowed in a URL.
  private static String encoded(byte[] bits) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bits);
  }

  /// Returns the id of the table. The key cannot be computed from it.
  public String tableId() {
    return derived("table", ID_BYTES);
  }

  /// Returns the token that opens a seat.
  public Token token(int seat) {
    return new Token(derived("seat " + seat, TOKEN_BYTES));
  }

  private String derived(String what, int bytes) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(text.getBytes(UTF_8), ALGORITHM));
      return encoded(Arrays.copyOf(mac.doFinal(("umpire " + what).getBytes(UTF_8)), bytes));
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException("every Java platform has " + ALGORITHM, missing);
    }
  }

  /// Hides the secret, so that it cannot get into a log by accident.
  @Override
  public String toString() {
    return "OpeningKey";
  }
}
