package umpire.command.records;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import umpire.core.text.BadInputException;

/// Lines of UTF-8 text from a stream that nobody vouches for: of a line that is too long no more
/// than the limit is kept.
public final class BoundedLines {

  private static final int END = -1;

  private final BufferedInputStream in;
  private final int longest;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private long number;

  /// @param longest how many bytes a line may have
  public BoundedLines(InputStream in, int longest) {
    this.in = new BufferedInputStream(in, 1 << 16);
    this.longest = longest;
  }

  /// Goes on to the next line; false at the end.
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

  /// Whether the next line would have to be waited for.
  public boolean isDrained() throws IOException {
    return in.available() == 0;
  }

  /// The line without its end and without a byte order mark.
  public String text() throws BadInputException {
    if (bytes.size() > longest) {
      throw fault(longest, "the line is longer than " + longest + " bytes");
    }
    ByteBuffer line = ByteBuffer.wrap(bytes.toByteArray());
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(line).toString();
      return text.startsWith("\ufeff") ? text.substring(1) : text;
    } catch (CharacterCodingException _) {
      // What could be decoded before is behind the position.
      throw fault(line.position() + 1, "the line is not UTF-8 text");
    }
  }

  private BadInputException fault(int column, String what) {
    return new BadInputException(number, column, what, null);
  }
}
