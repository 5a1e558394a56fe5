package umpire.command.records;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import umpire.core.record.GameRecord;
import umpire.core.record.RecordReader;
import umpire.core.text.BadInputException;
import umpire.core.text.SourceLine;

/// Reads the JSON Lines twin of records: each object becomes the lines of its record, which are
/// then read like any other.
final class JsonGames {

  /// Maximum bytes of a line, which holds one game: more than the longest record needs.
  private static final int LONGEST = 1 << 26;

  private final BoundedLines lines;

  JsonGames(InputStream in) {
    lines = new BoundedLines(in, LONGEST);
  }

  /// The next game; empty at the end.
  Optional<GameRecord> next() throws IOException {
    while (lines.next()) {
      try {
        String text = lines.text();
        if (!text.isBlank()) {
          return Optional.of(game(new SourceLine(lines.number(), text)));
        }
      } catch (BadInputException fault) {
        return Optional.of(unreadable(new SourceLine(lines.number(), ""), fault));
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
      return unreadable(line, line.fault(0, "a string in it begins another game"));
    } catch (BadInputException fault) {
      return unreadable(line, fault);
    }
  }

  private static GameRecord unreadable(SourceLine line, BadInputException fault) {
    return new GameRecord(line, List.of(), List.of(), List.of(), Optional.empty(), fault);
  }
}
