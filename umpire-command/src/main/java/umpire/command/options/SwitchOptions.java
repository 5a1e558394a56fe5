package umpire.command.options;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;
import umpire.core.profile.BadProfile;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;

/// Changes to a profile: `--set`.
public final class SwitchOptions {

  @Option(
      names = "--set",
      paramLabel = "SWITCH=VALUE",
      completionCandidates = Candidates.Switches.class,
      description = "Changes one switch of the profile; may be given several times.")
  private Map<String, String> changes = new LinkedHashMap<>();

  /// The profile with what was changed.
  public Profile appliedTo(Profile chosen, Profiles profiles) throws BadProfile {
    return changed(chosen, profiles, changes);
  }

  /// A profile with some switches changed.
  public static Profile changed(Profile chosen, Profiles profiles, Map<String, String> changes)
      throws BadProfile {
    if (changes.isEmpty()) {
      return chosen;
    }
    var all = new LinkedHashMap<>(chosen.values());
    for (var change : changes.entrySet()) {
      profiles.find(change.getKey());
      all.put(change.getKey(), change.getValue());
    }
    return profiles.changed(chosen.name() + "+", chosen.base(), all);
  }

  /// The same words again, for a call that plays by the same rules.
  public List<String> words() {
    var words = new ArrayList<String>();
    changes.forEach((name, value) -> words.addAll(List.of("--set", name + "=" + value)));
    return words;
  }
}
