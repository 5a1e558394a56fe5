package umpire.sim.run;

import java.io.Closeable;
import java.io.IOException;

/// A file that gets one row for each game, in their order.
public interface RowFile extends Closeable {

  /// Does what can be done in many threads at once, such as turning numbers into text.
  default void prepare(Chunk chunk) {}

  /// Writes the rows of a chunk; called in the order of games.
  void write(Chunk chunk) throws IOException;

  /// Makes sure of all rows so far, so that even the sudden death of this program does not take
  /// them away, and says where they are.
  Bookmark mark() throws IOException;

  /// The latest mark stands in a checkpoint now: what only an older one needed can go.
  default void marked() throws IOException {}

  /// All rows are there: gives the file the form it is to have. Nothing is written afterwards.
  default void finish() throws IOException {}

  /// Without [#finish] only the rows up to the latest mark are certain to stay.
  @Override
  void close() throws IOException;
}
