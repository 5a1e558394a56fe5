package umpire.spark;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import umpire.sim.Simulation;
import umpire.sim.count.Totals;
import umpire.sim.run.Engine;
import umpire.sim.run.Span;
import umpire.sim.run.StopFlag;

/// Measures Spark against the local engine on the same games, in turns, in one process, and checks
/// that both give the same results. See `bench/spark`.
///
/// Arguments: the number of games per turn, in millions; threads; turns.
public final class SparkSpeed {

  private SparkSpeed() {}

  public static void main(String[] args) throws Exception {
    long games = 1_000_000 * Long.parseLong(args.length > 0 ? args[0] : "20");
    int threads = Integer.parseInt(args.length > 1 ? args[1] : "2");
    int turns = Integer.parseInt(args.length > 2 ? args[2] : "3");
    Simulation simulation =
        Expected.simulation("maumau", "classic", List.of("rules", "rules", "rules"), 2026);
    if (!simulation.lineup().isFast()) {
      throw new IllegalStateException("these games have no fast arena");
    }
    var conf =
        new SparkConf()
            .setAppName("speed")
            .setMaster("local[" + threads + "]")
            .set("spark.ui.enabled", "false");
    long before = System.nanoTime();
    try (var spark = new JavaSparkContext(conf)) {
      System.out.printf("start of Spark: %.1f s%n", (System.nanoTime() - before) / 1e9);
      for (int turn = 0; turn < turns; turn++) {
        Measured local = measure(() -> local(simulation, games, threads));
        Measured there = measure(() -> spark(simulation, games, threads, spark));
        if (!Arrays.equals(local.totals, there.totals)) {
          throw new AssertionError("Spark found something else");
        }
        System.out.printf(
            "million games/s by the clock: engine %.2f, Spark %.2f, ratio %.2f; per second of"
                + " processor time: engine %.2f, Spark %.2f, ratio %.2f%n",
            games / local.seconds / 1e6,
            games / there.seconds / 1e6,
            local.seconds / there.seconds,
            games / local.processor / 1e6,
            games / there.processor / 1e6,
            local.processor / there.processor);
      }
    }
  }

  private interface Work {
    byte[] run() throws Exception;
  }

  private record Measured(byte[] totals, double seconds, double processor) {}

  private static Measured measure(Work work) throws Exception {
    long start = System.nanoTime();
    long used = processor();
    byte[] totals = work.run();
    return new Measured(totals, (System.nanoTime() - start) / 1e9, (processor() - used) / 1e9);
  }

  private static long processor() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private static byte[] local(Simulation simulation, long games, int threads) throws Exception {
    var totals = new Totals(simulation.columns().size());
    new Engine(simulation, threads, Optional.empty(), new StopFlag())
        .play(
            new Span(0, games),
            chunk -> {
              totals.merge(chunk.totals());
              return true;
            });
    return totals.toBytes();
  }

  private static byte[] spark(
      Simulation simulation, long games, int threads, JavaSparkContext spark) {
    int parts = 4 * threads;
    return spark
        .parallelize(IntStream.range(0, parts).boxed().toList(), parts)
        .map(new PlayPart(Order.of(simulation), games, parts, null))
        .reduce(new AddUp());
  }
}
