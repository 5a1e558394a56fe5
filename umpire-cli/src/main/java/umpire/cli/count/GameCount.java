package umpire.cli.count;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import umpire.cli.explain.Sentences;
import umpire.command.FaultReport;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.core.count.Count;
import umpire.core.count.CountJson;
import umpire.core.count.Counter;
import umpire.core.count.Question;
import umpire.core.game.Game;
import umpire.core.profile.Profile;
import umpire.core.text.BadInputException;
import umpire.options.LanguageOption;
import umpire.options.ProfileOptions;
import umpire.options.ReportFormat;

/// `umpire count GAME`. The game declares the words and options.
@Command(mixinStandardHelpOptions = true)
final class GameCount implements Callable<Integer> {

  private final Game game;
  private final Counter counter;
  private final Streams streams;
  private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "WORDS", arity = "0..*", hidden = true)
  private List<String> words = new ArrayList<>();

  @Mixin private final ProfileOptions rules = new ProfileOptions();

  @Option(
      names = "--format",
      defaultValue = "text",
      description =
          "Output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); jsonl is one"
              + " JSON object.")
  private ReportFormat format = ReportFormat.TEXT;

  @Option(
      names = "--sentences",
      defaultValue = "first",
      description =
          "When text shows the sentence and source of a rule: ${COMPLETION-CANDIDATES}"
              + " (default: ${DEFAULT-VALUE}, once per rule).")
  private Sentences sentences = Sentences.FIRST;

  @Mixin private final LanguageOption language = new LanguageOption();

  private GameCount(Game game, Counter counter, Streams streams) {
    this.game = game;
    this.counter = counter;
    this.streams = streams;
  }

  /// The command for the command-line parser.
  static CommandSpec spec(Game game, Counter counter, Streams streams) {
    var call = new GameCount(game, counter, streams);
    call.spec = CommandSpec.forAnnotatedObject(call);
    for (Counter.Detail detail : counter.details()) {
      var option = OptionSpec.builder("--" + detail.name()).description(detail.meaning());
      call.spec.addOption(
          detail.isFlag()
              ? option.type(boolean.class).build()
              : option.type(String.class).paramLabel(detail.value()).build());
    }
    call.spec.usageMessage().description(counter.about() + ".", "").footer(call.examples());
    call.spec.usageMessage().customSynopsis(call.synopsis());
    return call.spec;
  }

  private String synopsis() {
    var synopsis = new StringBuilder("umpire count " + game.id() + " " + counter.words());
    for (Counter.Detail detail : counter.details()) {
      synopsis.append(" [--").append(detail.name());
      synopsis.append(detail.isFlag() ? "]" : "=" + detail.value() + "]");
    }
    return synopsis + " [OPTIONS]";
  }

  private String[] examples() {
    var lines = new ArrayList<String>(List.of("", "Try"));
    for (Counter.Example example : counter.examples()) {
      lines.add("  umpire count " + game.id() + " " + example.asked());
      lines.add("      " + example.meaning());
    }
    return lines.toArray(String[]::new);
  }

  @Override
  public Integer call() {
    Profile profile = rules.of(ProfileOptions.whole(game, spec));
    Count count;
    try {
      count = counter.count(Question.of(profile, words, details()));
    } catch (BadInputException fault) {
      streams.complain(FaultReport.fault("<question>", fault, language.on(streams).language()));
      return Status.BAD_INPUT;
    }
    switch (format) {
      case TEXT -> new CountText(sentences, language.on(streams), game).print(count);
      case JSONL -> streams.tell(CountJson.of(game.id(), profile, count));
    }
    return Status.FINE;
  }

  /// The options that the game declares, as given on the command line.
  private Map<String, String> details() {
    var said = new LinkedHashMap<String, String>();
    for (Counter.Detail detail : counter.details()) {
      Object value = spec.findOption("--" + detail.name()).getValue();
      if (value instanceof String text) {
        said.put(detail.name(), text);
      } else if (Boolean.TRUE.equals(value)) {
        said.put(detail.name(), "");
      }
    }
    return said;
  }
}
