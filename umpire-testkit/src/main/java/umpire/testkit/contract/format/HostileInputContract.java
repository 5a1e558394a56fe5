package umpire.testkit.contract.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.GeneratorOptions;
import umpire.core.game.Game;
import umpire.core.text.BadInputException;
import umpire.core.text.TextWriter;
import umpire.testkit.Choices;
import umpire.testkit.ClassicTrial;
import umpire.testkit.GeneratedInputs;
import umpire.testkit.Outcome;
import umpire.testkit.Property;
import umpire.testkit.Results;
import umpire.testkit.contract.ClassicContract;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.Damage;

/// A referee judges any bytes, or reports where and why it cannot: it never throws another
/// exception, hangs, floods its output or uses memory that grows with the input.
@Contract
@ClassicContract
final class HostileInputContract {

  private static final int TRIES = Integer.getInteger("umpire.hostile.tries", 1_200);
  private static final int LONGEST_MESSAGE = 500;

  /// The most lengths to which a text is cut; a longer text is not cut at every byte.
  private static final int MAX_CUTS = TRIES / 3;

  private static final int MANY_BYTES = 30_000_000;

  @Test
  void damagedTextIsJudgedOrRefused(Game game) {
    Property.holds(
        game.id() + ": damaged text is judged or refused",
        TRIES,
        choices ->
            judgeOrRefuse(game, Damage.any(GeneratedInputs.any(game, choices), choices), choices));
  }

  @Test
  void hugeTextIsJudgedOrRefused(Game game) {
    Property.holds(
        game.id() + ": huge text is judged or refused",
        TRIES / 30,
        choices ->
            judgeOrRefuse(game, Damage.huge(GeneratedInputs.any(game, choices), choices), choices));
  }

  @Test
  void noiseIsJudgedOrRefused(Game game) {
    Property.holds(
        game.id() + ": noise is judged or refused",
        TRIES,
        choices -> judgeOrRefuse(game, Damage.STRAY_BYTES.applied(new byte[0], choices), choices));
  }

  @Test
  void textMayEndAnywhere(Game game) {
    for (String shape : GeneratedInputs.shapes(game)) {
      byte[] text =
          GeneratedInputs.kept(game, new GeneratorOptions(1, 1, game.maxPlayers(), shape));
      int step = 1 + text.length / MAX_CUTS;
      for (int end = 0; end <= text.length; end += step) {
        judgeOrRefuse(game, Arrays.copyOf(text, end));
      }
    }
  }

  private static void judgeOrRefuse(Game game, byte[] text, Choices choices) {
    choices.show("text", quoted(text));
    judgeOrRefuse(game, text);
  }

  /// Reads the text leniently and strictly; every fault must be fit to show to a person.
  static void judgeOrRefuse(Game game, byte[] text) {
    var lines = new SourceLines(text);
    for (boolean strict : new boolean[] {false, true}) {
      for (BadInputException fault : Outcome.of(game, text, strict).bad()) {
        assertDecent(fault);
        lines.assertHold(fault);
      }
    }
  }

  private static String quoted(byte[] text) {
    String letters = new String(text, StandardCharsets.ISO_8859_1);
    String shown = letters.length() > 2_000 ? letters.substring(0, 2_000) + "…" : letters;
    return '"' + shown.replace("\r", "\\r").replace("\n", "\\n") + '"';
  }

  private static void assertDecent(BadInputException fault) {
    assertThat(fault.description()).as("what is wrong").isNotBlank();
    assertReadable(fault.description());
    fault.noteTexts().forEach(HostileInputContract::assertReadable);
    BadInputException.Excerpt excerpt = fault.excerpt();
    if (excerpt != null) {
      assertReadable(excerpt.text());
      assertThat(excerpt.caret()).as("caret").isBetween(0, excerpt.text().length() + 1);
    }
  }

  private static void assertReadable(String message) {
    assertThat(message).as("a message").hasSizeLessThan(LONGEST_MESSAGE);
    assertThat(message.chars().filter(Character::isISOControl).count())
        .as("control characters in: " + message)
        .isZero();
  }

