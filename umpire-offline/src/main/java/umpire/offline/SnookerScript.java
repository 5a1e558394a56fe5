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

/// What a page calls: the functions that the script exports. Texts go in, JSON comes out.
public final class SnookerScript {

  private static final CompleteSnooker SNOOKER = new CompleteSnooker();

  private SnookerScript() {}

  /// The rules by which a match can be played.
  @JSExport
  public static String profiles() {
    return ProfileJson.of(SNOOKER.profiles()).toString();
  }

  /// A rule with its sentence and its source; an empty object if there is none of this id.
  @JSExport
  public static String rule(String id) {
    for (Rule rule : SNOOKER.rulebook()) {
      if (rule.id().equals(id)) {
        return FindingJson.rule(new Json(), rule).toString();
      }
    }
    return new Json().toString();
  }

  /// What is wrong with the rules or the names for a match; empty if nothing is.
  ///
  /// @param preset the name of one
  /// @param changes what is otherwise: `switch=value`, with blanks between
  /// @param names of the players
  @JSExport
  public static String fault(String preset, String changes, String[] names) {
    try {
      if (SNOOKER.minPlayers(profile(preset, changes)) > 2) {
        return "the pad is for two players, not for two pairs";
      }
    } catch (BadProfileException bad) {
      return bad.what();
    }
    for (String name : names) {
      String fault = GameRecorder.nameFault(name);
      if (!fault.isEmpty()) {
        return fault;
      }
    }
    boolean two = names.length == 2 && !names[0].equals(names[1]);
    return two ? "" : "two players are needed, with different names";
  }

  /// A match before anything has happened. Called where [#fault] finds nothing.
  @JSExport
  public static ScoredMatch open(String preset, String changes, String[] names) {
    try {
      return new ScoredMatch(profile(preset, changes), List.of(names));
    } catch (BadProfileException bad) {
      throw new IllegalArgumentException(bad.what(), bad);
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
        throw new BadProfileException("a rule is written as in 'switch=value'");
      }
      values.put(change.substring(0, equals), change.substring(equals + 1));
    }
    return profiles.changed(preset, preset, values);
  }
}
