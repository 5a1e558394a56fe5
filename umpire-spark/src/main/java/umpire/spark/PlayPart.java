package umpire.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;
import org.apache.spark.api.java.function.Function;
import org.jspecify.annotations.Nullable;
import umpire.parquet.ParquetFormat;
import umpire.sim.Simulation;
import umpire.sim.count.Totals;
import umpire.sim.rows.RowHeader;
import umpire.sim.run.Engine;
import umpire.sim.run.RowFile;
import umpire.sim.run.Span;
import umpire.sim.run.StopFlag;

/// One task: plays one part of the games and returns what they came to.
///
/// @param games of all parts
/// @param rows where their rows go, a file a part, if anywhere
record PlayPart(Order order, long games, int parts, @Nullable Rows rows)
    implements Function<Integer, byte[]> {

  /// @param folder seen by every machine
  /// @param version of Umpire
  /// @param build see [umpire.sim.run.BuildId]; that of whoever sent the order, because the jars on
  ///   this machine came from there
  record Rows(String folder, String version, String build) implements java.io.Serializable {}

  /// The games of one part: as many as of every other, or one more.
  static Span span(long games, int parts, int part) {
    long each = games / parts;
    long more = games % parts;
    long from = part * each + Math.min(part, more);
    return new Span(from, from + each + (part < more ? 1 : 0));
  }

  @Override
  public byte[] call(Integer part) throws IOException, InterruptedException {
    Simulation simulation = order.simulation();
    Span span = span(games, parts, part);
    return rows == null
        ? play(simulation, span, Optional.empty())
        : playAndWrite(simulation, span, rows, part);
  }

  /// A task may be tried twice, even at the same time; so a file has its name only when it is
  /// whole.
  private static byte[] playAndWrite(Simulation simulation, Span span, Rows rows, int part)
      throws IOException, InterruptedException {
    Path folder = Path.of(rows.folder());
    Path file = folder.resolve("part-%05d.parquet".formatted(part));
    Path draft = folder.resolve(".%s.%d".formatted(file.getFileName(), attempt()));
    var header = RowHeader.of(simulation, rows.version(), rows.build());
    try {
      byte[] totals;
      try (RowFile out = new ParquetFormat().create(draft, header)) {
        totals = play(simulation, span, Optional.of(out));
        out.finish();
      }
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
      return totals;
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static byte[] play(Simulation simulation, Span span, Optional<RowFile> rows)
      throws IOException, InterruptedException {
    var totals = new Totals(simulation.columns().size());
    TaskContext task = TaskContext.get();
    new Engine(simulation, 1, rows, new StopFlag())
        .play(
            span,
            chunk -> {
              totals.merge(chunk.totals());
              return !task.isInterrupted();
            });
    if (task.isInterrupted()) {
      throw new TaskKilledException();
    }
    return totals.toBytes();
  }

  private static long attempt() {
    return TaskContext.get().taskAttemptId();
  }
}
