package umpire.core.profile;

import static java.util.stream.Collectors.toMap;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A profile that comes with the game.
///
/// @param name how people ask for it
/// @param about whose rules these are, in one line
/// @param values the switches that differ from their standard
/// @param former what it was before its rules changed, the latest first: the values that were then
///   otherwise than they are now. A record that carries the hash of one of these is judged by it
public record Preset(
    String name, String about, Map<String, String> values, List<Map<String, String>> former) {
  public Preset {
    values = Map.copyOf(values);
    former = former.stream().map(Map::copyOf).toList();
  }

  /// A preset that has always been the same.
  ///
  /// @param values `switch=value` for each switch that differs from its standard
  public static Preset of(String name, String about, String... values) {
    return new Preset(name, about, parsed(values), List.of());
  }

  /// The same preset, which once had other values.
  ///
  /// @param then `switch=value` for each switch that was otherwise
  public Preset formerly(String... then) {
    var all = new ArrayList<>(former);
    all.add(parsed(then));
    return new Preset(name, about, values, all);
  }

  private static Map<String, String> parsed(String... values) {
    return Stream.of(values)
        .map(value -> value.split("=", 2))
        .collect(toMap(parts -> parts[0], parts -> parts[1]));
  }
}
