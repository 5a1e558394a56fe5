package umpire.command.records;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import umpire.core.record.GameRecord;
import umpire.core.record.RecordReader;
import umpire.core.record.SourceLine;
import umpire.core.text.BadInput;

/// Reads the JSON Lines twin of records: each object is put back into the lines of its record, and
/// these are read like any other.
final class JsonGames {

  /// A game of a line: more than the longest record can have.
  private static final int LONGEST = 1 << 26;

  private static final int END = -1;

  private final InputStream in;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private long number;

  JsonGames(InputStream in) {
    this.in = new BufferedInputStream(in, 1 << 16);
  }

  /// The next game; empty at the end.
  Optional<GameRecord> next() throws IOException {
    while (nextLine()) {
      if (bytes.size() > 0) {
        try {
          String text = decoded();
          if (!text.isBlank()) {
            return Optional.of(game(new SourceLine(number, text)));
          }
        } catch (BadInput fault) {
          return Optional.of(unreadable(new SourceLine(number, ""), fault));
        }
      }
    }
    return Optional.empty();
  }

  private static GameRecord game(SourceLine line) throws IOException {
    try {
      var reader = new RecordReader(Twin.lines(line));
      Optional<GameRecord> game = reader.next();
      if (reader.next().isEmpty()) {
        return game.orElseThrow();
      }
      return unreadable(line, line.fault(0, "a text in it begins another game"));
    } catch (BadInput fault) {
      return unreadable(line, fault);
    }
  }

  private static GameRecord unreadable(SourceLine line, BadInput fault) {
    return new GameRecord(line, List.of(), List.of(), List.of(), Optional.empty(), fault);
  }

  /// Whether there is another line. Of one that is too long the beginning is kept.
  private boolean nextLine() throws IOException {
    int b = in.read();
    if (b == END) {
      return false;
    }
    number++;
    bytes.reset();
    for (; b != '\n' && b != END; b = in.read()) {
      if (bytes.size() <= LONGEST) {
        bytes.write(b);
      }
    }
    return true;
  }

  private String decoded() throws BadInput {
    if (bytes.size() > LONGEST) {
      throw fault(LONGEST, "the line is longer than " + LONGEST + " bytes");
    }
    ByteBuffer line = ByteBuffer.wrap(bytes.toByteArray());
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(line).toString();
      return text.startsWith("\ufeff") ? text.substring(1) : text; // a byte order mark
    } catch (CharacterCodingException _) {
      // What could be decoded before is behind the position.
      throw fault(line.position() + 1, "the line is not UTF-8 text");
    }
  }

  private BadInput fault(int column, String what) {
    return new BadInput(number, column, what, null);
  }
}
