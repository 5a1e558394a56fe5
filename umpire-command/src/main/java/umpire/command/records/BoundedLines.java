package umpire.command.records;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import umpire.core.text.BadInputException;

/// Reads lines of UTF-8 text from an untrusted stream. Of a line that is too long it keeps no more
/// than the limit.
public final class BoundedLines {

  private static final int END = -1;

  private final BufferedInputStream in;
  private final int longest;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private long number;

  /// @param longest the maximum length of a line in bytes
  public BoundedLines(InputStream in, int longest) {
    this.in = new BufferedInputStream(in, 1 << 16);
    this.longest = longest;
  }

  /// Reads the next line; returns false at the end.
  public boolean next() throws IOException {
    int b = in.read();
    if (b == END) {
      return false;
    }
    number++;
    bytes.reset();
    for (; b != '\n' && b != END; b = in.read()) {
      if (bytes.size() <= longest) {
        bytes.write(b);
      }
    }
    return true;
  }

  /// The number of the line, from 1.
  public long number() {
    return number;
  }

  /// Whether reading the next line may block.
  public boolean isDrained() throws IOException {
    return in.available() == 0;
  }

  /// The line without its line break and without a byte order mark.
  public String text() throws BadInputException {
    if (bytes.size() > longest) {
      throw fault(longest, "the line is longer than " + longest + " bytes");
    }
    ByteBuffer line = ByteBuffer.wrap(bytes.toByteArray());
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(line).toString();
      return text.startsWith("\ufeff") ? text.substring(1) : text;
    } catch (CharacterCodingException _) {
      // The buffer's position is the first byte that cannot be decoded.
      throw fault(line.position() + 1, "the line is not UTF-8 text");
    }
  }

  private BadInputException fault(int column, String what) {
    return new BadInputException(number, column, what, null);
  }
}
