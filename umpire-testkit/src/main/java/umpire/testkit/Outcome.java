package umpire.testkit;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import umpire.core.Rule;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicReader;
import umpire.core.game.Game;
import umpire.core.text.BadInputException;
import umpire.core.text.TextWriter;

/// The results of judging an input.
///
/// @param printed the classic results
/// @param rulings the explanation, as the [Transcriber] writes it
/// @param faults the faults and warnings, as the [Transcriber] writes them
/// @param bad the faults as they were raised
/// @param fired the rules that applied, or by which something was refused
/// @param records how many records were begun
public record Outcome(
    String printed,
    String rulings,
    String faults,
    List<BadInputException> bad,
    Set<Rule> fired,
    int records) {

  public static Outcome of(Game game, byte[] text, boolean strict) {
    return of(game, new ByteArrayInputStream(text), mostSteps(text), strict);
  }

  /// Returns the most steps that judging this text may take: each step or recovery reads something,
  /// except for the last.
  public static long mostSteps(byte[] text) {
    return 2L * text.length + 8;
  }

  public static Outcome of(Game game, InputStream in, long mostSteps, boolean strict) {
    var bytes = new ByteArrayOutputStream();
    var writer = new TextWriter(bytes);
    var transcriber = new Transcriber(game);
    var clerk = new Clerk(transcriber, writer);
    new ClassicTrial(game, strict, clerk).of(in, mostSteps);
    writer.flush();
    return new Outcome(
        bytes.toString(StandardCharsets.UTF_8),
        transcriber.rulings(),
        transcriber.faults(),
        transcriber.bad(),
        transcriber.fired(),
        clerk.records);
  }

  /// Prints the classic results while the transcriber writes the rulings.
  private static final class Clerk implements ClassicTrial.Listener {
    private final Transcriber transcriber;
    private final TextWriter writer;
    private int records;

    private Clerk(Transcriber transcriber, TextWriter writer) {
      this.transcriber = transcriber;
      this.writer = writer;
    }

    @Override
    public void take(ClassicReader reader, RulingLog log) {
      records = reader.number();
      reader.print(log, writer);
      transcriber.take(reader, log);
    }

    @Override
    public void fault(ClassicReader reader, RulingLog log, BadInputException fault) {
      records = reader.number();
      transcriber.fault(reader, log, fault);
    }

    @Override
    public void warning(BadInputException doubt) {
      transcriber.warning(doubt);
    }
  }
}
