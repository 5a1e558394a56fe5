package umpire.sim;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import umpire.core.kernel.Seeds;
import umpire.core.text.Json;
import umpire.core.text.Print;

/// Rows as text: comma-separated values under a line of names, or one JSON object a line. Each line
/// is a row, so that every tool reads the file as it is; what is known of all rows stands in a file
/// beside it.
public final class TextRows implements RowFile {

  /// How rows are written.
  public enum Style {
    CSV,
    JSONL
  }

  private final RowHeader header;
  private final Style style;
  private final FileChannel file;

  /// How many bytes are whole rows: a full disk may take half of one.
  private long whole;

  /// What stands before each number of a row.
  private final String[] before;

  /// Who sat where, as every row says it.
  private final String seats;

  private TextRows(Path path, RowHeader header, Style style, long keep) throws IOException {
    this.header = header;
    this.style = style;
    this.whole = keep;
    this.seats = style == Style.CSV ? "," + csv(header.seats()) : jsonSeats(header.seats());
    this.before = new String[header.columns().size()];
    for (int i = 0; i < before.length; i++) {
      before[i] = style == Style.CSV ? "," : ",\"" + header.columns().get(i) + "\":";
    }
    file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    file.truncate(keep).position(keep);
  }

  /// A new file, and the one beside it.
  public static TextRows create(Path path, RowHeader header, Style style) throws IOException {
    Files.writeString(facts(path), factsOf(header));
    var rows = new TextRows(path, header, style, 0);
    try {
      rows.write(heading(header, style));
      return rows;
    } catch (IOException failure) {
      rows.close();
      throw failure;
    }
  }

  /// The same file as before an interruption, cut back to the mark.
  ///
  /// @throws LostRows if it does not hold the rows any more
  public static TextRows resume(Path path, RowHeader header, Style style, Bookmark mark)
      throws IOException {
    long keep = mark.places().getFirst();
    mustBeThere(path);
    mustBeThere(facts(path));
    if (!Files.readString(facts(path)).equals(factsOf(header))) {
      throw new LostRows(facts(path) + " tells of another simulation");
    }
    byte[] heading = heading(header, style);
    if (Files.size(path) < keep || !Arrays.equals(beginning(path, heading.length), heading)) {
      throw new LostRows("the file of rows " + path + " was changed since the checkpoint was left");
    }
    return new TextRows(path, header, style, keep);
  }

  private static void mustBeThere(Path path) throws LostRows {
    if (!Files.exists(path)) {
      throw missing(path);
    }
  }

  /// For all kinds of files: what to say when one is gone.
  public static LostRows missing(Path path) {
    return new LostRows(
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

  /// Quoted if it would not be one cell without.
  private static String csv(String cell) {
    boolean plain = cell.chars().noneMatch(c -> c == '"' || c == ',' || c == '\n' || c == '\r');
    return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }

  /// As a member among others: without the braces around it.
  private static String jsonSeats(String seats) {
    String object = new Json().put("seats", seats).toString();
    return "," + object.substring(1, object.length() - 1);
  }

  private static byte[] heading(RowHeader header, Style style) {
    String names = style == Style.CSV ? String.join(",", header.allColumns()) + "\n" : "";
    return names.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public void prepare(Chunk chunk) {
    ByteArrayOutputStream bytes = chunk.prepared();
    bytes.reset();
    var out = new Print(bytes);
    for (int i = 0; i < chunk.span().games(); i++) {
      long game = chunk.span().from() + i;
      long seed = Seeds.seedOf(header.seed(), game);
      out.ascii(style == Style.CSV ? "" : "{\"game\":").ascii(Long.toString(game));
      // A JSON reader may take numbers for doubles, which cannot hold every seed.
      out.ascii(style == Style.CSV ? "," : ",\"seed\":\"").ascii(Long.toString(seed));
      out.ascii(style == Style.CSV ? "" : "\"").text(seats);
      for (int column = 0; column < chunk.width(); column++) {
        out.ascii(before[column]).number(chunk.value(i, column));
      }
      out.ascii(style == Style.CSV ? "\n" : "}\n");
    }
    out.flush();
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
