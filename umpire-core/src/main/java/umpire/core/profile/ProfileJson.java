package umpire.core.profile;

import java.util.Map;
import umpire.core.text.Json;

/// The rules by which a game can be played, as JSON: the choices for a person opening a table.
public final class ProfileJson {

  private ProfileJson() {}

  /// Returns the presets with their differences, and all switches with the meanings of their
  /// values.
  public static Json of(Profiles profiles) {
    return new Json()
        .objects("presets", profiles.presets().stream().map(ProfileJson::of).toList())
        .objects("switches", profiles.switches().stream().map(ProfileJson::of).toList());
  }

  private static Json of(Preset preset) {
    return new Json()
        .put("name", preset.name())
        .put("about", preset.about())
        .put("values", object(preset.values()));
  }

  /// Writes values in alphabetical order, so that the result is the same on every platform.
  private static Json object(Map<String, String> values) {
    var json = new Json();
    values.keySet().stream().sorted().forEach(key -> json.put(key, values.getOrDefault(key, "")));
    return json;
  }

  private static Json of(Switch option) {
    var json =
        new Json()
            .put("name", option.name())
            .put("meaning", option.meaning())
            .put("standard", option.standard());
    return switch (option) {
      case Switch.Choice<?> choice ->
          json.objects("ways", choice.ways().stream().map(ProfileJson::of).toList());
      case Switch.Count count ->
          json.put("least", count.least()).put("most", count.most()).put("effect", count.effect());
    };
  }

  private static Json of(Switch.Way<?> way) {
    return new Json().put("name", way.name()).put("effect", way.effect());
  }
}
