package umpire.server.cli;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.command.Failure;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.json.BadFieldsException;
import umpire.options.BotOptions;
import umpire.options.FurtherCommands;
import umpire.server.join.BotPlayer;
import umpire.server.join.PersonPlayer;
import umpire.server.join.Player;
import umpire.server.join.SeatLink;
import umpire.server.join.StrategyPlayer;
import umpire.server.join.StuckException;
import umpire.server.join.TableClient;
import umpire.sim.bot.BotFactory;
import umpire.sim.bot.ExternalBot;

/// The command `umpire join`.
@Command(
    name = "join",
    description = {FurtherCommands.JOIN, ""},
    mixinStandardHelpOptions = true)
final class JoinCommand implements Callable<Integer> {

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "URL",
      description = "Link of a seat, including the part after '#'.")
  private @Nullable URI url;

  @Option(
      names = "--with",
      paramLabel = "STRATEGY|exec:COMMAND",
      description = "Player: a strategy of the game, such as rules, or a bot; default: you.")
  private @Nullable String with;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "Name of the player; default: the system user.")
  private @Nullable String name;

  @Mixin private final BotOptions bots = new BotOptions();

  JoinCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    SeatLink link =
        Optional.ofNullable(url)
            .flatMap(SeatLink::of)
            .orElseThrow(() ->
                new ParameterException(
                    spec.commandLine(),
                    "expected the link of a seat, as in 'http://host:8080/t/ID#SECRET' (in quotes)"));
    try (var table = new TableClient(link)) {
      String called = name != null ? name : System.getProperty("user.name", "Guest");
      String objection = table.sit(called);
      if (!objection.isEmpty()) {
        streams.complain(objection);
        return Status.BAD_INPUT;
      }
      play(table);
      List<String> objections = table.dealObjections();
      objections.forEach(each -> streams.complain("the deal is not proven fair: " + each));
      return objections.isEmpty() ? Status.FINE : Status.CLAIM_DIFFERS;
    } catch (StuckException stuck) {
      streams.complain(String.valueOf(stuck.getMessage()));
      return Status.BAD_INPUT;
    } catch (BadFieldsException odd) {
      streams.complain("cannot parse the server's answer: " + odd.whole());
      return Status.IO_FAILURE;
    } catch (IOException broken) {
      streams.complain("cannot reach the table: " + Failure.inWords(broken));
      return Status.IO_FAILURE;
    }
  }

  private void play(TableClient table) throws IOException, StuckException, BadFieldsException {
    String strategy = with;
    if (strategy != null && BotFactory.isBot(strategy)) {
      try (ExternalBot bot = bots.botFactory(streams).bot(strategy)) {
        new BotPlayer(table, bot).play();
      }
      return;
    }
    Player player =
        strategy == null ? new PersonPlayer(table, streams) : new StrategyPlayer(table, strategy);
    player.play();
  }
}
