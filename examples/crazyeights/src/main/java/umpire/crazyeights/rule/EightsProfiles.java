package umpire.crazyeights.rule;

import umpire.core.profile.Preset;
import umpire.core.profile.Profiles;

/// The common ways to play, as presets. Each lists its differences from the first, which is the
/// default.
public final class EightsProfiles {

  /// The switches and presets of Crazy Eights. All values can be combined.
  public static final Profiles ALL =
      Profiles.of(
              "crazyeights",
              EightsSwitches.HAND,
              EightsSwitches.FORCED,
              EightsSwitches.MANY,
              EightsSwitches.TWOS,
              EightsSwitches.QUEENS,
              EightsSwitches.TARGET)
          .withPresets(
              Preset.of("common", "the common home game, to a hundred points"),
              Preset.of(
                  "action",
                  "twos give two, queens skip, and cards are drawn until one is laid",
                  "twos=take-two",
                  "queens=skip",
                  "draws=many"),
              Preset.of(
                  "classic",
                  "the games of the text format: one deal, forced draws, open hands",
                  "drawing=forced",
                  "target=0"));

  private EightsProfiles() {}
}
