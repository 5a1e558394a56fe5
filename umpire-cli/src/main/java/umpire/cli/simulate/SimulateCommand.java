package umpire.cli.simulate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.cli.play.SeatNames;
import umpire.cli.play.ShownGame;
import umpire.command.Failure;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.language.Language;
import umpire.core.arena.RowLayout;
import umpire.core.game.Game;
import umpire.core.kernel.Seeds;
import umpire.core.text.SafeText;
import umpire.options.Amount;
import umpire.options.CommandParser;
import umpire.options.TableOptions;
import umpire.sim.Lineup;
import umpire.sim.Simulation;
import umpire.sim.bot.BotFactory;
import umpire.sim.count.Confidence;
import umpire.sim.rows.LostRowsException;
import umpire.sim.run.Checkpoint;

/// The command `umpire simulate`.
@Command(
    name = "simulate",
    description = {SimulateCommand.ABOUT, ""},
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Try",
      "  umpire simulate maumau --profile classic --games 10M --players 3",
      "  umpire simulate cribbage --seats rules,random --until 0.5%%",
      "  umpire simulate maumau --profile classic --seed 1 --show 4711",
      "  umpire simulate cribbage --games 20k --out games.csv --report page.html",
      "",
      "Ctrl-C prints the results so far and saves a checkpoint for --resume."
    })
public final class SimulateCommand implements Callable<Integer> {

  /// The description for the list of commands and for its own help.
  public static final String ABOUT =
      "Lets strategies play many games and reports how often each side wins, the scores"
          + " and the lengths of the games, each with its interval. The same seed gives the"
          + " same games, and exactly the same result, on any number of threads and machines.";

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private final StartOptions start = new StartOptions();

  @Mixin private final TableOptions table = new TableOptions();

  @Mixin private final RunOptions options = new RunOptions();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Writes one row per game to FILE in the format of its extension: .csv, .jsonl or .parquet;"
              + " .gz or .zst may follow the first two. FILE.meta.json, or the Parquet file itself,"
              + " describes their origin. '-' is standard output, as comma-separated values or with"
              + " --format=jsonl as JSON; the result then goes to standard error.")
  private @Nullable Path rows;

  @Option(
      names = "--show",
      paramLabel = "I",
      converter = Amount.class,
      description = "Plays only game I, counted from 0, and prints its record.")
  private @Nullable Long shown;

  @Option(
      names = "--rulings",
      description = "With --show: writes the referee's rulings between the events.")
  private boolean rulings;

  public SimulateCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    try {
      if (start.resume().isPresent()) {
        return resumed(start.resume().get());
      }
      Lineup<?> lineup = lineup();
      return shown != null ? show(lineup, shown) : simulate(lineup, null);
    } catch (CannotResumeException nothing) {
      streams.complain(String.valueOf(nothing.getMessage()));
      return Status.NO_INPUT;
    } catch (LostRowsException lost) {
      String from = start.resume().map(file -> "cannot resume from " + file + ": ").orElse("");
      streams.complain(from + lost.getMessage());
      return Status.NO_INPUT;
    } catch (IOException failure) {
      streams.complain(Failure.inWords(failure));
      return Status.IO_FAILURE;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Status.INTERRUPTED;
    }
  }

  private Lineup<?> lineup() {
    Game game = start.game();
    if (rulings && shown == null) {
      throw wrong("--rulings is for one game: choose it with --show");
    }
    return table.lineup(game, 0, streams);
  }

  private int simulate(Lineup<?> lineup, @Nullable Checkpoint from)
      throws IOException, InterruptedException {
    var files = new OutputFiles(Optional.ofNullable(rows), start.checkpoint(), options.report());
    if (!files.fault().isEmpty()) {
      throw wrong(files.fault());
    }
    Confidence _ = options.confidence(); // reports a wrong value now, not after the games
    int _ = options.threads();
    options.mustBeShare(true);
    var simulation = new Simulation(lineup, options.seed());
    return new SimulationRun(streams, options, simulation, files, start.words()).play(from);
  }

  private int show(Lineup<?> lineup, long number) {
    if (rows != null || start.checkpoint().isPresent() || options.report().isPresent()) {
      throw wrong("--show prints one game and writes no file");
    }
    var printer = new ShownGame(streams.in(Language.ENGLISH), options.json(), rulings);
    int seats = lineup.seats().size();
    // Bots are sent the names, and must be sent those of the simulation.
    List<String> names =
        lineup.seats().stream().anyMatch(BotFactory::isBot)
            ? RowLayout.names(seats)
            : SeatNames.of(List.of(), seats);
    return printer.write(lineup, names, Seeds.seedOf(options.seed(), number), 1);
  }

  // Continuing after an interruption.

  private int resumed(Path file) throws IOException, InterruptedException {
    if (start.namesGame() || !saysNothingElse()) {
      throw wrong(
          "--resume takes its options from the checkpoint: only --seats may be given with it");
    }
    Checkpoint left = start.left(file);
    var call = new SimulateCommand(streams);
    CommandParser.configured(new CommandLine(call)).parseArgs(left.call().toArray(String[]::new));
    call.start.leaveIn(file);
    mustNameTheSameSeats(file, call.table.strategies());
    Lineup<?> lineup = call.lineup();
    start.mustBeOf(List.of(lineup.profile()), left, file);
    return call.simulate(lineup, left);
  }

  private boolean saysNothingElse() {
    for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
      if (!List.of("--resume", "--seats").contains(option.longestName())) {
        return false;
      }
    }
    return true;
  }

  /// A checkpoint must not start programs: to continue with bots, the user names them again.
  private void mustNameTheSameSeats(Path file, List<String> seats) {
    List<String> named = table.strategies();
    boolean bots = seats.stream().anyMatch(BotFactory::isBot);
    if (named.equals(seats) || (named.isEmpty() && !bots)) {
      return;
    }
    String call = SafeText.visible(SimulationRun.goingOn(file, seats));
    if (named.isEmpty()) {
      throw wrong(file + " would start programs; if they are yours, name them again: " + call);
    }
    throw wrong(
        file
            + " was saved with other seats than --seats names"
            + (bots ? ": " + call : ": leave out --seats"));
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }
}
