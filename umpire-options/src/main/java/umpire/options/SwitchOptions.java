package umpire.options;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;

/// Changes to a profile: `--set`.
public final class SwitchOptions {

  @Option(
      names = "--set",
      paramLabel = "SWITCH=VALUE",
      completionCandidates = Candidates.Switches.class,
      description = "Changes one switch of the profile. May be repeated.")
  private Map<String, String> changes = new LinkedHashMap<>();

  /// The chosen profile with these changes.
  public Profile appliedTo(Profile chosen, Profiles profiles) throws BadProfileException {
    return profiles.changed(chosen, changes);
  }

  /// The changes as command-line words, for a command that plays by the same rules.
  public List<String> words() {
    var words = new ArrayList<String>();
    changes.forEach((name, value) -> words.addAll(List.of("--set", name + "=" + value)));
    return words;
  }
}
