package umpire.nim;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.cli.Main;
import umpire.command.Status;
import umpire.command.Streams;

/// Every command accepts a game as small as Nim: it works, or reports that there is no text format.
final class NimCommandTest {

  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

  private static final String NONE = "nim has no published text format";

  private static final String CALL = "$ ./umpire ";

  private record Result(int status, String out, String err) {}

  private static Result call(String input, String... args) {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    var in = new ByteArrayInputStream(input.getBytes(UTF_8));
    var streams = Streams.of(in, out, new PrintStream(err, true, UTF_8), false);
    int status = Main.run(args, streams);
    return new Result(status, out.toString(UTF_8), err.toString(UTF_8));
  }

  private static Result words(String input, String line) {
    return call(input, line.split(" "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rules nim",
        "profiles nim",
        "events nim",
        "strategies nim",
        "play nim --seed 7",
        "simulate nim --games 200",
        "compare nim rules random --games 100",
        "completion",
        "generate --help",
        "judge --help"
      })
  void callsWork(String line) {
    Result result = words("", line);
    assertThat(result.err() + result.out()).as(line).doesNotContain("this is a bug");
    assertThat(result.status()).as(result.err()).isEqualTo(Status.FINE);
    assertThat(result.out()).isNotBlank();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "judge nim",
        "judge nim --strict",
        "explain nim",
        "explain nim --format jsonl",
        "generate nim",
        "convert nim --to record"
      })
  void withoutATextFormatTheCallIsRefused(String line) {
    Result result = words("", line);
    assertThat(result.err()).contains(NONE).doesNotContain("this is a bug");
    assertThat(result.status()).isEqualTo(Status.WRONG_USE);
    assertThat(result.out()).isEmpty();
  }

  @Test
  void recordsAreVerifiedExplainedReviewedAndConverted() {
    String record = words("", "play nim --seed 7").out();
    for (String line :
        List.of("verify -", "explain -", "review -", "convert --to jsonl -", "ask -")) {
      Result result = words(record, line);
      assertThat(result.status()).as("%s: %s", line, result.err()).isEqualTo(Status.FINE);
    }
    Result classic = words(record, "convert --to classic -");
    assertThat(classic.err()).contains("this game has no published text format");
    assertThat(classic.status()).isEqualTo(Status.BAD_INPUT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"judge", "explain"})
  void programsAreAnsweredThatThereIsNoFormat(String what) {
    String question = "{\"do\":\"%s\",\"game\":\"nim\",\"text\":\"1\"}%n".formatted(what);
    assertThat(words(question, "answer").out())
        .contains("\"kind\":\"question\"", NONE)
        .doesNotContain("this is a bug");
  }

  /// Checks that the page shows the true output after each `$ ./umpire …`; a line `…` matches any
  /// lines.
  @TestFactory
  Stream<DynamicTest> thePageShowsWhatIsPrinted() throws IOException {
    var sessions = new LinkedHashMap<String, List<String>>();
    List<String> shown = new ArrayList<>();
    for (String line : Files.readAllLines(ROOT.resolve("CONTRIBUTING.md"))) {
      if (line.startsWith(CALL)) {
        shown = new ArrayList<>();
        sessions.put(line.substring(CALL.length()), shown);
      } else if (line.startsWith("```")) {
        shown = new ArrayList<>();
      } else {
        shown.add(line);
      }
    }
    assertThat(sessions).hasSizeGreaterThan(2);
    return sessions.entrySet().stream()
        .map(one ->
            DynamicTest.dynamicTest(one.getKey(), () -> shows(one.getKey(), one.getValue())));
  }

  private static void shows(String line, List<String> shown) {
    Result result = words("", line.replace("examples/", ROOT + "/examples/"));
    String printed = (result.out() + result.err()).replace(ROOT + "/", "").stripTrailing();
    int at = 0;
    for (String part : List.of(String.join("\n", shown).split("\n?…\n?"))) {
      int found = printed.indexOf(part, at);
      assertThat(found).as("%s%nin%n%s", part, printed).isNotNegative();
      at = found + part.length();
    }
    assertThat(shown.getLast().endsWith("…") || at == printed.length()).as(printed).isTrue();
  }
}
