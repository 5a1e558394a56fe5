package umpire.core.record;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import umpire.core.text.BadInput;

/// The lines of an untrusted file, one at a time, in bounded memory.
final class RecordLines {

  /// A line holds one event; a deal of three decks is under six hundred bytes.
  static final int LONGEST = 1 << 13;

  private static final int BUFFER = 1 << 16;
  private static final int END = -1;

  private final InputStream in;
  private final byte[] buffer = new byte[BUFFER];
  private int at;
  private int limit;
  private long number;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  RecordLines(InputStream in) {
    this.in = in;
  }

  /// The next line, null at the end. A line that is too long or no UTF-8 is passed over as a whole
  /// before it is complained of.
  @Nullable SourceLine next() throws BadInput, IOException {
    int first = read();
    if (first == END) {
      return null;
    }
    number++;
    bytes.reset();
    boolean tooLong = false;
    for (int b = first; b != '\n' && b != END; b = read()) {
      if (bytes.size() < LONGEST) {
        bytes.write(b);
      } else {
        tooLong = true;
      }
    }
    if (tooLong) {
      throw fault("the line is longer than " + LONGEST + " bytes");
    }
    return new SourceLine(number, decoded());
  }

  private String decoded() throws BadInput {
    byte[] line = bytes.toByteArray();
    int from = startsWithMark(line) ? 3 : 0; // also where files were put together
    int to = line.length > from && line[line.length - 1] == '\r' ? line.length - 1 : line.length;
    if (isPlain(line)) {
      return new String(line, from, to - from, StandardCharsets.ISO_8859_1);
    }
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(line, from, to - from))
          .toString();
    } catch (CharacterCodingException broken) {
      throw fault("the line is not UTF-8 text");
    }
  }

  /// Whether every byte is a letter by itself, as in nearly all lines.
  private static boolean isPlain(byte[] line) {
    int all = 0;
    for (byte each : line) {
      all |= each;
    }
    return all >= 0;
  }

  private static boolean startsWithMark(byte[] line) {
    return line.length >= 3
        && line[0] == (byte) 0xef
        && line[1] == (byte) 0xbb
        && line[2] == (byte) 0xbf;
  }

  private BadInput fault(String what) {
    return new BadInput(number, 1, what, null);
  }

  private int read() throws IOException {
    if (at == limit) {
      limit = Math.max(0, in.read(buffer, 0, BUFFER));
      at = 0;
      if (limit == 0) {
        return END;
      }
    }
    return buffer[at++] & 0xff;
  }
}
