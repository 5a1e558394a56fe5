package umpire.core.profile;

import static java.util.stream.Collectors.toMap;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A profile that comes with the game.
///
/// @param name the name by which users select it
/// @param about the origin of these rules, in one line
/// @param values the switches that differ from their standard
/// @param former its earlier versions, the latest first: for each the values that differed from the
///   current ones. A record with the hash of such a version is judged by it
public record Preset(
    String name, String about, Map<String, String> values, List<Map<String, String>> former) {
  public Preset {
    values = Map.copyOf(values);
    former = former.stream().map(Map::copyOf).toList();
  }

  /// Returns a preset without earlier versions.
  ///
  /// @param values `switch=value` for each switch that differs from its standard
  public static Preset of(String name, String about, String... values) {
    return new Preset(name, about, parsed(values), List.of());
  }

  /// Adds an earlier version, so that records with its hash keep their rules.
  ///
  /// @param then `switch=value` for each switch that had another value
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
