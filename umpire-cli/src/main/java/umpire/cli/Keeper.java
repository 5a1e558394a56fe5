package umpire.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.sim.Checkpoint;
import umpire.sim.RowFile;
import umpire.sim.Run;
import umpire.sim.Simulation;

/// Leaves checkpoints of a run.
///
/// A file of rows that cannot be gone on with is complete only when it is closed. So with such a
/// file there are no checkpoints on the way, which would promise rows that a crash takes away; and
/// what goes on later goes on in the next part.
final class Keeper {

  private static final long PAUSE = 10_000_000_000L;

  private final List<String> call;
  private final String build;
  private final Simulation simulation;
  private final @Nullable Path file;
  private final Optional<RowFile> rows;
  private final int part;
  private long last = System.nanoTime();

  /// @param call the words of the call behind its name
  /// @param build the build that plays
  /// @param file where to leave them; null if nowhere while the run goes on
  /// @param part which part of a file in parts is written, from 1
  Keeper(
      List<String> call,
      String build,
      Simulation simulation,
      @Nullable Path file,
      Optional<RowFile> rows,
      int part) {
    this.call = List.copyOf(call);
    this.build = build;
    this.simulation = simulation;
    this.file = file;
    this.rows = rows;
    this.part = part;
  }

  /// The part that follows the one a checkpoint tells of; 1 without a checkpoint, or for a file
  /// that is in one part.
  static int partAfter(@Nullable Checkpoint from) {
    return from == null || from.rows() >= 0 ? 1 : (int) -from.rows() + 1;
  }

  /// Leaves one if it is time.
  void keep(Run run) throws IOException {
    if (file != null && System.nanoTime() - last >= PAUSE && !inParts()) {
      save(run, file);
      last = System.nanoTime();
    }
  }

  private boolean inParts() throws IOException {
    return rows.isPresent() && rows.get().written() < 0;
  }

  /// Leaves a last one where one was asked for.
  void finish(Run run) throws IOException {
    if (file != null) {
      save(run, file);
    }
  }

  /// Leaves one of a run that did not come to its end.
  ///
  /// @return where
  Path leave(Run run) throws IOException {
    Path path = file != null ? file : usual();
    save(run, path);
    return path;
  }

  /// A name that another call hardly has.
  private Path usual() {
    var company = simulation.company();
    return Path.of(
        "%s-%s-%d-%08x.checkpoint"
            .formatted(
                company.game().id(),
                company.profile().name().replaceAll("[^A-Za-z0-9]", ""),
                simulation.seed(),
                call.hashCode()));
  }

  private void save(Run run, Path path) throws IOException {
    long written = 0;
    if (rows.isPresent()) {
      written = inParts() ? -part : rows.get().written();
    }
    new Checkpoint(
            call,
            build,
            List.of(simulation.company().profile().hash()),
            run.done(),
            written,
            run.totals(),
            run.trail())
        .save(path);
  }
}
