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

/// A task that plays one part of the games and returns the results.
///
/// @param games the number of games in all parts
/// @param rows where to write the rows, one file per part; null to write none
record PlayPart(Order order, long games, int parts, @Nullable Rows rows)
    implements Function<Integer, byte[]> {

  /// The destination of the rows.
  ///
  /// @param folder a folder that every machine sees
  /// @param version the version of Umpire
  /// @param build the build, see [umpire.sim.run.BuildId]: that of the sender, because the jars on
  ///   this machine came from there
  record Rows(String folder, String version, String build) implements java.io.Serializable {}

  /// The games of a part. Parts differ in size by at most one game.
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

  /// Plays a part and writes its rows. A task may be tried twice, even at the same time, so only a
  /// complete file gets its final name.
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
