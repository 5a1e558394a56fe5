package umpire.spark;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.command.Status;
import umpire.command.Version;
import umpire.core.text.TextPage;
import umpire.core.text.TextWriter;
import umpire.options.Amount;
import umpire.options.GameParameter;
import umpire.options.ReportFormat;
import umpire.options.SampleOptions;
import umpire.options.TableOptions;
import umpire.page.Figures;
import umpire.sim.Forfeits;
import umpire.sim.Lineup;
import umpire.sim.Simulation;
import umpire.sim.bot.BotFactory;
import umpire.sim.count.Confidence;
import umpire.sim.count.Totals;
import umpire.sim.run.BuildId;
import umpire.sim.table.SimulationResult;

/// `umpire-cluster simulate`: plays the games of `umpire simulate` in parts, on all machines.
@Command(
    name = "simulate",
    description = {
      "Plays the games of 'umpire simulate' in parts that Spark distributes, and prints exactly the"
          + " same result.",
      ""
    },
    mixinStandardHelpOptions = true)
final class Simulate implements Callable<Integer> {

  /// Several parts for each processor, so that no processor waits long for the last part.
  private static final int PARTS_A_PROCESSOR = 4;

  /// The smallest part, unless --partitions asks for smaller ones: distributing it takes as long as
  /// playing it.
  private static final long SMALLEST_PART = 1_000;

  private static final int MAX_PARTS = 100_000;

  private final PrintStream out;
  private final PrintStream err;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private final GameParameter game = new GameParameter();

  @Mixin private final TableOptions table = new TableOptions();

  @Mixin private final Cluster cluster = new Cluster();

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = Amount.class,
      defaultValue = "100k",
      description = "Number of games, as in 10k, 2.5M or 1G (default: ${DEFAULT-VALUE}).")
  private long games;

  @Mixin private final SampleOptions sample = new SampleOptions();

  @Option(
      names = "--partitions",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Number of parts; the result does not depend on it (default: four per processor).")
  private int partitions;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Writes one row per game into this new folder, one Parquet file per part. All machines"
              + " must see it under the same name.")
  private @Nullable Path rows;

  @Option(names = "--format", defaultValue = "text", description = "${COMPLETION-CANDIDATES}.")
  private ReportFormat format = ReportFormat.TEXT;

  Simulate(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() throws IOException {
    Lineup<?> lineup = table.lineup(game.game());
    if (lineup.seats().stream().anyMatch(BotFactory::isBot)) {
      throw wrong("--seats: bots cannot play on a cluster; use umpire simulate");
    }
    Confidence sureness = sample.confidence();
    long seed = sample.seed();
    if (partitions < 0 || partitions > MAX_PARTS) {
      throw wrong(
          "--partitions: expected 1 to " + Figures.count(MAX_PARTS) + ", found " + partitions);
    }
    PlayPart.Rows files = rows == null ? null : newFolder(rows);
    long start = System.nanoTime();
    Totals totals = play(new Simulation(lineup, seed), files);
    double seconds = (System.nanoTime() - start) / 1e9;
    new SimulationResult(lineup, seed, totals, Forfeits.NONE, sureness)
        .print(format == ReportFormat.JSONL, new TextPage(new TextWriter(out), 0));
    err.println(
        "%s s, %s games/s".formatted(Figures.rough(seconds), Figures.rough(games / seconds)));
    return Status.FINE;
  }

  private Totals play(Simulation simulation, PlayPart.@Nullable Rows files) throws IOException {
    if (games == 0) {
      return new Totals(simulation.columns().size());
    }
    String name = "umpire simulate " + simulation.lineup().game().id();
    try (var spark = new JavaSparkContext(cluster.conf(name))) {
      int parts = parts(spark.defaultParallelism());
      var numbers = new ArrayList<Integer>();
      for (int part = 0; part < parts; part++) {
        numbers.add(part);
      }
      byte[] sum =
          spark
              .parallelize(numbers, parts)
              .map(new PlayPart(Order.of(simulation), games, parts, files))
              .reduce(new AddUp());
      return Totals.fromBytes(sum);
    }
  }

  private int parts(int processors) {
    if (partitions > 0) {
      return (int) Math.min(partitions, games);
    }
    long most = Math.max(1, games / SMALLEST_PART);
    return (int) Math.min(most, Math.min(MAX_PARTS, (long) PARTS_A_PROCESSOR * processors));
  }

  /// Creates the folder for the rows. It must be new, because rows of two simulations in one folder
  /// would be read as one.
  private PlayPart.Rows newFolder(Path folder) {
    NewFolder.make(folder, spec);
    return new PlayPart.Rows(
        folder.toAbsolutePath().toString(), Version.number(), BuildId.current());
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }
}
