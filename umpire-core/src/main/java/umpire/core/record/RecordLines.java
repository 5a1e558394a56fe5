package umpire.core.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import umpire.core.text.BadInputException;
import umpire.core.text.ForeignText;
import umpire.core.text.SourceLine;

/// Reads the lines of an untrusted file, one at a time, in bounded memory.
final class RecordLines {

  /// The longest line in bytes. A line holds one event; the deal of three decks takes less than six
  /// hundred bytes.
  static final int LONGEST = 1 << 13;

  private static final int BUFFER = 1 << 16;

  private final InputStream in;
  private final byte[] buffer = new byte[BUFFER];

  /// The index in the buffer at which the next line begins.
  private int at;

  /// The number of bytes in the buffer.
  private int limit;

  private long number;

  RecordLines(InputStream in) {
    this.in = in;
  }

  /// Returns the next line, null at the end. A line that is too long or is not UTF-8 is skipped
  /// completely before the exception is thrown.
  @Nullable SourceLine next() throws BadInputException, IOException {
    if (at == limit && !fill()) {
      return null;
    }
    number++;
    int end = end(at);
    for (boolean more = true; more && end == limit && end - at <= LONGEST; ) {
      int length = end - at;
      more = fill();
      end = end(at + length);
    }
    if (number == 1) {
      String foreign = ForeignText.fault(buffer, at, end);
      if (!foreign.isEmpty()) {
        at = limit;
        throw fault(foreign);
      }
    }
    if (end - at > LONGEST) {
      passOver();
      throw fault("the line is longer than " + LONGEST + " bytes");
    }
    int from = at;
    at = Math.min(end + 1, limit);
    return new SourceLine(number, decoded(from, end));
  }

  /// The index at which the line ends, or [#limit] if its end is not in the buffer.
  ///
  /// @param from the first index at which it may end
  private int end(int from) {
    int end = from;
    while (end < limit && buffer[end] != '\n') {
      end++;
    }
    return end;
  }

  /// Skips everything up to the next line.
  private void passOver() throws IOException {
    at = end(at);
    while (at == limit && fill()) {
      at = end(at);
    }
    at = Math.min(at + 1, limit);
  }

  /// Moves the beginning of a line to the front of the buffer and reads more after it. Returns
  /// false at the end of the input.
  private boolean fill() throws IOException {
    System.arraycopy(buffer, at, buffer, 0, limit - at);
    limit -= at;
    at = 0;
    int more = Math.max(0, in.read(buffer, limit, BUFFER - limit));
    limit += more;
    return more > 0;
  }

  private String decoded(int start, int end) throws BadInputException {
    int from = startsWithMark(start, end) ? start + 3 : start; // on any line, as in joined files
    int to = end > from && buffer[end - 1] == '\r' ? end - 1 : end;
    if (isPlain(from, to)) {
      return new String(buffer, from, to - from, StandardCharsets.ISO_8859_1);
    }
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(buffer, from, to - from))
          .toString();
    } catch (CharacterCodingException broken) {
      throw fault("the line is not UTF-8 text");
    }
  }

  /// Whether every byte is an ASCII character, as in nearly all lines.
  private boolean isPlain(int from, int to) {
    int all = 0;
    for (int i = from; i < to; i++) {
      all |= buffer[i];
    }
    return all >= 0;
  }

  private boolean startsWithMark(int from, int end) {
    return end - from >= 3
        && buffer[from] == (byte) 0xef
        && buffer[from + 1] == (byte) 0xbb
        && buffer[from + 2] == (byte) 0xbf;
  }

  private BadInputException fault(String what) {
    return new BadInputException(number, 1, what, null);
  }
}
