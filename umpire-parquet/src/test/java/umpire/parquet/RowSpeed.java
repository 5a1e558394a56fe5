package umpire.parquet;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import umpire.sim.count.Totals;
import umpire.sim.rows.RowHeader;
import umpire.sim.run.Engine;
import umpire.sim.run.RowFile;
import umpire.sim.run.Span;
import umpire.sim.run.StopFlag;

/// Measures how many rows per second the engine writes to a Parquet file, with games that cost
/// almost nothing, and checks with DuckDB that they are there. See `bench/rows`.
///
/// Arguments: the number of rows (such as `20M`), threads, and the file, which is deleted at the
/// end.
public final class RowSpeed {

  private static final int WIDTH = 12;

  private RowSpeed() {}

  public static void main(String[] args) throws Exception {
    long rows = number(args.length > 0 ? args[0] : "20M");
    int threads = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    Path path = args.length > 2 ? Path.of(args[2]) : Files.createTempFile("rows", ".parquet");
    try {
      measure(rows, threads, path);
    } finally {
      Files.deleteIfExists(path);
    }
  }

  private static long number(String text) {
    return text.endsWith("M")
        ? 1_000_000 * Long.parseLong(text.substring(0, text.length() - 1))
        : Long.parseLong(text);
  }

  private static void measure(long rows, int threads, Path path) throws Exception {
    var job = new Wheel(2026, WIDTH, false);
    var header = new RowHeader(List.of(), job.seed(), "wheel", job.columns());
    var totals = new Totals(WIDTH);
    var clock = ManagementFactory.getThreadMXBean();
    long all = ofProcess();
    long writing = clock.getCurrentThreadCpuTime();
    long start = System.nanoTime();
    try (RowFile file = new ParquetFormat().create(path, header)) {
      new Engine(job, threads, Optional.of(file), new StopFlag())
          .play(
              new Span(0, rows),
              chunk -> {
                totals.merge(chunk.totals());
                return true;
              });
      file.finish();
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    double ofWriter = (clock.getCurrentThreadCpuTime() - writing) / 1e9;
    double ofAll = (ofProcess() - all) / 1e9;
    check(path, rows, totals);
    System.out.printf(
        "%d rows, %d threads, in millions a second: %.2f by the clock, %.2f by processor time of"
            + " all threads, %.2f of the writing one; %.1f bytes a row%n",
        rows,
        threads,
        rows / seconds / 1e6,
        rows / ofAll / 1e6,
        rows / ofWriter / 1e6,
        (double) Files.size(path) / rows);
  }

  private static long ofProcess() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private static void check(Path path, long rows, Totals totals) throws Exception {
    var question = new StringBuilder("select count(*), sum(game)");
    for (int i = 0; i < WIDTH; i++) {
      question.append(", sum(\"number_").append(i).append("\")");
    }
    List<String> answer = ReadBack.ask(question + " from '" + path + "'");
    BigInteger numbers =
        BigInteger.valueOf(rows).multiply(BigInteger.valueOf(rows - 1)).shiftRight(1);
    boolean same =
        answer.get(0).equals(Long.toString(rows)) && answer.get(1).equals(numbers.toString());
    for (int i = 0; i < WIDTH; i++) {
      same &= answer.get(2 + i).equals(totals.column(i).sum().toString());
    }
    if (!same) {
      throw new AssertionError("the file differs: " + answer);
    }
  }
}
