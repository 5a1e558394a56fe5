package umpire.offline;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.RandomStrategy;
import umpire.core.kernel.Strategy;
import umpire.core.profile.BadProfileException;
import umpire.core.session.GameRecorder;
import umpire.core.text.Json;
import umpire.core.words.Vocabulary;
import umpire.snooker.SnookerGame;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.text.CompleteSnooker;

/// A match that is played twice, by the JVM and by the translated kernel: its events, and the
/// questions on the way.
record Script(String preset, String changes, List<String> names, List<Step> steps) {

  private static final List<String> BALLS =
      List.of("red", "yellow", "green", "brown", "blue", "pink", "black", "white", "none", "9", "");

  private static final List<String> SHAPES =
      List.of(
          "pot %s",
          "hit %s pot %s",
          "hit %s off %s",
          "hit %s nom %s",
          "hit %s foul push",
          "touching %s",
          "foul touch %s",
          "foul %s",
          "choose %s",
          "miss %s",
          "%s",
          "%s %s",
          "concede %s",
          "lot Ben %s",
          "award frame %s");

  /// An event, and other events that are checked before it.
  record Step(String by, String event, List<String> probes) {}

  /// The match that strategies play with this seed; with seed 1, one of them plays at random.
  static Script of(String preset, String changes, long seed) throws BadProfileException {
    var whole = new CompleteSnooker();
    var profile = SnookerScript.profile(preset, changes);
    var names =
        List.of("Anna", "J\u00f6rg \u738b", "Cleo", "Dan").subList(0, whole.minPlayers(profile));
    Strategy<SnookerMatch> rules = whole.strategies().getFirst();
    var seats = new ArrayList<>(Collections.nCopies(names.size(), rules));
    if (seed == 1) {
      seats.set(0, new RandomStrategy<>());
    }
    var game = new GameRecorder<>(new SnookerGame(), whole, profile, names, seats).play(seed);
    Vocabulary vocabulary = whole.vocabulary();
    var random = new SeededRandom(seed);
    var steps = new ArrayList<Step>();
    for (var line : game.events()) {
      String by = line.actor() == Kernel.HOUSE ? "*" : names.get(line.actor());
      var probes = List.of(probe(random), probe(random));
      steps.add(new Step(by, vocabulary.write(line.event(), names), probes));
    }
    return new Script(preset, changes, names, steps);
  }

  /// A random text that may be an event, may break a rule, or may not be an event at all.
  private static String probe(SeededRandom random) {
    String shape = SHAPES.get(random.nextInt(SHAPES.size()));
    return shape.formatted(ball(random), ball(random)).strip();
  }

  private static String ball(SeededRandom random) {
    return BALLS.get(random.nextInt(BALLS.size()));
  }

  /// The script for the translated kernel.
  Json json() {
    return new Json()
        .put("preset", preset)
        .put("changes", changes)
        .put("names", names)
        .objects("steps", steps.stream().map(Script::json).toList());
  }

  private static Json json(Step step) {
    return new Json().put("by", step.by).put("event", step.event).put("probes", step.probes);
  }

  /// The JVM's answer to every step, in the format of `replay.mjs`.
  List<String> answers() {
    String[] seats = names.toArray(String[]::new);
    var all = new ArrayList<String>();
    all.add(
        lines(
            SnookerScript.fault(preset, changes, seats),
            SnookerScript.profiles(),
            SnookerScript.rule("in-off"),
            SnookerScript.rule("?")));
    ScoredMatch match = SnookerScript.open(preset, changes, seats);
    for (Step step : steps) {
      var answers = new ArrayList<String>(List.of(match.legal(step.by), match.legal("*")));
      for (String probe : step.probes) {
        answers.add(match.check(step.by, probe));
        answers.add(match.check("*", probe));
      }
      answers.add(match.play(step.by, step.event));
      answers.add(match.facts(""));
      answers.add(match.facts(step.by));
      all.add(lines(answers.toArray(String[]::new)));
    }
    all.add(lines(match.record()));
    return all;
  }

  private static String lines(String... answers) {
    return String.join("\n", answers) + "\n";
  }
}
