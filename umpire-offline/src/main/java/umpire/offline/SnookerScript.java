package umpire.offline;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;
import org.teavm.jso.JSExport;
import umpire.core.Rule;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.core.profile.ProfileJson;
import umpire.core.profile.Profiles;
import umpire.core.ruling.FindingJson;
import umpire.core.session.GameRecorder;
import umpire.core.text.Json;
import umpire.snooker.text.CompleteSnooker;

/// The functions that the script exports for a page. They take text and return JSON.
public final class SnookerScript {

  private static final CompleteSnooker SNOOKER = new CompleteSnooker();

  private SnookerScript() {}

  /// The presets and switches for a match.
  @JSExport
  public static String profiles() {
    return ProfileJson.of(SNOOKER.profiles()).toString();
  }

  /// A rule with its sentence and its source; an empty object if there is no rule with this id.
  @JSExport
  public static String rule(String id) {
    for (Rule rule : SNOOKER.rulebook()) {
      if (rule.id().equals(id)) {
        return FindingJson.rule(new Json(), rule).toString();
      }
    }
    return new Json().toString();
  }

  /// The fault in the rules or the names of a match; empty if there is none.
  ///
  /// @param preset the name of a preset
  /// @param changes the changes to it: `switch=value`, separated by spaces
  /// @param names the names of the players
  @JSExport
  public static String fault(String preset, String changes, String[] names) {
    try {
      if (SNOOKER.minPlayers(profile(preset, changes)) > 2) {
        return "expected rules for two players, found rules for two pairs";
      }
    } catch (BadProfileException bad) {
      return bad.description();
    }
    for (String name : names) {
      String fault = GameRecorder.nameFault(name);
      if (!fault.isEmpty()) {
        return fault;
      }
    }
    boolean two = names.length == 2 && !names[0].equals(names[1]);
    return two ? "" : "expected two players with different names";
  }

  /// Opens a match. Call it only if [#fault] is empty.
  @JSExport
  public static ScoredMatch open(String preset, String changes, String[] names) {
    try {
      return new ScoredMatch(profile(preset, changes), List.of(names));
    } catch (BadProfileException bad) {
      throw new IllegalArgumentException(bad.description(), bad);
    }
  }

  static Profile profile(String preset, String changes) throws BadProfileException {
    Profiles profiles = SNOOKER.profiles();
    Map<String, String> values = new LinkedHashMap<>();
    var words = new StringTokenizer(changes);
    while (words.hasMoreTokens()) {
      String change = words.nextToken();
      int equals = change.indexOf('=');
      if (equals < 0) {
        throw new BadProfileException("expected 'switch=value', found '" + change + "'");
      }
      values.put(change.substring(0, equals), change.substring(equals + 1));
    }
    return profiles.changed(preset, preset, values);
  }
}
