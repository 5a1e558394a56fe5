package umpire.sim.run;

import java.io.Closeable;
import java.io.IOException;

/// A file with one row for each game, in the order of the games.
public interface RowFile extends Closeable {

  /// Prepares a chunk to be written, such as by turning numbers into text. Called from many threads
  /// at once.
  default void prepare(Chunk chunk) {}

  /// Writes the rows of a chunk. Called from one thread, in the order of the games.
  void write(Chunk chunk) throws IOException;

  /// Saves all rows so far, so that they survive a crash of this program, and returns a bookmark of
  /// their position.
  Bookmark mark() throws IOException;

  /// Called once the latest bookmark is saved in a checkpoint: data that only an older one needed
  /// may be deleted.
  default void onMarkSaved() throws IOException {}

  /// Completes the file after the last row. Nothing is written afterwards.
  default void finish() throws IOException {}

  /// Closes the file. Without [#finish] only the rows up to the latest bookmark are certain to
  /// stay.
  @Override
  void close() throws IOException;
}
