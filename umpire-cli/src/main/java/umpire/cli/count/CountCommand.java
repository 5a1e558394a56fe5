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

  /// What it does, for the list of commands and its own help.
  public static final String ABOUT =
      "Counts what is asked at a table without a record: a hand, a play, the balls that are left;"
          + " each line with the rule behind it. What can be asked depends on the game.";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Unmatched private List<String> words = new ArrayList<>();

  private CountCommand() {}

  /// The command with all games.
  public static CommandLine withGames(Streams streams) {
    var line = new CommandLine(new CountCommand());
    for (Game game : Game.all()) {
      game.counter()
          .ifPresent(
              counter -> line.addSubcommand(game.id(), GameCount.spec(game, counter, streams)));
    }
    return line;
  }

  /// No game was named.
  @Override
  public Integer call() {
    String games = String.join(", ", spec.subcommands().keySet());
    String said = words.isEmpty() ? "which game?" : GameNames.none(words.getFirst()) + ":";
    throw new ParameterException(spec.commandLine(), said + " choose " + games);
  }
}
