package umpire.core.record;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import umpire.core.repair.RepairBudget;
import umpire.core.text.BadInputException;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;

/// Records of the heap game, for tests.
public final class HeapRecords {

  public static final String HEADING =
      """
      umpire 1
      Game: heap
      Profile: short
      Seats: Anna, Ben

      """;

  /// A whole game, which Ben wins: Anna has 3; Ben has 2, and five more for the last stone.
  public static final String WHOLE =
      HEADING
          + """
          * deal 1 0
          Anna: take 3
          Ben: take 2
          """;

  private HeapRecords() {}

  public static List<GameRecord> games(byte[] bytes) throws IOException {
    var reader = new RecordReader(new ByteArrayInputStream(bytes));
    var games = new ArrayList<GameRecord>();
    for (Optional<GameRecord> game = reader.next(); game.isPresent(); game = reader.next()) {
      games.add(game.get());
    }
    return games;
  }

  public static List<GameRecord> games(String text) throws IOException {
    return games(text.getBytes(StandardCharsets.UTF_8));
  }

  public static GameRecord game(String text) throws IOException {
    return games(text).getFirst();
  }

  public static Transcript<?> understood(String text) throws IOException, BadInputException {
    return TranscriptReader.of(game(text));
  }

  public static Report report(String text) throws IOException, BadInputException {
    return Verifier.verify(understood(text), RepairBudget.ofFile());
  }

  /// The fault of a text as `line:column: what`, whether it is found by reading or by verifying.
  public static String fault(String text) throws IOException {
    return fault(game(text));
  }

  public static String fault(GameRecord game) {
    try {
      BadInputException fault =
          Verifier.verify(TranscriptReader.of(game), RepairBudget.ofFile()).fault();
      return located(Objects.requireNonNull(fault, "no fault"));
    } catch (BadInputException fault) {
      return located(fault);
    }
  }

  public static String located(BadInputException fault) {
    return fault.line() + ":" + fault.column() + ": " + fault.description();
  }

  /// The notes of a report, each with the number of its line.
  public static List<String> texts(List<Report.Note> notes) {
    return notes.stream().map(note -> note.source().number() + ": " + note.text()).toList();
  }
}
