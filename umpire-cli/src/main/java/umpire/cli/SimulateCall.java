package umpire.cli;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.core.Game;
import umpire.core.match.Scorecard;
import umpire.core.match.Table;
import umpire.sim.BuildId;
import umpire.sim.Checkpoint;
import umpire.sim.Company;
import umpire.sim.Confidence;
import umpire.sim.Counts;
import umpire.sim.Figures;
import umpire.sim.Interval;
import umpire.sim.RowFile;
import umpire.sim.RowHeader;
import umpire.sim.Run;
import umpire.sim.Simulation;
import umpire.sim.StopSign;
import umpire.sim.bot.BotCare;
import umpire.sim.bot.BotGivenUp;

/// `umpire simulate`.
@Command(
    name = "simulate",
    description = {
      "Plays many games by strategies and tells who wins how often, with what score and how long it"
          + " takes, each with its interval. The same seed gives the same games, and the same"
          + " result to the bit, on any number of threads and machines.",
      ""
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Try",
      "  umpire simulate maumau --profile classic --games 10M --players 3",
      "  umpire simulate cribbage --seats rules,random --until 0.5%%",
      "  umpire simulate maumau --profile classic --seed 1 --show 4711",
      "  umpire simulate cribbage --games 20k --out games.csv --report page.html",
      "",
      "Ctrl-C prints what is known so far and leaves a checkpoint to go on from with --resume."
    })
