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

/// `umpire explain`.
@Command(
    name = "explain",
    addMethodSubcommands = false,
    description = {ExplainCommand.ABOUT, ""},
    mixinStandardHelpOptions = true)
public final class ExplainCommand implements Callable<Integer> {

  /// What it does, for the list of commands and its own help.
  public static final String ABOUT =
      "Tells games as rulings: who did what, what it earned or cost, and the rule behind it with its"
          + " source. Takes a GAME's classic format, or records of complete games (umpire play), for"
          + " which GAME is left out.";

  private final Streams streams;

  @Mixin private final EitherInput input = new EitherInput();

  @Option(
      names = "--format",
      defaultValue = "text",
      description =
          "${COMPLETION-CANDIDATES}: lines for people, or one JSON object a ruling"
              + " (v, game, case, seq, rule, seat, text, facts, points, scores).")
  private ReportFormat format = ReportFormat.TEXT;

  @Option(
      names = "--sentences",
      defaultValue = "first",
      description =
          "How often text spells out a rule and its source under a ruling:"
              + " ${COMPLETION-CANDIDATES} (first: once a record).")
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
