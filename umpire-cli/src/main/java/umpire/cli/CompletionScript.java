package umpire.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import umpire.command.GameNames;
import umpire.core.game.Game;
import umpire.options.Candidates;
import umpire.options.GameParameter;

/// Writes the completion script for bash and zsh: functions that look up words, generated from the
/// commands and their options, followed by functions that use them, which do not depend on the
/// commands.
final class CompletionScript {

  /// Marks a word that has no candidates, not even files.
  private static final String NOTHING = ":nothing";

  /// Marks a word that may be a file, besides the candidates.
  private static final String FILES = ":files";

  private static final String GAMES = "game";

  /// The `case` patterns for each shell command that prints candidates.
  private final Map<String, List<String>> options = new LinkedHashMap<>();

  private final Map<String, List<String>> values = new LinkedHashMap<>();
  private final Map<String, List<String>> positions = new LinkedHashMap<>();

  private CompletionScript() {}

  static String of(CommandLine root) {
    var script = new CompletionScript();
    var calls = new ArrayList<String>();
    root.getSubcommands()
        .forEach((name, call) -> {
          calls.add(name);
          script.add(name, call);
        });
    script.addOptions("", root.getCommandSpec());
    return script.text(calls);
  }

  private void add(String name, CommandLine call) {
    CommandSpec spec = call.getCommandSpec();
    addOptions(name, spec);
    for (PositionalParamSpec place : spec.positionalParameters()) {
      int last = Math.min(place.index().max(), place.index().min() + 9);
      for (int index = place.index().min(); index <= last; index++) {
        ask(positions, offered(place), "'%s %d'".formatted(name, index));
      }
    }
    // A subcommand is one for a game.
    call.getSubcommands().forEach((game, within) -> add(name + " " + game, within));
    if (!call.getSubcommands().isEmpty()) {
      ask(positions, function(GAMES), "'%s 0'".formatted(name));
    }
  }

  private void addOptions(String name, CommandSpec spec) {
    var names = new ArrayList<String>();
    for (OptionSpec option : spec.options()) {
      names.addAll(List.of(option.names()));
      if (option.arity().max() > 0) {
        for (String each : option.names()) {
          ask(values, offered(option), "'%s %s'".formatted(name, each));
        }
      }
    }
    ask(options, printed(names), "'%s'".formatted(name));
  }

  private static void ask(Map<String, List<String>> table, String answer, String pattern) {
    table.computeIfAbsent(answer, _ -> new ArrayList<>()).add(pattern);
  }

  /// The shell command that prints the candidates of an argument.
  private static String offered(ArgSpec argument) {
    boolean file =
        argument.type().equals(Path.class)
            || argument.paramLabel().contains("FILE")
            || argument.completionCandidates() instanceof Candidates.Presets;
    String also = file ? "; " + printed(List.of(FILES)) : "";
    return switch (argument.completionCandidates()) {
      case Candidates.ByGame byGame -> function(nameOf(byGame)) + also;
      case GameParameter.GameIds _ -> function(GAMES) + also;
      case null -> printed(List.of(file ? FILES : NOTHING));
      case Iterable<String> words ->
          printed(StreamSupport.stream(words.spliterator(), false).toList()) + also;
    };
  }

  private static String nameOf(Candidates.ByGame words) {
    return switch (words) {
      case Candidates.Presets _ -> "preset";
      case Candidates.Switches _ -> "switch";
      case Candidates.Strategies _ -> "strategy";
      case Candidates.Shapes _ -> "shape";
    };
  }

  private static String function(String words) {
    return "_umpire_" + words + " \"$game\"";
  }

  private static String printed(List<String> words) {
    return "printf '%s\\n' "
        + String.join(" ", words.stream().map(CompletionScript::quoted).toList());
  }

  private static String quoted(String word) {
    return "'" + word.replace("'", "'\\''") + "'";
  }

  private String text(List<String> calls) {
    var text = new StringBuilder("# Completion for umpire: eval \"$(umpire completion)\"\n\n");
    text.append("_umpire_calls() { ").append(printed(calls)).append("; }\n");
    text.append("_umpire_game() { ").append(printed(GameNames.all())).append("; }\n");
    Stream.of(
            new Candidates.Presets(),
            new Candidates.Switches(),
            new Candidates.Strategies(),
            new Candidates.Shapes())
        .forEach(words -> text.append(byGame(words)));
    text.append(lookup("_umpire_options", "$call", options));
    text.append(lookup("_umpire_values", "$call $1", values));
    text.append(lookup("_umpire_place", "$call $1", positions));
    return text.append(rest()).toString();
  }

  private static String byGame(Candidates.ByGame words) {
    var answers = new LinkedHashMap<String, List<String>>();
    var all = new ArrayList<String>();
    words.forEach(all::add);
    for (Game game : Game.all()) {
      ask(answers, printed(words.of(game)), game.id());
    }
    ask(answers, printed(all), "*");
    return lookup("_umpire_" + nameOf(words), "$1", answers);
  }

  /// A shell function that prints the candidates for its pattern, and fails if no pattern matches.
  private static String lookup(String name, String asked, Map<String, List<String>> answers) {
    var text = new StringBuilder(name + "() {\n  case \"" + asked + "\" in\n");
    answers.forEach((answer, patterns) ->
        text.append("    ")
            .append(String.join(" | ", patterns))
            .append(") ")
            .append(answer)
            .append(" ;;\n"));
    boolean complete = answers.values().stream().anyMatch(patterns -> patterns.contains("*"));
    return text.append(complete ? "" : "    *) return 1 ;;\n").append("  esac\n}\n").toString();
  }

  private static String rest() {
    try (InputStream in = CompletionScript.class.getResourceAsStream("completion.sh")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
