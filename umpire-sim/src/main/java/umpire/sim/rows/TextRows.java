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

/// A text file of rows; a second file beside it holds the facts about all rows.
public final class TextRows implements RowFile {

  private final RowText text;
  private final FileChannel file;

  /// The length of the complete rows in bytes. A full disk may leave an incomplete row after them.
  private long whole;

  private TextRows(Path path, RowText text, long keep) throws IOException {
    this.text = text;
    this.whole = keep;
    file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    file.truncate(keep).position(keep);
  }

  /// Creates the file and the one beside it.
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

  /// Reopens a file after an interruption and cuts it back to the bookmark.
  ///
  /// @throws LostRowsException if the rows before the bookmark are missing or were changed
  public static TextRows resume(Path path, RowText text, Bookmark mark) throws IOException {
    long keep = mark.places().getFirst();
    mustBeThere(path);
    mustBeThere(facts(path));
    if (!Files.readString(facts(path)).equals(factsOf(text.header()))) {
      throw new LostRowsException(
          facts(path)
              + " describes another simulation: restore it, or start again without --resume");
    }
    byte[] heading = text.heading();
    if (Files.size(path) < keep || !Arrays.equals(beginning(path, heading.length), heading)) {
      throw new LostRowsException(
          "the file of rows "
              + path
              + " was changed since the checkpoint was saved: restore it, or start again without"
              + " --resume");
    }
    return new TextRows(path, text, keep);
  }

  private static void mustBeThere(Path path) throws LostRowsException {
    if (!Files.exists(path)) {
      throw missing(path);
    }
  }

  /// The exception for a missing file, for files of all formats.
  public static LostRowsException missing(Path path) {
    return new LostRowsException(
        "the file of rows "
            + path
            + " was moved or is missing: put it back there, or start again without --resume");
  }

  private static byte[] beginning(Path path, int length) throws IOException {
    try (var in = Files.newInputStream(path)) {
      return in.readNBytes(length);
    } catch (NoSuchFileException _) {
      throw missing(path);
    }
  }

  /// The path of the file with the facts about all rows, beside the file of rows.
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

  /// Cuts off an incomplete row that a full disk has left, then closes the file.
  @Override
  public void close() throws IOException {
    try (file) {
      if (file.isOpen() && file.size() > whole) {
        file.truncate(whole);
      }
    }
  }
}
