package umpire.cli;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
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
import umpire.sim.Counts;
import umpire.sim.Figures;
import umpire.sim.Interval;
import umpire.sim.RowFile;
import umpire.sim.RowHeader;
import umpire.sim.Run;
import umpire.sim.Simulation;
import umpire.sim.StopSign;
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
      description = "Plays no others, but prints game number I as a record.")
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
      streams.complain(String.valueOf(failure.getMessage()));
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
    var scribe = new ShownGame(streams, options.json(), rulings);
    return scribe.write(
        company,
        SeatNames.of(List.of(), company.seats().size()),
        Table.seedOf(options.seed(), number),
        1);
  }

  // Going on after an interruption.

  private int resumed(Path file) throws IOException, InterruptedException {
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
    var simulation = new Simulation(company, options.seed());
    Run run = from == null ? new Run(simulation) : new Run(simulation, from);
    try (var interruption = new Interruption();
        var file = new OptionalRows(openRows(company, from))) {
      var progress = new Progress(streams.err(), streams.progress(), run.done());
      var keeper = new Keeper(checkpoint, run, company, file.rows());
      Optional<BotGivenUp> givenUp =
          played(run, file.rows(), interruption.stop(), now -> goesOn(now, progress, keeper));
      progress.end();
      boolean stopped = interruption.stop().isUp() && run.done() < options.games();
      if (stopped) {
        keeper.leave(defaultCheckpoint(company));
      } else {
        keeper.finish();
      }
      tell(company, run, progress);
      if (givenUp.isPresent()) {
        streams.complain(String.valueOf(givenUp.get().getMessage()));
        return Status.BAD_INPUT;
      }
      return stopped ? Status.INTERRUPTED : Status.FINE;
    }
  }

  /// Plays to the end, or until a bot cannot be used any more.
  private Optional<BotGivenUp> played(
      Run run, Optional<RowFile> rows, StopSign stop, Run.Watcher watcher)
      throws IOException, InterruptedException {
    try {
      run.playTo(options.games(), options.threads(), rows, stop, watcher);
      return Optional.empty();
    } catch (BotGivenUp givenUp) {
      return Optional.of(givenUp);
    }
  }

  private Optional<RowFile> openRows(Company<?, ?> company, @Nullable Checkpoint from)
      throws IOException {
    if (rows == null) {
      return Optional.empty();
    }
    long keep = from == null ? 0 : from.rows();
    Optional<RowFile> file = RowFiles.open(rows, header(company), keep);
    if (file.isEmpty()) {
      throw wrong(
          "--out "
              + rows
              + ": the name must end in one of "
              + String.join(", ", RowFiles.endings()));
    }
    return file;
  }

  private RowHeader header(Company<?, ?> company) {
    var simulation = new Simulation(company, options.seed());
    return RowHeader.of(simulation, Version.number(), BuildId.current());
  }

  private boolean goesOn(Run run, Progress progress, Keeper keeper) throws IOException {
    progress.at(run.done(), options.games(), () -> finding(run));
    keeper.keep();
    return !options.isPrecise(widest(run), run.done());
  }

  /// The widest interval of a share of wins.
  private double widest(Run run) {
    Counts winners = run.totals().column(Scorecard.WINNER);
    double widest = 0;
    for (int side = 1; side <= winners.highest(); side++) {
      long wins = winners.times(side);
      widest = Math.max(widest, Interval.ofShare(wins, run.done(), options.confidence()).half());
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

  private Path defaultCheckpoint(Company<?, ?> company) {
    return checkpoint != null
        ? checkpoint
        : Path.of(company.game().id() + "-" + options.seed() + ".checkpoint");
  }

  // Telling.

  private void tell(Company<?, ?> company, Run run, Progress progress) throws IOException {
    new SimulationReport(company, options.seed(), run.totals(), options.confidence())
        .print(options.json(), streams.out());
    if (options.report().isPresent()) {
      var words = new ArrayList<>(words());
      words.addFirst("simulate");
      new ReportFile(options.report().get(), options, words).write(company, run);
    }
    streams.err().println(progress.speed(run.done(), "games", options.threads()));
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

  /// Leaves checkpoints while a run goes on.
  private final class Keeper {

    private static final long PAUSE = 10_000_000_000L;

    private final @Nullable Path file;
    private final Run run;
    private final Company<?, ?> company;
    private final Optional<RowFile> rows;
    private long last = System.nanoTime();

    Keeper(@Nullable Path file, Run run, Company<?, ?> company, Optional<RowFile> rows) {
      this.file = file;
      this.run = run;
      this.company = company;
      this.rows = rows;
    }

    /// Writes one if it is time.
    void keep() throws IOException {
      if (file != null && System.nanoTime() - last >= PAUSE) {
        save(file);
        last = System.nanoTime();
      }
    }

    /// Writes one and says how to go on.
    void leave(Path path) throws IOException {
      save(path);
      streams.complain(
          "stopped after %s of %s games; to go on: umpire simulate --resume %s"
              .formatted(Figures.count(run.done()), Figures.count(options.games()), path));
    }

    /// Writes a last one where one was asked for.
    void finish() throws IOException {
      if (file != null) {
        save(file);
      }
    }

    private void save(Path path) throws IOException {
      new Checkpoint(
              words(),
              BuildId.current(),
              List.of(company.profile().hash()),
              run.done(),
              rows.isPresent() ? rows.get().written() : 0,
              run.totals(),
              run.trail())
          .save(path);
    }
  }
}