  /// The results do not depend on how the bytes arrive.
  @Test
  void slowTextIsTheSameText(Game game) {
    Property.holds(
        game.id() + ": a trickle is judged like a file",
        TRIES / 3,
        choices -> {
          byte[] text = GeneratedInputs.any(game, choices);
          if (choices.oneIn(2)) {
            text = Damage.any(text, choices);
          } else if (choices.oneIn(30)) {
            text = Damage.huge(text, choices);
          }
          Outcome whole = Outcome.of(game, text, false);
          var trickle = new Trickle(text, choices.below(100));
          Outcome slow = Outcome.of(game, trickle, Outcome.mostSteps(text), false);
          assertThat(slow.printed()).as("results").isEqualTo(whole.printed());
          assertThat(slow.rulings()).as("rulings").isEqualTo(whole.rulings());
          assertThat(places(slow)).as("faults").isEqualTo(places(whole));
        });
  }

  /// Returns the faults without their excerpts, which show only as much of a line as has arrived.
  private static List<String> places(Outcome outcome) {
    return outcome.bad().stream()
        .map(fault -> fault.line() + ":" + fault.column() + " " + fault.description())
        .toList();
  }

  /// `judge` and `explain` agree, though `judge` does not record rulings that it does not need.
  @Test
  void resultsAreTheSameWithoutExplanation(Game game) {
    Property.holds(
        game.id() + ": judged in silence like aloud",
        TRIES / 3,
        choices -> {
          byte[] text = GeneratedInputs.any(game, choices);
          if (choices.oneIn(2)) {
            text = Damage.any(text, choices);
          }
          Results silent = Results.of(game, text);
          Outcome told = Outcome.of(game, text, false);
          assertThat(silent.printed()).as("results").isEqualTo(told.printed());
          assertThat(silent.faults()).as("faults").isEqualTo(places(told));
        });
  }

  @Test
  void whiteSpaceIsForgiven(Game game) {
    Property.holds(
        game.id() + ": white space at line ends is forgiven",
        TRIES / 10,
        choices -> {
          byte[] text = GeneratedInputs.any(game, choices);
          String lines = new String(text, StandardCharsets.ISO_8859_1);
          assertSameResults(game, text, lines.replace("\n", "\r\n"));
          assertSameResults(game, text, lines.replace("\n", " \n"));
          assertSameResults(game, text, lines.replace("\n", "\t \t\n"));
          assertSameResults(game, text, lines.stripTrailing());
          assertSameResults(game, text, lines + "\n\n \n");
        });
  }

  private static void assertSameResults(Game game, byte[] text, String spaced) {
    Results plain = Results.of(game, text);
    Results other = Results.of(game, spaced.getBytes(StandardCharsets.ISO_8859_1));
    assertThat(other).as("results with other white space").isEqualTo(plain);
  }

  /// Many records need no more memory than few records.
  @Test
  void manyRecordsNeedNoMoreMemory(Game game) throws IOException {
    var options = new GeneratorOptions(100, 1, 0, GeneratedInputs.shapes(game).getFirst());
    RecordRow row = RecordRow.of(game, options);
    int times = MANY_BYTES / row.records().length();
    int records = times * options.cases();
    var watch = new MemoryWatch(records);
    try (InputStream in = row.repeated(times, records)) {
      new ClassicTrial(game, false, watch).of(in, MANY_BYTES);
    }
    assertThat(watch.records).as("records heard").isEqualTo(records);
    assertThat(watch.late - watch.early).as("growth of used memory").isLessThan(1_000_000);
  }

  /// Measures the used memory early and late in a run.
  private static final class MemoryWatch implements ClassicTrial.Listener {
    private final TextWriter nowhere = new TextWriter(OutputStream.nullOutputStream());
    private final int expected;
    private int records;
    private long early;
    private long late;

    private MemoryWatch(int expected) {
      this.expected = expected;
    }

    @Override
    public boolean listens(ClassicReader reader) {
      return reader.printsFromLog();
    }

    @Override
    public void take(ClassicReader reader, RulingLog log) {
      reader.print(log, nowhere);
      if (reader.number() == records) {
        return;
      }
      records = reader.number();
      if (records == expected / 10) {
        early = used();
      } else if (records == expected - 1) {
        late = used();
      }
    }

    @Override
    public void fault(ClassicReader reader, RulingLog log, BadInputException fault) {
      throw new AssertionError("line " + fault.line() + ": " + fault.description());
    }

    private static long used() {
      System.gc();
      return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
  }
}
