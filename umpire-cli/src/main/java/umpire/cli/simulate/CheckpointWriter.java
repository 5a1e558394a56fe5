package umpire.cli.simulate;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import umpire.core.profile.Profile;
import umpire.sim.run.Bookmark;
import umpire.sim.run.Checkpoint;
import umpire.sim.run.RowFile;
import umpire.sim.run.RunState;

/// Saves checkpoints of a command, each with a bookmark in the file of rows.
public final class CheckpointWriter {

  private static final Duration PAUSE = Duration.ofSeconds(10);

  private final Invocation invocation;
  private final Optional<Path> file;
  private final Optional<RowFile> rows;
  private final Duration pause;
  private boolean left;
  private long last = System.nanoTime();

  /// The command that saves the checkpoints.
  ///
  /// @param name the command's name, such as `simulate`
  /// @param words the words after the name
  /// @param build the id of the build that plays
  /// @param game the game's id
  /// @param profiles the rules that are played by
  /// @param seed the random seed of the games
  public record Invocation(
      String name,
      List<String> words,
      String build,
      String game,
      List<Profile> profiles,
      long seed) {

    public Invocation {
      words = List.copyOf(words);
      profiles = List.copyOf(profiles);
    }
  }

  /// @param file the file for checkpoints; empty to save none while the run continues
  /// @param left whether a checkpoint exists already
  public CheckpointWriter(
      Invocation invocation, Optional<Path> file, Optional<RowFile> rows, boolean left) {
    this(invocation, file, rows, PAUSE);
    this.left = left;
  }

  /// @param pause the time between two checkpoints
  CheckpointWriter(
      Invocation invocation, Optional<Path> file, Optional<RowFile> rows, Duration pause) {
    this.invocation = invocation;
    this.file = file;
    this.rows = rows;
    this.pause = pause;
  }

  /// Whether a checkpoint exists to continue from.
  boolean hasLeft() {
    return left;
  }

  /// Saves a checkpoint if it is time.
  ///
  /// @return the failure to write it, if any; the games continue in spite of it
  /// @throws IOException if rows cannot be written
  public Optional<CannotWriteException> keep(List<RunState> stands) throws IOException {
    if (file.isEmpty() || System.nanoTime() - last < pause.toNanos()) {
      return Optional.empty();
    }
    last = System.nanoTime();
    Bookmark mark = mark();
    try {
      save(stands, mark, file.get());
    } catch (CannotWriteException failure) {
      return Optional.of(failure);
    }
    confirm();
    return Optional.empty();
  }

  /// Saves a final checkpoint if one was asked for or the run ended early.
  ///
  /// @return its file, if one was saved
  public Optional<Path> leave(List<RunState> stands, boolean cutShort) throws IOException {
    Optional<Path> path = cutShort ? Optional.of(file.orElseGet(this::usual)) : file;
    if (path.isPresent()) {
      save(stands, mark(), path.get());
      confirm();
    }
    return path;
  }

  /// Records that the rows are complete. If another file fails afterwards, the run can be resumed
  /// without them.
  void finished(List<RunState> stands) throws IOException {
    if (file.isPresent()) {
      save(stands, Bookmark.NONE, file.get());
    }
  }

  /// Deletes the checkpoint of a run whose files are all complete.
  public void delete() throws IOException {
    if (file.isPresent()) {
      Checkpoint.delete(file.get());
    }
  }

  private Bookmark mark() throws IOException {
    return rows.isPresent() ? rows.get().mark() : Bookmark.NONE;
  }

  private void confirm() throws IOException {
    if (rows.isPresent()) {
      rows.get().onMarkSaved();
    }
  }

  /// A file name that another process is unlikely to use.
  private Path usual() {
    return Path.of(
        "%s-%s-%d-%08x.checkpoint"
            .formatted(
                invocation.game(),
                invocation.profiles().getFirst().name().replaceAll("[^A-Za-z0-9]", ""),
                invocation.seed(),
                invocation.words().hashCode()));
  }

  private void save(List<RunState> stands, Bookmark mark, Path path) throws CannotWriteException {
    List<String> hashes = invocation.profiles().stream().map(Profile::hash).toList();
    var checkpoint =
        new Checkpoint(
            invocation.name(), invocation.words(), invocation.build(), hashes, mark, stands);
    try {
      checkpoint.save(path);
      left = true;
    } catch (IOException failure) {
      throw new CannotWriteException(path, failure);
    }
  }
}
