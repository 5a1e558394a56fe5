package umpire.core.profile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The rule switches of a game, its presets, and what cannot go together. The first preset is what
/// is played when nobody asks for another.
///
/// @param game the game's id
/// @param switches in the order in which the game comes to them
/// @param presets the profiles that come with the game, `classic` among them
/// @param conflicts what no profile may have
public record Profiles(
    String game, List<Switch> switches, List<Preset> presets, List<Conflict> conflicts) {

  public Profiles {
    switches = List.copyOf(switches);
    presets = List.copyOf(presets);
    conflicts = List.copyOf(conflicts);
  }

  /// The rules played when nobody asks for others.
  public Profile standard() {
    return made(presets.getFirst());
  }

  /// The preset with this name.
  public Profile preset(String name) throws BadProfile {
    for (Preset preset : presets) {
      if (preset.name().equals(name)) {
        return made(preset);
      }
    }
    throw new BadProfile(
        "there is no profile "
            + BadProfile.quoted(name)
            + " of "
            + game
            + ": choose "
            + names(presets));
  }

  private Profile made(Preset preset) {
    try {
      return changed(preset.name(), preset.name(), standards(), preset.values());
    } catch (BadProfile fault) {
      throw new IllegalStateException("preset " + preset.name() + ": " + fault.what(), fault);
    }
  }

  private Map<String, String> standards() {
    var values = new LinkedHashMap<String, String>();
    for (Switch option : switches) {
      values.put(option.name(), option.standard());
    }
    return values;
  }

  /// A preset with some switches changed, under a name of its own.
  public Profile changed(String name, String preset, Map<String, String> changes)
      throws BadProfile {
    return changed(name, preset, preset(preset).values(), changes);
  }

  private Profile changed(
      String name, String preset, Map<String, String> from, Map<String, String> changes)
      throws BadProfile {
    var values = new LinkedHashMap<>(from);
    for (var change : changes.entrySet()) {
      String fault = find(change.getKey()).fault(change.getValue());
      if (fault != null) {
        throw new BadProfile(fault);
      }
      values.put(change.getKey(), change.getValue());
    }
    var profile = new Profile(game, name, preset, values);
    for (Conflict conflict : conflicts) {
      if (conflict.holds().test(profile)) {
        throw new BadProfile(conflict.why());
      }
    }
    return profile;
  }

  /// The switch with this name.
  public Switch find(String name) throws BadProfile {
    for (Switch option : switches) {
      if (option.name().equals(name)) {
        return option;
      }
    }
    var names = new ArrayList<String>();
    for (Switch option : switches) {
      names.add(option.name());
    }
    throw new BadProfile(
        "there is no switch "
            + BadProfile.quoted(name)
            + " of "
            + game
            + ": choose "
            + String.join(", ", names));
  }

  /// What sets a profile apart from the preset it was made from: `switch=value`, in order.
  public List<String> changes(Profile profile) {
    var changes = new ArrayList<String>();
    var base = base(profile);
    for (Switch option : switches) {
      String value = profile.value(option.name());
      if (!base.map(own -> own.is(option.name(), value)).orElse(false)) {
        changes.add(option.name() + "=" + value);
      }
    }
    return changes;
  }

  /// How people are told of these rules: by their name, and by what was changed if that is the name
  /// of a preset which they are not.
  public String called(Profile profile) {
    List<String> changes =
        profile.name().equals(profile.base()) ? changes(profile) : List.<String>of();
    return profile.name() + (changes.isEmpty() ? "" : " with " + String.join(" ", changes));
  }

  private Optional<Profile> base(Profile profile) {
    return presets.stream()
        .filter(preset -> preset.name().equals(profile.base()))
        .map(this::made)
        .findFirst();
  }

  /// How two profiles differ, a sentence a switch; empty if they do not.
  public List<String> differences(Profile one, Profile other) {
    var sentences = new ArrayList<String>();
    for (Switch option : switches) {
      String here = one.value(option.name());
      String there = other.value(option.name());
      if (!here.equals(there)) {
        sentences.add(
            option.name()
                + " ("
                + option.meaning()
                + "): in "
                + one.name()
                + " "
                + option.effect(here)
                + "; in "
                + other.name()
                + " "
                + option.effect(there));
      }
    }
    return sentences;
  }

  private static String names(List<Preset> presets) {
    var names = new ArrayList<String>();
    for (Preset preset : presets) {
      names.add(preset.name());
    }
    return String.join(", ", names);
  }
}
