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

/// A file of games: records as text, or their JSON Lines twin. Which of them shows in its first
/// letter.
public final class RecordFile {

  /// How much of a file is looked at to tell what it is.
  private static final int LOOK = 1 << 12;

  /// What a file holds.
  public enum Kind {
    RECORD,
    JSONL,
    OTHER
  }

  /// Gives games one by one.
  public interface Games {
    /// The next game; empty at the end.
    Optional<GameRecord> next() throws IOException;
  }

  private final BufferedInputStream in;
  private final Kind kind;

  /// Whether it begins with a number, as the input of every published problem does.
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

  /// One game of the file.
  ///
  /// @param number from 1
  /// @param file what messages call it
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

  /// The file has fewer games.
  public static final class NoSuchGameException extends Exception {
    private static final long serialVersionUID = 1L;

    private NoSuchGameException(int number, int found) {
      super(
          "there is no game %d in it, %s"
              .formatted(number, found == 0 ? "nor any other" : "only " + found),
          null,
          false,
          false);
    }
  }

  /// What to say of a game that cannot be understood: a file without a single tag is no record at
  /// all, and very likely the input of a published problem.
  ///
  /// @param call that reads such input
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
            : "this is no record, which begins with tags, as in 'Game: cribbage'; for classic"
                + " input "
                + use;
    return new BadInputException(fault.line(), fault.column(), what, fault.excerpt());
  }

  /// The first line that is neither blank nor a remark tells.
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
