package umpire.testkit.contract.format;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import umpire.core.classic.GeneratorOptions;
import umpire.core.game.Game;
import umpire.testkit.GeneratedInputs;

/// Generated records without the count that some formats put before them.
///
/// @param counted whether the format begins with a count
/// @param records the text of the records
record RecordRow(boolean counted, String records) {

  static RecordRow of(Game game, GeneratorOptions options) {
    byte[] none =
        GeneratedInputs.text(
            game, new GeneratorOptions(0, options.seed(), options.seats(), options.shape()));
    String text = latin(GeneratedInputs.text(game, options));
    boolean counted = none.length > 0;
    return new RecordRow(counted, counted ? text.substring(text.indexOf('\n') + 1) : text);
  }

  /// Returns the records that follow another row, if this one begins with it; otherwise this row.
  RecordRow after(RecordRow other) {
    return records.startsWith(other.records)
        ? new RecordRow(counted, records.substring(other.records.length()))
        : this;
  }

  /// Returns the records as an input that announces `count` of them, if the format has a count.
  byte[] input(long count) {
    return bytes(head(count) + records);
  }

  /// Returns an input that repeats the records without keeping them in memory. The blank line
  /// between them harms no format, and some need it.
  InputStream repeated(int times, long count) {
    byte[] again = bytes(records + "\n");
    var parts = new ArrayList<InputStream>();
    parts.add(new ByteArrayInputStream(bytes(head(count))));
    for (int i = 0; i < times; i++) {
      parts.add(new ByteArrayInputStream(again));
    }
    return new SequenceInputStream(Collections.enumeration(parts));
  }

  private String head(long count) {
    return counted ? count + "\n" : "";
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static String latin(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }
}
