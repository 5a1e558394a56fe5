package umpire.sim;

import java.io.Closeable;
import java.io.IOException;

/// A file that gets one row for each game, in their order.
public interface RowFile extends Closeable {

  /// Does what can be done in many threads at once, such as turning numbers into text.
  default void prepare(Chunk chunk) {}

  /// Writes the rows of a chunk; called in the order of games.
  void write(Chunk chunk) throws IOException;

  /// How many bytes of the file are certain now, so that a simulation which goes on later knows
  /// where; negative if such a file cannot be gone on with.
  long written() throws IOException;
}
