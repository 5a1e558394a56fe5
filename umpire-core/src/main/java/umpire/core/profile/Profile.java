package umpire.core.profile;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/// The rules of one table: a value for every switch of a game. Made by [Profiles] only, so every
/// value is one of its switch and no two contradict each other.
///
/// @param game the game's id
/// @param name what people call these rules
/// @param base the preset they were made from; its own name if it is one
/// @param values by name of the switch, in the order in which the game lists them
public record Profile(String game, String name, String base, Map<String, String> values) {

  private static final int HASH_DIGITS = 12;

  public Profile {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  public String value(String name) {
    return Objects.requireNonNull(values.get(name), name);
  }

  public boolean is(String name, String value) {
    return value(name).equals(value);
  }

  public int number(String name) {
    return Integer.parseInt(value(name));
  }

  /// Identifies the rules whatever they are called: the beginning of the SHA-256 of the game's id
  /// and of `switch=value`, a line each, in alphabetical order.
  public String hash() {
    var text = new StringBuilder(game).append('\n');
    values.keySet().stream()
        .sorted()
        .forEach(key -> text.append(key).append('=').append(value(key)).append('\n'));
    byte[] digest = sha256().digest(text.toString().getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(digest).substring(0, HASH_DIGITS);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException("every Java platform has SHA-256", missing);
    }
  }
}
