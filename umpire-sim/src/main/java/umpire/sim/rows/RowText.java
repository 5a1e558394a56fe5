package umpire.sim.rows;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import umpire.core.kernel.Seeds;
import umpire.core.text.Json;
import umpire.core.text.TextWriter;
import umpire.sim.run.Chunk;

/// Formats rows as text: comma-separated values after a line of names, or one JSON object per line.
/// Each line is a row.
public final class RowText {

  /// The format of the text.
  public enum Style {
    CSV,
    JSONL
  }

  private final RowHeader header;
  private final Style style;
  private final Optional<Packing> packing;

  /// The text before each number of a row.
  private final String[] before;

  /// The strategies of all seats, as every row holds them.
  private final String seats;

  /// @param packing the compression of the rows, if any
  public RowText(RowHeader header, Style style, Optional<? extends Packing> packing) {
    this.header = header;
    this.style = style;
    this.packing = packing.map(how -> how);
    this.seats = style == Style.CSV ? "," + csv(header.seats()) : jsonSeats(header.seats());
    this.before = new String[header.columns().size()];
    for (int i = 0; i < before.length; i++) {
      before[i] = style == Style.CSV ? "," : ",\"" + header.columns().get(i) + "\":";
    }
  }

  /// Returns a cell, in quotes if it would not be one cell without them.
  private static String csv(String cell) {
    boolean plain = cell.chars().noneMatch(c -> c == '"' || c == ',' || c == '\n' || c == '\r');
    return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }

  /// The seats as a member of a JSON object, without the braces.
  private static String jsonSeats(String seats) {
    String object = new Json().put("seats", seats).toString();
    return "," + object.substring(1, object.length() - 1);
  }

  RowHeader header() {
    return header;
  }

  /// The bytes before the first row: the line of names, or none if every row names its columns.
  public byte[] heading() {
    if (style != Style.CSV) {
      return new byte[0];
    }
    String names = String.join(",", header.allColumns()) + "\n";
    byte[] bytes = names.getBytes(StandardCharsets.UTF_8);
    return packing.map(how -> how.pack(bytes)).orElse(bytes);
  }

  /// Writes the rows of a chunk to [Chunk#prepared], compressed as one piece.
  public void prepare(Chunk chunk) {
    ByteArrayOutputStream bytes = chunk.prepared();
    bytes.reset();
    print(chunk, new TextWriter(bytes));
    packing.ifPresent(how -> {
      byte[] packed = how.pack(bytes.toByteArray());
      bytes.reset();
      bytes.writeBytes(packed);
    });
  }

  private void print(Chunk chunk, TextWriter out) {
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
}