final class SimulateCall implements Callable<Integer> {

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      converter = CommandLineTree.GameNamed.class,
      completionCandidates = CommandLineTree.GameIds.class,
      description = "One of: ${COMPLETION-CANDIDATES}. Not with --resume.")
  private @Nullable Game<?> game;

  @Mixin private final TableOptions table = new TableOptions();

  @Mixin private final RunOptions options = new RunOptions();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Writes one row a game; the ending of the name says how: .csv, .jsonl or .parquet.")
  private @Nullable Path rows;

  @Option(
      names = "--checkpoint",
      paramLabel = "FILE",
      description =
          "Where to leave off now and then, to go on from after an interruption. Default: only"
              + " when interrupted, GAME-SEED.checkpoint.")
  private @Nullable Path checkpoint;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Goes on from a checkpoint; everything else was said when it began.")
  private @Nullable Path resume;

  @Option(
      names = "--show",
      paramLabel = "I",
      converter = Amount.class,
      description = "Plays no others, but prints game number I, from 0, as a record.")
  private @Nullable Long shown;

  @Option(
      names = "--rulings",
      description = "With --show: the referee's rulings between its lines.")
  private boolean rulings;

  SimulateCall(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    try {
      if (resume != null) {
        return resumed(resume);
      }
      Company<?, ?> company = company();
      return shown != null ? show(company, shown) : simulate(company, null);
    } catch (IOException failure) {
      streams.complain(Failure.inWords(failure));
      return Status.IO_FAILURE;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Status.INTERRUPTED;
    }
  }

  private Company<?, ?> company() {
    if (game == null) {
      throw wrong("which game? One of " + String.join(", ", CommandLineTree.ids()));
    }
    return table.company(game, 0, streams);
  }

  private int show(Company<?, ?> company, long number) {
    if (rows != null || checkpoint != null || options.report().isPresent()) {
      throw wrong("--show prints one game and writes no file");
    }
    var scribe = new ShownGame(streams, options.json(), rulings);
    int seats = company.seats().size();
    // Bots hear the names, and must hear the same as in the simulation.
    List<String> names =
        company.seats().stream().anyMatch(BotCare::isBot)
            ? Scorecard.names(seats)
            : SeatNames.of(List.of(), seats);
    return scribe.write(company, names, Table.seedOf(options.seed(), number), 1);
  }

  // Going on after an interruption.

  private int resumed(Path file) throws IOException, InterruptedException {
    if (spec.commandLine().getParseResult().matchedOptions().size() > 1 || game != null) {
      throw wrong("--resume goes on as it was said when it began: nothing else can be said now");
    }
    Checkpoint checkpoint;
    try {
      checkpoint = Checkpoint.load(file);
    } catch (NoSuchFileException _) {
      streams.complain("cannot resume from " + file + ": there is no such file");
      return Status.NO_INPUT;
    } catch (IOException failure) {
      streams.complain("cannot resume from " + file + ": " + failure.getMessage());
      return Status.NO_INPUT;
    }
    var call = new SimulateCall(streams);
    CommandLineTree.configured(new CommandLine(call))
        .parseArgs(checkpoint.call().toArray(String[]::new));
    call.checkpoint = file;
    Company<?, ?> company = call.company();
    if (!checkpoint.build().equals(BuildId.current())) {
      throw wrong(file + " was left by another build of Umpire, whose games may differ");
    }
    if (!checkpoint.profiles().equals(List.of(company.profile().hash()))) {
      throw wrong(file + " was left under other rules: the profile file has changed");
    }
    return call.simulate(company, checkpoint);
  }

  // Playing.

  private int simulate(Company<?, ?> company, @Nullable Checkpoint from)
      throws IOException, InterruptedException {
    filesCanBeWritten();
    Confidence _ = options.confidence(); // complains now, not after the games
    var simulation = new Simulation(company, options.seed());
    Run run = from == null ? new Run(simulation) : new Run(simulation, from);
    String build = BuildId.current();
    boolean done = from != null && isEnough(run, company.card());
    try (var interruption = new Interruption();
        var file = new OptionalRows(done ? Optional.empty() : openRows(simulation, build, from))) {
      var progress = new Progress(streams.err(), streams.progress(), run.done());
      int part = Keeper.partAfter(from);
      var keeper = new Keeper(words(), build, simulation, checkpoint, file.rows(), part);
      Optional<String> trouble =
          done
              ? Optional.empty()
              : played(
                  run,
                  file.rows(),
                  interruption.stop(),
                  now -> {
                    progress.at(now.done(), options.games(), () -> finding(now));
                    keeper.keep(now);
                    return !isEnough(now, company.card());
                  });
      progress.end();
      boolean stopped = interruption.stop().isUp() && run.done() < options.games();
      if (stopped || trouble.isPresent()) {
        leave(run, keeper);
      } else if (!done) {
        keeper.finish(run);
      }
      tell(company, run, progress, stopped || trouble.isPresent());
      return status(stopped, trouble);
    }
  }

  private int status(boolean stopped, Optional<String> trouble) {
    if (stopped) {
      return Status.INTERRUPTED; // a bot that Ctrl-C reached first is no trouble
    }
    trouble.ifPresent(streams::complain);
    return trouble.isPresent() ? Status.BAD_INPUT : Status.FINE;
  }

  /// Better now than after an hour of games.
  private void filesCanBeWritten() {
    for (Path file : Arrays.asList(rows, checkpoint, options.report().orElse(null))) {
      String fault = file == null ? "" : Failure.writing(file);
      if (!fault.isEmpty()) {
        throw wrong(fault);
      }
    }
  }

  /// Plays to the end, or until a bot or a file cannot be used any more: then says why.
  private Optional<String> played(
      Run run, Optional<RowFile> file, StopSign stop, Run.Watcher watcher)
      throws InterruptedException {
    try {
      run.playTo(options.games(), options.threads(), file, stop, watcher);
      return Optional.empty();
    } catch (BotGivenUp givenUp) {
      return Optional.of(String.valueOf(givenUp.getMessage()));
    } catch (IOException failure) {
      return Optional.of("cannot write " + rows + ": " + Failure.inWords(failure));
    }
  }

  /// Leaves a checkpoint and says how to go on.
  private void leave(Run run, Keeper keeper) {
    try {
      Path path = keeper.leave(run);
      streams.complain(
          "stopped after %s of %s games; to go on: umpire simulate --resume %s"
              .formatted(Figures.count(run.done()), Figures.count(options.games()), path));
    } catch (IOException failure) {
      streams.complain("no checkpoint could be left: " + Failure.inWords(failure));
    }
  }

  private boolean isEnough(Run run, Scorecard card) {
    return run.done() >= options.games() || options.isPrecise(run.done(), () -> widest(run, card));
  }

  private Optional<RowFile> openRows(Simulation simulation, String build, @Nullable Checkpoint from)
      throws IOException {
    if (rows == null) {
      return Optional.empty();
    }
    var header = RowHeader.of(simulation, Version.number(), build);
    long keep = from == null ? 0 : Math.max(0, from.rows());
    Optional<RowFile> file;
    try {
      file = RowFiles.open(rows, header, keep, Keeper.partAfter(from));
    } catch (IOException failure) {
      throw new IOException("cannot write " + rows + ": " + Failure.inWords(failure), failure);
    }
    if (file.isEmpty()) {
      throw wrong(
          "--out "
              + rows
              + ": the name must end in one of "
              + String.join(", ", RowFiles.endings()));
    }
    return file;
  }

  /// The widest interval of a share of wins.
  private double widest(Run run, Scorecard card) {
    Counts winners = run.totals().column(Scorecard.WINNER);
    double widest = 0;
    for (int side = 0; side <= card.sides(); side++) {
      Interval interval = Interval.ofShare(winners.times(side), run.done(), options.confidence());
      widest = Math.max(widest, interval.half());
    }
    return widest;
  }

  private String finding(Run run) {
    long wins = run.totals().column(Scorecard.WINNER).times(1);
    Interval interval = Interval.ofShare(wins, run.done(), options.confidence());
    return "side 1 wins %s %% ± %s"
        .formatted(
            Figures.percent((double) wins / run.done(), interval),
            Figures.number(100 * interval.half(), Figures.decimals(100 * interval.half())));
  }

  // Telling.

  private void tell(Company<?, ?> company, Run run, Progress progress, boolean cutShort)
      throws IOException {
    if (options.report().isPresent()) {
      var page =
          new ReportFile(options.report().get(), options, reproducing(run, cutShort), List.of());
      page.write(company, run);
    }
    new SimulationResult(company, options.seed(), run.totals(), options.confidence())
        .print(options.json(), streams.out());
    streams.err().println(progress.speed(run.done(), "games", options.threads()));
  }

  /// The words that lead to the same numbers again.
  private List<String> reproducing(Run run, boolean cutShort) {
    var all = new ArrayList<>(words());
    all.addFirst("simulate");
    if (cutShort) {
      all.addAll(List.of("--games", Long.toString(run.done())));
    }
    return all;
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }

  /// The words of this call behind its name.
  private List<String> words() {
    var words = new ArrayList<>(spec.commandLine().getParseResult().originalArgs());
    int name = words.indexOf("simulate");
    return name >= 0 ? words.subList(name + 1, words.size()) : words;
  }
}
