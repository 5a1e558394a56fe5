package umpire.sim;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import umpire.core.match.Table;
import umpire.core.text.Json;
import umpire.core.text.Print;

/// Rows as text: comma-separated values, or one JSON object a line. What is known of all rows
/// stands before them: in lines that begin with `#`, or in the first object.
public final class TextRows implements RowFile {

  /// How rows are written.
  public enum Style {
    CSV,
    JSONL
  }

  private final RowHeader header;
  private final Style style;
  private final FileChannel file;

  /// What stands before each number of a row.
  private final String[] before;

  /// Who sat where, as every row says it.
  private final String seats;

  /// A new file, or one that is gone on with.
  ///
  /// @param keep how many bytes of the file stay; 0 begins a new one
  public TextRows(Path path, RowHeader header, Style style, long keep) throws IOException {
    this.header = header;
    this.style = style;
    this.seats = style == Style.CSV ? "," + csv(header.seats()) : jsonSeats(header.seats());
    this.before = new String[header.columns().size()];
    for (int i = 0; i < before.length; i++) {
      before[i] = style == Style.CSV ? "," : ",\"" + header.columns().get(i) + "\":";
    }
    if (keep > 0 && (!Files.exists(path) || Files.size(path) < keep)) {
      throw new IOException(path + " does not hold the rows it held at the checkpoint any more");
    }
    file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    file.truncate(keep).position(keep);
    if (keep == 0) {
      write(heading().getBytes(StandardCharsets.UTF_8));
    }
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

  private String heading() {
    var text = new StringBuilder();
    var json = new Json();
    for (RowHeader.Fact fact : header.facts()) {
      text.append("# ").append(fact.name()).append(": ").append(fact.value()).append('\n');
      json.put(fact.name(), fact.value());
    }
    text.append(String.join(",", header.allColumns())).append('\n');
    return style == Style.CSV ? text.toString() : new Json().put("umpire", json) + "\n";
  }

  @Override
  public void prepare(Chunk chunk) {
    ByteArrayOutputStream bytes = chunk.prepared();
    bytes.reset();
    var out = new Print(bytes);
    for (int i = 0; i < chunk.span().games(); i++) {
      long game = chunk.span().from() + i;
      long seed = Table.seedOf(header.seed(), game);
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
  }

  @Override
  public long written() throws IOException {
    return file.position();
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
