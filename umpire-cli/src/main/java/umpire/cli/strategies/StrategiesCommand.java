package umpire.cli.strategies;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.answer.ReferenceJson;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.match.StrategyCatalog;
import umpire.options.GameParameter;
import umpire.options.ProfileOptions;
import umpire.options.ReportFormat;

/// The command `umpire strategies`.
@Command(
    name = "strategies",
    description = {StrategiesCommand.ABOUT, ""},
    mixinStandardHelpOptions = true)
public final class StrategiesCommand implements Callable<Integer> {

  /// The description for the list of commands and for its own help.
  public static final String ABOUT =
      "Lists the strategies of a game that can take a seat in play, simulate, compare and join.";

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private final GameParameter game = new GameParameter();

  @Option(
      names = "--format",
      defaultValue = "text",
      description =
          "Output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); jsonl is one"
              + " JSON object per strategy.")
  private ReportFormat format = ReportFormat.TEXT;

  public StrategiesCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    CompleteGame<?> whole = ProfileOptions.whole(game.game(), spec);
    switch (format) {
      case TEXT -> print(whole);
      case JSONL -> ReferenceJson.strategies(whole).forEach(streams::tell);
    }
    return Status.FINE;
  }

  private <K extends Kernel<K>> void print(CompleteGame<K> whole) {
    StrategyCatalog<K> catalog = whole.catalog();
    for (Strategy<K> one : catalog.strategies()) {
      line(catalog.usage(one), one.about());
      one.budget()
          .ifPresent(budget ->
              line("", "N is " + budget.inWords() + ", " + budget.usual() + " by default"));
    }
    if (!catalog.abilities().isEmpty()) {
      line("", "ABILITY is one of " + String.join(", ", catalog.abilities()));
    }
    line("exec:COMMAND", "your own program (see docs/bots.md)");
  }

  private void line(String name, String about) {
    streams.tell("%-20s %s".formatted(name, about).stripTrailing());
  }
}
