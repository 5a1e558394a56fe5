package umpire.sim.rows;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import umpire.core.text.Json;
import umpire.sim.run.Bookmark;
import umpire.sim.run.Chunk;
import umpire.sim.run.RowFile;

/// A file of rows as text; what is known of all rows stands in a file beside it.
public final class TextRows implements RowFile {

  private final RowText text;
  private final FileChannel file;

  /// How many bytes are whole rows: a full disk may take half of one.
  private long whole;

  private TextRows(Path path, RowText text, long keep) throws IOException {
    this.text = text;
    this.whole = keep;
    file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    file.truncate(keep).position(keep);
  }

  /// A new file, and the one beside it.
  public static TextRows create(Path path, RowText text) throws IOException {
    Files.writeString(facts(path), factsOf(text.header()));
    var rows = new TextRows(path, text, 0);
    try {
      rows.write(text.heading());
      return rows;
    } catch (IOException failure) {
      rows.close();
      throw failure;
    }
  }

  /// The same file as before an interruption, cut back to the mark.
  ///
  /// @throws LostRowsException if it does not hold the rows any more
  public static TextRows resume(Path path, RowText text, Bookmark mark) throws IOException {
    long keep = mark.places().getFirst();
    mustBeThere(path);
    mustBeThere(facts(path));
    if (!Files.readString(facts(path)).equals(factsOf(text.header()))) {
      throw new LostRowsException(facts(path) + " tells of another simulation");
    }
    byte[] heading = text.heading();
    if (Files.size(path) < keep || !Arrays.equals(beginning(path, heading.length), heading)) {
      throw new LostRowsException(
          "the file of rows " + path + " was changed since the checkpoint was left");
    }
    return new TextRows(path, text, keep);
  }

  private static void mustBeThere(Path path) throws LostRowsException {
    if (!Files.exists(path)) {
      throw missing(path);
    }
  }

  /// For all kinds of files: what to say when one is gone.
  public static LostRowsException missing(Path path) {
    return new LostRowsException(
        "the file of rows "
            + path
            + " was moved or is missing: put it back there, or begin anew without --resume");
  }

  private static byte[] beginning(Path path, int length) throws IOException {
    try (var in = Files.newInputStream(path)) {
      return in.readNBytes(length);
    } catch (NoSuchFileException _) {
      throw missing(path);
    }
  }

  /// Where it stands what is known of all rows of a file.
  public static Path facts(Path path) {
    return path.resolveSibling(path.getFileName() + ".meta.json");
  }

  private static String factsOf(RowHeader header) {
    var json = new Json();
    for (RowHeader.Fact fact : header.facts()) {
      json.put(fact.name(), fact.value());
    }
    return json.put("columns", header.allColumns()) + "\n";
  }

  @Override
  public void prepare(Chunk chunk) {
    text.prepare(chunk);
  }

  @Override
  public void write(Chunk chunk) throws IOException {
    write(chunk.prepared().toByteArray());
  }

  private void write(byte[] bytes) throws IOException {
    var buffer = ByteBuffer.wrap(bytes);
    while (buffer.hasRemaining()) {
      file.write(buffer);
    }
    whole = file.position();
  }

  @Override
  public Bookmark mark() {
    return new Bookmark(List.of(whole));
  }

  /// Takes half a row away that a full disk has left.
  @Override
  public void close() throws IOException {
    try (file) {
      if (file.isOpen() && file.size() > whole) {
        file.truncate(whole);
      }
    }
  }
}
