package umpire.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.cli.Command;
import umpire.cli.Main;
import umpire.command.Streams;
import umpire.command.language.Language;
import umpire.core.text.DisplayWidth;

/// Tests the output in each language, and the output that does not depend on it.
final class LanguageTest {

  private static final String CLUB = Command.example("club.rec");
  private static final String MISREAD = Command.example("misread.rec");

  private static String told(String... call) {
    Command.Result result = Command.call(call);
    return result.out() + result.err();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "de | Regel | machte den Rest regelgerecht | nicht regelgerecht",
        "zh | 规则 | 使其余部分合规 | 违规"
      })
  void aRefusalItsRuleAndItsRepair(String tag, String rule, String repair, String refused) {
    assertThat(told("verify", MISREAD, "--language", tag)).contains(rule, repair, refused);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"de | Angabe stimmt nicht: Anna hat", "zh | 声明不符：Anna 有"})
  void aClaimThatDiffers(String tag, String differs) {
    String record = Command.call("play", "maumau", "--seed", "1").out();
    String claimed = record.replaceFirst("(?m)^Result: .*$", "Result: Anna 999");
    assertThat(claimed).isNotEqualTo(record);
    assertThat(Command.callWith(claimed, "verify", "--language", tag).out()).contains(differs);
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "zh"})
  void programsAreToldTheSame(String tag) {
    for (List<String> call :
        List.of(
            List.of("rules", "cribbage", "--format", "jsonl"),
            List.of("rules", "cribbage", "--format", "markdown"),
            List.of("profiles", "cribbage", "--format", "jsonl"),
            List.of("profiles", "cribbage", "--format", "markdown"),
            List.of("explain", CLUB, "--format", "jsonl"),
            List.of("verify", CLUB, MISREAD, "--format", "jsonl"),
            List.of("ask", CLUB, "--after", "20", "--format", "jsonl"),
            List.of("ask", CLUB, "--after", "20", "--view", "arbiter"),
            List.of("count", "cribbage", "5H", "5C", "5S", "JD", "5D", "--format", "jsonl"),
            List.of("play", "maumau"),
            List.of("play", "maumau", "--format", "jsonl"))) {
      String english = told(call.toArray(String[]::new));
      var words = new java.util.ArrayList<>(call);
      words.addAll(List.of("--language", tag));
      assertThat(told(words.toArray(String[]::new))).as("%s", call).isEqualTo(english);
    }
  }

  /// The language that the launcher chooses on a terminal; an option of the command overrides it.
  @Test
  void theLanguageOfTheTerminalIsTheDefault() {
    assertThat(onTerminal("zh", "explain", CLUB))
        .isEqualTo(Command.call("explain", CLUB, "--language", "zh").out());
    assertThat(onTerminal("zh", "explain", CLUB, "--language", "en"))
        .isEqualTo(Command.call("explain", CLUB).out());
    assertThat(onTerminal("fr", "explain", CLUB)).isEqualTo(Command.call("explain", CLUB).out());
  }

  private static String onTerminal(String language, String... call) {
    var out = new ByteArrayOutputStream();
    var streams =
        Streams.of(
            new ByteArrayInputStream(new byte[0]),
            out,
            new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8),
            false);
    Main.run(call, streams.in(Language.of(language)));
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void anotherLanguageIsWrongUse() {
    Command.Result result = Command.call("rules", "--language", "fr");
    assertThat(result.status()).isEqualTo(64);
    assertThat(result.err()).contains("--language", "en, de, zh");
  }

  /// If there is room for the sentences, the ids of rules are aligned.
  @Test
  void columnsAreRightWithChineseCharacters() {
    String told = Command.call("explain", CLUB, "--sentences", "none", "--language", "zh").out();
    List<Integer> places =
        told.lines()
            .filter(line -> line.matches(" *\\d+ .*\\]"))
            .map(line -> DisplayWidth.of(line.substring(0, line.lastIndexOf('['))))
            .toList();
    int usual = places.getFirst();
    assertThat(places).hasSizeGreaterThan(30);
    assertThat(places.stream().filter(place -> place == usual).count())
        .isGreaterThan(places.size() * 9L / 10);
  }

  /// Each character of the names before the fault takes two columns.
  @Test
  void theCaretStandsUnderTheFaultAfterChineseNames() {
    String record = "umpire 1\nGame: maumau\nSeats: 安娜, 本\n\n安娜: fly\n";
    String err = Command.callWith(record, "verify").err();
    List<String> lines = err.lines().toList();
    assertThat(lines.get(1)).isEqualTo("  安娜: fly");
    assertThat(lines.get(2)).isEqualTo("  " + " ".repeat(6) + "^");
  }
}
