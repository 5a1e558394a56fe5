package umpire.core.profile;

import static java.util.stream.Collectors.toMap;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.core.text.Note;
import umpire.core.text.Sentence;

/// The rule switches of a game, its presets, and the combinations that are not allowed. The first
/// preset is played unless another is selected.
///
/// @param game the game's id
/// @param switches in the order in which the game lists them
/// @param presets the profiles that come with the game, `classic` among them if it has a published
///   format
/// @param conflicts the combinations of values that no profile may have
public record Profiles(
    String game, List<Switch> switches, List<Preset> presets, List<Conflict> conflicts) {

  public Profiles {
    switches = List.copyOf(switches);
    presets = List.copyOf(presets);
    conflicts = List.copyOf(conflicts);
  }

  /// Returns the switches of a game, in the order in which it lists them, without presets.
  public static Profiles of(String game, Switch... switches) {
    return new Profiles(game, List.of(switches), List.of(), List.of());
  }

  /// Returns these switches with the profiles that come with the game.
  public Profiles withPresets(Preset... known) {
    return new Profiles(game, switches, List.of(known), conflicts);
  }

  /// Returns these switches with the combinations of values that no profile may have.
  public Profiles withConflicts(Conflict... found) {
    return new Profiles(game, switches, presets, List.of(found));
  }

  /// Returns the rules of a game that all tables play alike: no switches, and one preset,
  /// `standard`.
  ///
  /// @param about the origin of these rules, in one line
  public static Profiles plain(String game, String about) {
    return of(game).withPresets(Preset.of("standard", about));
  }

  /// The rules that are played unless others are selected.
  public Profile standard() {
    return made(presets.getFirst());
  }

  /// The rules of the published format, in a game that has one.
  public Profile classic() {
    try {
      return preset("classic");
    } catch (BadProfileException missing) {
      throw new IllegalStateException(missing);
    }
  }

  /// The preset with this name.
  public Profile preset(String name) throws BadProfileException {
    return made(find(presets, name));
  }

  private Preset find(List<Preset> presets, String name) throws BadProfileException {
    for (Preset preset : presets) {
      if (preset.name().equals(name)) {
        return preset;
      }
    }
    throw BadProfileException.none(
        "profile", name, game, presets.stream().map(Preset::name).toList());
  }

  private Profile made(Preset preset) {
    return made(preset, Map.of());
  }

  private Profile made(Preset preset, Map<String, String> then) {
    try {
      return changed(preset.name(), preset.name(), standards(), values(preset, then));
    } catch (BadProfileException fault) {
      throw new IllegalStateException(
          "preset " + preset.name() + ": " + fault.description(), fault);
    }
  }

  /// The values of a preset, with those that differed in one of its versions.
  private static Map<String, String> values(Preset preset, Map<String, String> then) {
    var values = new LinkedHashMap<>(preset.values());
    values.putAll(then);
    return values;
  }

  /// The differing values of each version of a preset: none for the current one, then those of the
  /// earlier ones, the latest first.
  private static List<Map<String, String>> times(Preset preset) {
    var times = new ArrayList<Map<String, String>>();
    times.add(Map.of());
    times.addAll(preset.former());
    return times;
  }

  /// The versions of a preset: the current one, then the earlier ones, the latest first.
  private List<Profile> versions(Preset preset) {
    return times(preset).stream().map(then -> made(preset, then)).toList();
  }

  private Map<String, String> standards() {
    var values = new LinkedHashMap<String, String>();
    for (Switch option : switches) {
      values.put(option.name(), option.standard());
    }
    return values;
  }

  /// Returns a preset with some switches changed, under a name of its own.
  ///
  /// @throws BadProfileException if there is no such preset, switch or value, or if values
  ///   contradict each other
  public Profile changed(String name, String preset, Map<String, String> changes)
      throws BadProfileException {
    return changed(name, preset, preset(preset).values(), changes);
  }

  /// Returns a profile with some switches changed, named after it; the profile itself if none is.
  public Profile changed(Profile chosen, Map<String, String> changes) throws BadProfileException {
    return changes.isEmpty()
        ? chosen
        : changed(chosen.name() + "+", chosen.base(), chosen.values(), changes);
  }

  /// Returns a changed preset with a recorded hash, made from the version of the preset that gives
  /// this hash, current or earlier. Empty if no version does.
  public Optional<Profile> changed(
      String name, String preset, Map<String, String> changes, String hash)
      throws BadProfileException {
    Preset base = find(presets, preset);
    for (Map<String, String> then : times(base)) {
      Map<String, String> values = standards();
      values.putAll(values(base, then));
      Profile profile = valued(name, preset, values, changes);
      if (profile.hash().equals(hash)) {
        return Optional.of(agreeing(profile));
      }
    }
    return Optional.empty();
  }

  private Profile changed(
      String name, String preset, Map<String, String> from, Map<String, String> changes)
      throws BadProfileException {
    return agreeing(valued(name, preset, from, changes));
  }

  private Profile valued(
      String name, String preset, Map<String, String> from, Map<String, String> changes)
      throws BadProfileException {
    var values = new LinkedHashMap<>(from);
    for (var change : changes.entrySet()) {
      String fault = find(change.getKey()).fault(change.getValue());
      if (fault != null) {
        throw new BadProfileException(fault);
      }
      values.put(change.getKey(), change.getValue());
    }
    return new Profile(game, name, preset, values, unmentioned());
  }

  private Map<String, String> unmentioned() {
    return switches.stream()
        .filter(option -> !option.unmentioned().isEmpty())
        .collect(toMap(Switch::name, Switch::unmentioned));
  }

  /// Returns the profile unless it contradicts itself.
  private Profile agreeing(Profile profile) throws BadProfileException {
    for (Conflict conflict : conflicts) {
      if (conflict.holds().test(profile)) {
        throw new BadProfileException(conflict.why());
      }
    }
    return profile;
  }

  /// The switch with this name.
  public Switch find(String name) throws BadProfileException {
    for (Switch option : switches) {
      if (option.name().equals(name)) {
        return option;
      }
    }
    throw BadProfileException.none(
        "switch", name, game, switches.stream().map(Switch::name).toList());
  }

  /// The values in which a profile differs from the preset it was made from, as `switch=value`, in
  /// order. Empty if it is that preset, in its current or an earlier version.
  public List<String> changes(Profile profile) {
    List<Profile> versions =
        presets.stream()
            .filter(preset -> preset.name().equals(profile.base()))
            .flatMap(preset -> versions(preset).stream())
            .toList();
    var changes = new ArrayList<String>();
    if (versions.stream().anyMatch(version -> version.values().equals(profile.values()))) {
      return changes;
    }
    for (Switch option : switches) {
      String value = profile.value(option.name());
      if (versions.isEmpty() || !versions.getFirst().is(option.name(), value)) {
        changes.add(option.name() + "=" + value);
      }
    }
    return changes;
  }

  /// The title of a profile where its rules matter. Its name alone is enough only for a current
  /// preset: `standard with counting=players`, `club (acc with muggins=on)`, `acc as it once was`.
  public String title(Profile profile) {
    return titleNote(profile).text();
  }

  /// The [#title] of a profile, to be translated.
  public Note titleNote(Profile profile) {
    Note rules = rules(profile);
    return profile.name().equals(profile.base())
        ? rules
        : Sentence.of("{name} ({rules:parts})")
            .fact("name", profile.name())
            .parts("rules", rules)
            .note();
  }

  private Note rules(Profile profile) {
    List<String> changes = changes(profile);
    if (!changes.isEmpty()) {
      return Sentence.of("{preset} with {changes}")
          .fact("preset", profile.base())
          .fact("changes", changes)
          .note();
    }
    return isOfNow(profile)
        ? Note.plain(profile.base())
        : Sentence.of("{preset} as it once was").fact("preset", profile.base()).note();
  }

  /// Whether these are the rules of a preset in its current version.
  private boolean isOfNow(Profile profile) {
    return presets.stream()
        .filter(preset -> preset.name().equals(profile.base()))
        .anyMatch(preset -> made(preset).values().equals(profile.values()));
  }

  /// The differences between two profiles, one sentence per switch; empty if there are none.
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
}
