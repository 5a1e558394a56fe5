package umpire.core.profile;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import umpire.core.text.Fingerprint;

/// The rules of one table: a value for every switch of a game. Only [Profiles] makes them, so every
/// value is one of its switch and no two contradict each other.
///
/// @param game the game's id
/// @param name the name of these rules
/// @param base the preset they were made from; its own name if it is one
/// @param values by name of the switch, in the order in which the game lists them
/// @param unmentioned the values that its hash leaves out: those by which all games were played
///   before their switches were added
public record Profile(
    String game,
    String name,
    String base,
    Map<String, String> values,
    Map<String, String> unmentioned) {

  private static final int HASH_DIGITS = 12;

  public Profile {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    unmentioned = Map.copyOf(unmentioned);
  }

  public String value(String name) {
    return Objects.requireNonNull(values.get(name), name);
  }

  public boolean is(String name, String value) {
    return value(name).equals(value);
  }

  /// The value that the kernel uses for the chosen way of a switch.
  public <T> T get(Switch.Choice<T> option) {
    return option.way(value(option.name())).value();
  }

  /// The number chosen for a switch.
  public int get(Switch.Count option) {
    return number(option.name());
  }

  public int number(String name) {
    return Integer.parseInt(value(name));
  }

  /// A hash that identifies the rules, but not their name: the beginning of the SHA-256 of the
  /// game's id and of `switch=value`, one per line, in alphabetical order. A switch that was added
  /// after hashes were introduced is left out if it has the value by which all games were played
  /// before, so that no hash ever written changes its meaning.
  public String hash() {
    var text = new StringBuilder(game).append('\n');
    for (var each : new TreeMap<>(values).entrySet()) {
      if (!each.getValue().equals(unmentioned.get(each.getKey()))) {
        text.append(each.getKey()).append('=').append(each.getValue()).append('\n');
      }
    }
    return Fingerprint.of(text.toString()).substring(0, HASH_DIGITS);
  }
}
