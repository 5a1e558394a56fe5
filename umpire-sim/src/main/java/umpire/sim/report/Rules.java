package umpire.sim.report;

import java.util.ArrayList;
import java.util.List;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.profile.Switch;

/// By which rules was played.
///
/// @param name what people call them
/// @param hash what identifies them
/// @param choices where they differ from the game's standard
public record Rules(String name, String hash, List<Choice> choices) {

  public Rules {
    choices = List.copyOf(choices);
  }

  /// A switch that is not at its standard.
  ///
  /// @param effect what the value means, as a clause
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
