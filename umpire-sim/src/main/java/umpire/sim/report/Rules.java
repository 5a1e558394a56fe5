package umpire.sim.report;

import java.util.ArrayList;
import java.util.List;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.profile.Switch;

/// The rules of a simulation, and how they differ from the game's standard.
///
/// @param name their name for people
/// @param hash the hash that identifies them
/// @param choices the switches that differ from the game's standard
public record Rules(String name, String hash, List<Choice> choices) {

  public Rules {
    choices = List.copyOf(choices);
  }

  /// A switch that differs from the standard.
  ///
  /// @param name the name of the switch
  /// @param value its value
  /// @param effect the meaning of the value, as a clause
  public record Choice(String name, String value, String effect) {}

  public static Rules of(Profiles profiles, Profile profile) {
    Profile standard = profiles.standard();
    var choices = new ArrayList<Choice>();
    for (Switch option : profiles.switches()) {
      String value = profile.value(option.name());
      if (!standard.is(option.name(), value)) {
        choices.add(new Choice(option.name(), value, option.effect(value)));
      }
    }
    return new Rules(profile.name(), profile.hash(), choices);
  }
}
