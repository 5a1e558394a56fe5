package umpire.core.profile;

import java.util.Map;

/// A profile that comes with the game.
///
/// @param name how people ask for it
/// @param about whose rules these are, in one line
/// @param values the switches that differ from their standard
public record Preset(String name, String about, Map<String, String> values) {
  public Preset {
    values = Map.copyOf(values);
  }
}
