package umpire.cli.count;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;
import umpire.command.GameNames;
import umpire.command.Streams;
import umpire.core.game.Game;

/// `umpire count`, with a command for each game that can count.
@Command(
    name = "count",
    description = {CountCommand.ABOUT, ""},
    synopsisSubcommandLabel = "GAME",
    commandListHeading = "%nGames%n",
    mixinStandardHelpOptions = true)
public final class CountCommand implements Callable<Integer> {

  /// The description for the list of commands and for its own help.
  public static final String ABOUT =
      "Counts a hand, a play or the balls that are left, without a record, and cites the"
          + " rule for each line. What can be counted depends on the game.";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Unmatched private List<String> words = new ArrayList<>();

  private CountCommand() {}

  /// The command with a subcommand for each game.
  public static CommandLine withGames(Streams streams) {
    var line = new CommandLine(new CountCommand());
    for (Game game : Game.all()) {
      game.counter()
          .ifPresent(
              counter -> line.addSubcommand(game.id(), GameCount.spec(game, counter, streams)));
    }
    return line;
  }

  /// Reports that no game was named.
  @Override
  public Integer call() {
    String games = String.join(", ", spec.subcommands().keySet());
    String said = words.isEmpty() ? "expected a game:" : GameNames.none(words.getFirst()) + ":";
    throw new ParameterException(spec.commandLine(), said + " choose " + games);
  }
}
