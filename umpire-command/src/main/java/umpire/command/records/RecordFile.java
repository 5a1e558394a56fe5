package umpire.command.records;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import umpire.core.record.GameRecord;
import umpire.core.record.RecordReader;
import umpire.core.record.Transcript;
import umpire.core.record.TranscriptReader;
import umpire.core.text.BadInputException;
import umpire.core.text.ForeignText;

/// A file of games: records as text, or their JSON Lines twin. Its first character shows which.
public final class RecordFile {

  /// Bytes that are examined to detect the kind of a file.
  private static final int LOOK = 1 << 12;

  /// The content of a file.
  public enum Kind {
    RECORD,
    JSONL,
    OTHER
  }

  /// Reads games one by one.
  public interface Games {
    /// The next game; empty at the end.
    Optional<GameRecord> next() throws IOException;
  }

  private final BufferedInputStream in;
  private final Kind kind;

  /// Whether the file begins with a number, as the input of every published problem does.
  private boolean isClassic;

  public RecordFile(InputStream in) throws IOException {
    this.in = new BufferedInputStream(in, 1 << 16);
    this.kind = look();
  }

  public Kind kind() {
    return kind;
  }

  public Games games() {
    return kind == Kind.JSONL ? new JsonGames(in)::next : new RecordReader(in)::next;
  }

  /// Reads one game of the file.
  ///
  /// @param number the game's number in the file, from 1
  /// @param file the file's name in messages
  public Transcript<?> game(int number, String file)
      throws IOException, BadInputException, NoSuchGameException {
    Games games = games();
    Optional<GameRecord> game = games.next();
    int found = game.isPresent() ? 1 : 0;
    for (; found < number && game.isPresent(); found += game.isPresent() ? 1 : 0) {
      game = games.next();
    }
    if (game.isEmpty()) {
      throw new NoSuchGameException(number, found);
    }
    try {
      return TranscriptReader.of(game.get());
    } catch (BadInputException fault) {
      throw plain(fault, game.get(), "judge", file);
    }
  }

  /// The file has fewer games than the number asked for.
  public static final class NoSuchGameException extends Exception {
    private static final long serialVersionUID = 1L;

    private NoSuchGameException(int number, int found) {
      super(
          "there is no game %d: %s"
              .formatted(number, found == 0 ? "the input has none" : "the last one is " + found),
          null,
          false,
          false);
    }
  }

  /// The message about a game that cannot be read. A file without a single tag is not a record, but
  /// very likely the input of a published problem, and the message then says which command reads
  /// that.
  ///
  /// @param call the command that reads such input
  public BadInputException plain(
      BadInputException fault, GameRecord game, String call, String file) {
    boolean other = kind == Kind.OTHER && game.tags().isEmpty() && game.fault() != null;
    if (!other) {
      return fault;
    }
    String use = "use 'umpire %s GAME%s'".formatted(call, file.equals("<stdin>") ? "" : " " + file);
    String what =
        isClassic
            ? "this is classic input, not a record: " + use
            : "expected a record, which begins with tags such as 'Game: cribbage'; for"
                + " classic input "
                + use;
    return new BadInputException(fault.line(), fault.column(), what, fault.excerpt());
  }

  /// Detects the kind by the first line that is neither blank nor a remark.
  private Kind look() throws IOException {
    in.mark(LOOK);
    byte[] start = in.readNBytes(LOOK);
    in.reset();
    if (!ForeignText.wideEncoding(start, 0, start.length).isEmpty()) {
      return Kind.RECORD; // the reader of records reports the encoding
    }
    for (String line : new String(start, StandardCharsets.UTF_8).lines().toList()) {
      String text = line.replace("\ufeff", "").strip();
      if (text.startsWith("{")) {
        return Kind.JSONL;
      }
      String lower = text.toLowerCase(Locale.ROOT);
      if (lower.equals("umpire") || lower.startsWith("umpire ") || lower.startsWith("game:")) {
        return Kind.RECORD;
      }
      if (!text.isEmpty() && !text.startsWith("#")) {
        isClassic = text.chars().allMatch(c -> c >= '0' && c <= '9');
        return Kind.OTHER;
      }
    }
    return Kind.OTHER;
  }
}
