package umpire.command.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.core.Rule;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.match.StrategyCatalog;
import umpire.core.profile.Profile;
import umpire.core.profile.ProfileJson;
import umpire.core.profile.Profiles;
import umpire.core.profile.Switch;
import umpire.core.ruling.FindingJson;
import umpire.core.text.Json;
import umpire.core.words.Form.Usage;

/// The reference of a game as JSON: its rules, switches, events and strategies, one object each.
public final class ReferenceJson {

  private ReferenceJson() {}

  /// All games, one object each.
  public static List<Json> games() {
    var games = new ArrayList<Json>();
    for (Game game : Game.all()) {
      games.add(
          new Json()
              .put("game", game.id())
              .put("title", game.title())
              .put("rules", game.rulebook().size())
              .put("counts", game.counter().isPresent()));
    }
    return games;
  }

  /// A rulebook, in the order of its source.
  public static List<Json> rules(Game game) {
    var rules = new ArrayList<Json>();
    for (Rule rule : game.rulebook()) {
      String kind = rule.kind().name().toLowerCase(Locale.ROOT);
      rules.add(FindingJson.rule(new Json(), rule).put("kind", kind));
    }
    return rules;
  }

  /// The forms of the events in a record.
  public static List<Json> events(CompleteGame<?> whole) {
    var events = new ArrayList<Json>();
    for (Usage form : whole.vocabulary().forms()) {
      events.add(
          new Json()
              .put("pattern", form.pattern())
              .put("meaning", form.meaning())
              .put("example", form.example()));
    }
    return events;
  }

  /// The strategies that can take a seat.
  public static <K extends Kernel<K>> List<Json> strategies(CompleteGame<K> whole) {
    StrategyCatalog<K> catalog = whole.catalog();
    var strategies = new ArrayList<Json>();
    for (Strategy<K> one : catalog.strategies()) {
      var json = new Json().put("strategy", one.name()).put("written", catalog.usage(one));
      one.budget().ifPresent(budget -> json.put("budget", budget.inWords()));
      strategies.add(json.put("about", one.about()).put("abilities", catalog.abilities()));
    }
    return strategies;
  }

  /// All presets and switches.
  public static Json profiles(Profiles profiles) {
    return ProfileJson.of(profiles);
  }

  /// One profile: its value for every switch.
  public static Json profile(Profile profile, Profiles profiles) {
    var values = new Json();
    for (Switch option : profiles.switches()) {
      values.put(option.name(), profile.value(option.name()));
    }
    return new Json()
        .put("profile", profile.name())
        .put("hash", profile.hash())
        .put("values", values);
  }

  /// The differences between two profiles, one sentence per switch.
  public static Json differences(Profile one, Profile other, Profiles profiles) {
    return new Json().put("differences", profiles.differences(one, other));
  }
}
