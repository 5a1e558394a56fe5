package umpire.cli.explain;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import umpire.cli.records.EitherInput;
import umpire.command.Streams;
import umpire.core.game.Game;
import umpire.options.FaultOptions;
import umpire.options.LanguageOption;
import umpire.options.ReportFormat;

/// The command `umpire explain`.
@Command(
    name = "explain",
    addMethodSubcommands = false,
    description = {ExplainCommand.ABOUT, ""},
    mixinStandardHelpOptions = true)
public final class ExplainCommand implements Callable<Integer> {

  /// The description for the list of commands and for its own help.
  public static final String ABOUT =
      "Explains games ruling by ruling: the player, the action, the points earned or"
          + " lost, and the rule with its source. Reads a GAME's classic format or, if GAME is"
          + " left out, records of complete games (see umpire play).";

  private final Streams streams;

  @Mixin private final EitherInput input = new EitherInput();

  @Option(
      names = "--format",
      defaultValue = "text",
      description =
          "Output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); jsonl is"
              + " one JSON object per ruling (v, game, case, seq, rule, seat, text, facts,"
              + " points, scores).")
  private ReportFormat format = ReportFormat.TEXT;

  @Option(
      names = "--sentences",
      defaultValue = "first",
      description =
          "When text shows the sentence and source of a rule: ${COMPLETION-CANDIDATES}"
              + " (default: ${DEFAULT-VALUE}, once per record).")
  private Sentences sentences = Sentences.FIRST;

  @Mixin private final LanguageOption language = new LanguageOption();

  public ExplainCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    EitherInput.Choice choice = input.choice();
    FaultOptions faults = input.faults();
    var explainRun =
        new ExplainRun(
            language.on(streams), format, sentences, faults.strict(), faults.keepGoing());
    Game game = choice.game();
    return game == null
        ? explainRun.records(choice.file())
        : explainRun.classic(game, choice.file());
  }
}
