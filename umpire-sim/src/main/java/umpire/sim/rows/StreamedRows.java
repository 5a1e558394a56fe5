package umpire.sim.rows;

import umpire.core.text.TextWriter;
import umpire.sim.run.Bookmark;
import umpire.sim.run.Chunk;
import umpire.sim.run.RowFile;

/// Rows that go to whoever listens. What is gone is gone: there is nothing to be cut back to, so no
/// mark leads anywhere. A listener who went away shows as [java.io.UncheckedIOException].
public final class StreamedRows implements RowFile {

  private final RowText text;
  private final TextWriter out;

  public StreamedRows(RowText text, TextWriter out) {
    this.text = text;
    this.out = out;
    out.bytes(text.heading());
  }

  @Override
  public void prepare(Chunk chunk) {
    text.prepare(chunk);
  }

  /// Nobody shall wait for games that are over.
  @Override
  public void write(Chunk chunk) {
    out.bytes(chunk.prepared().toByteArray()).flush();
  }

  @Override
  public Bookmark mark() {
    return Bookmark.NONE;
  }

  @Override
  public void close() {
    // the stream is not ours
  }
}
