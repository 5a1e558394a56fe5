package umpire.sim.rows;

import umpire.core.text.TextWriter;
import umpire.sim.run.Bookmark;
import umpire.sim.run.Chunk;
import umpire.sim.run.RowFile;

/// Rows that are written to a stream, such as standard output. Written rows cannot be taken back,
/// so [#mark] is always [Bookmark#NONE]. If the reader has closed the stream, a method throws
/// [java.io.UncheckedIOException].
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

  /// Writes the rows and flushes them, so that a reader does not wait for finished games.
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
    // The caller closes the stream.
  }
}
