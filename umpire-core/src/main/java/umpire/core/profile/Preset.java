package umpire.core.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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
  public Preset(String name, String about, Map<String, String> values) {
    this(name, about, values, List.of());
  }

  /// The same preset, which once had other values.
  public Preset formerly(Map<String, String> then) {
    var all = new ArrayList<>(former);
    all.add(then);
    return new Preset(name, about, values, all);
  }
}
