package umpire.cli.simulate;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import umpire.sim.Bookmark;
import umpire.sim.Checkpoint;
import umpire.sim.RowFile;
import umpire.sim.Run;
import umpire.sim.Simulation;

/// Leaves checkpoints of a run, each with a mark in the file of rows.
final class CheckpointWriter {

  private static final Duration PAUSE = Duration.ofSeconds(10);

  private final List<String> call;
  private final String build;
  private final Simulation simulation;
  private final Optional<Path> file;
  private final Optional<RowFile> rows;
  private final Duration pause;
  private boolean left;
  private long last = System.nanoTime();

  /// @param call the words of the call behind its name
  /// @param build the build that plays
  /// @param file where to leave them; empty if nowhere while the run goes on
  /// @param left whether there is one already
  CheckpointWriter(
      List<String> call,
      String build,
      Simulation simulation,
      Optional<Path> file,
      Optional<RowFile> rows,
      boolean left) {
    this(call, build, simulation, file, rows, PAUSE);
    this.left = left;
  }

  /// @param pause between two of them
  CheckpointWriter(
      List<String> call,
      String build,
      Simulation simulation,
      Optional<Path> file,
      Optional<RowFile> rows,
      Duration pause) {
    this.call = List.copyOf(call);
    this.build = build;
    this.simulation = simulation;
    this.file = file;
    this.rows = rows;
    this.pause = pause;
  }

  /// Whether there is one to go on from.
  boolean hasLeft() {
    return left;
  }

  /// Leaves one if it is time.
  ///
  /// @return what kept it from being written: no reason to lose the games as well
  /// @throws IOException if rows cannot be written
  Optional<CannotWrite> keep(Run run) throws IOException {
    if (file.isEmpty() || System.nanoTime() - last < pause.toNanos()) {
      return Optional.empty();
    }
    last = System.nanoTime();
    Bookmark mark = mark();
    try {
      save(run, mark, file.get());
    } catch (CannotWrite failure) {
      return Optional.of(failure);
    }
    confirm();
    return Optional.empty();
  }

  /// Leaves one where one was asked for, or if the run did not come to its end.
  ///
  /// @return where, if anywhere
  Optional<Path> leave(Run run, boolean cutShort) throws IOException {
    Optional<Path> path = cutShort ? Optional.of(file.orElseGet(this::usual)) : file;
    if (path.isPresent()) {
      save(run, mark(), path.get());
      confirm();
    }
    return path;
  }

  /// The rows have their last form: nothing of them is needed to go on.
  void finished(Run run) throws IOException {
    if (file.isPresent()) {
      save(run, Bookmark.NONE, file.get());
    }
  }

  private Bookmark mark() throws IOException {
    return rows.isPresent() ? rows.get().mark() : Bookmark.NONE;
  }

  private void confirm() throws IOException {
    if (rows.isPresent()) {
      rows.get().marked();
    }
  }

  /// A name that another call hardly has.
  private Path usual() {
    var lineup = simulation.lineup();
    return Path.of(
        "%s-%s-%d-%08x.checkpoint"
            .formatted(
                lineup.game().id(),
                lineup.profile().name().replaceAll("[^A-Za-z0-9]", ""),
                simulation.seed(),
                call.hashCode()));
  }

  private void save(Run run, Bookmark mark, Path path) throws CannotWrite {
    var checkpoint =
        new Checkpoint(
            call,
            build,
            List.of(simulation.lineup().profile().hash()),
            run.done(),
            mark,
            run.totals(),
            run.convergence());
    try {
      checkpoint.save(path);
      left = true;
    } catch (IOException failure) {
      throw new CannotWrite(path, failure);
    }
  }
}
