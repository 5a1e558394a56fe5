package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.text.BadInputException;
import umpire.core.text.TextWriter;

/// Tests the classic format: answers, refusals, and their locations.
final class ClassicTractorTest {

  private static final String SAMPLE =
      """
      1

      O Charles 2 2
      S6S6S7S7 SASKSJST STS8S4S4 S3S5SJSQ
      S9S9 H3D3 S3DT SAD3
      DA DQ DK D4
      SKS8S5S3 RJC2D2H2 C6C8CJD9 H3CKDTD5
      H7H7 H6H4 HJHQ H9H9
      DJDJ DKH5 D5D4 D6D6
      D8D8 C4C3 HTH5 D9D7
      C5C5 C6CT H8HQ C7C4
      H8 C7 HA HA
      H2 RJ BJ CK
      DA BJ C8 HK
      S2S2C2 CQCAD2 HTHJHK C9CQCA
      """;

  private static final String ANSWER = "Case #1:\n50\n3 2 Alice\n";

  private final List<String> doubts = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();

  @Test
  void thePublishedSampleIsAnsweredWithAWarning() {
    assertThat(judged(SAMPLE, false)).isEqualTo(ANSWER);
    assertThat(faults).isEmpty();
    assertThat(doubts)
        .containsExactly("7:7 a third S3 in round 1: two decks hold two of each card [two-decks]");
  }

  @Test
  void thePublishedSampleIsRefusedStrictly() {
    assertThat(judged(SAMPLE, true)).isEmpty();
    assertThat(faults)
        .singleElement()
        .asString()
        .startsWith("7:7 a third S3")
        .endsWith("[two-decks]");
  }

  @Test
  void spacesAndBlankLinesHaveNoMeaning() {
    assertThat(judged(SAMPLE.replace("\n", " \r\n"), false)).isEqualTo(ANSWER);
    assertThat(judged(SAMPLE.replace(" ", "\t  "), false)).isEqualTo(ANSWER);
    assertThat(judged(SAMPLE.replace("\n\n", "\n"), false)).isEqualTo(ANSWER);
    assertThat(judged(SAMPLE.replace("\n", "\n\n\n"), false)).isEqualTo(ANSWER);
    assertThat(judged(SAMPLE.strip(), false)).isEqualTo(ANSWER);
    assertThat(judged("0", false)).isEmpty();
    assertThat(faults).isEmpty();
  }

  @Test
  void ranksMayBeNumbersAndAreAnsweredAsLetters() {
    String jack = SAMPLE.replace("Charles 2 2", "Charles 2 11");
    assertThat(judged(jack, false)).isEqualTo("Case #1:\n50\n3 J Alice\n");
    assertThat(judged(jack.replace("11", "J"), false)).isEqualTo("Case #1:\n50\n3 J Alice\n");
  }

  /// A slash marks the end of a line.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "''; 1:1 expected the number of rounds, found the end",
        "'//'; 1:1 expected the number of rounds, found the end",
        "-1; 1:1 expected the number of rounds, found '-1'",
        "1.0; 1:1 expected the number of rounds, found '1.0'",
        "1 1; 1:3 expected the number of rounds alone on its line",
        "0/x; 2:1 unexpected text after the last round: the first line announces 0 rounds",
        "2; 1:2 the input ends before round 1 of 2",
        "99999999999999999999/; 2:1 the input ends before round 1",
        "1/H Alice 2 2/; 3:1 the input ends inside round 1 of 1 after 0 of 25",
        "1/H Alice 2 2/S4 S5/; 3:6 a trick has four words, this line has 2 (round 1)",
        "1/H Alice 2 2/S4 S5 S6 S7 S8 S9/; 3:13 a trick has four words, this line has 6 (round 1)",
        "2/H Alice 2 2/S4 S5 S6 S7/H Bob 2 2/; 4:1 unexpected header: round 1 stops after 1 of 25",
        "1/H Alice 2/; 2:10 the header has 3 of its four words",
        "1/H Alice 2 2 2/; 2:13 unexpected fifth word",
        "1/h Alice 2 2/; 2:1 expected a main suit",
        "1/H alice 2 2/; 2:3 expected a dealer",
        "1/H Alice 1 2/; 2:9 expected a rank",
        "1/H Alice 2 15/; 2:11 expected a rank",
        "1/H Alice 2 2/S4S S5 S6 S7/; 3:3 card 2 of 'S4S' is cut short",
        "1/H Alice 2 2/S4 S5s6 S6 S7/; 3:6 card 2 of 'S5s6' (s6) is not a card: write S6",
        "1/H Alice 2 2/S10 S5 S6 S7/; 3:1 card 1 of 'S10' (S1) is not a card: a ten is written T",
        "1/H Alice 2 2/S1 S5 S6 S7/; 3:1 card 1 of 'S1' (S1) is not a card: suit",
        "1/H Alice 2 2/S4S5 S5S6 S6 S7S8/; 3:13 word 3 has 1 card, the lead has 2 [as-many]",
        "1/H Alice 2 2/S4 S5S6 S6 S7/; 3:6 word 2 has more cards than the lead [as-many]",
        "1/H Alice 2 2/S4H5 S5S6 S6S7 S7S8/; 3:3 H5 does not go with S4 [one-group]",
        "1/H Alice 2 2/S2S4 S5S6 S6S7 S7S8/; 3:3 S4 does not go with S2 [one-group]"
      })
  void faultsAreRefusedWhereTheyAre(String text, String expected) {
    judged(text.replace('/', '\n'), false);
    assertFault(expected);
  }

  @Test
  void noRoundGoesPastTwentyFiveCards() {
    judged(
        SAMPLE.replace("S2S2C2 CQCAD2 HTHJHK C9CQCA", "S2S2C2C2 CQCAD2D2 HTHJHKHA C9CQCACA"),
        false);
    assertFault("15:7 the lead goes past the 3 cards that each player has left [twenty-five]");
    judged(SAMPLE.replace("1\n\n", "2\n\n") + "S2 S3 S4 S5\n", false);
    assertFault("16:1 unexpected trick: all 25 cards of round 1 are laid [round-over]");
    judged(SAMPLE + "S2 S3 S4 S5\n", false);
    assertFault("16:1 unexpected text after the last round: the first line announces 1 round");
  }

  @ParameterizedTest
  @CsvSource({
    "'1/H Alice 2 2/', 2:1 expected one blank line before round 1, found none",
    "'1///H Alice 2 2/', 4:1 expected one blank line before round 1, found several",
    "'/1//H Alice 2 2/', 1:1 unexpected blank line before the number of rounds",
    "'1//H Alice 2 2//S4 S5 S6 S7/', 4:1 unexpected blank line inside round 1"
  })
  void blankLinesCountStrictly(String text, String expected) {
    judged(text.replace('/', '\n'), true);
    assertFault(expected);
  }

  @Test
  void theNextHeaderIsFoundAfterAFault() {
    String round = SAMPLE.substring(2);
    String bad = round.replace("DA DQ DK D4", "DA DQ DK");
    String unnamed = round.replace("Charles", "Chuck");
    String text = "5\n" + round + bad + round + unnamed + round;
    assertThat(judged(text, false))
        .isEqualTo(ANSWER + ANSWER.replace("1:", "3:") + ANSWER.replace("1:", "5:"));
    assertThat(faults).hasSize(2);
    assertThat(judged("3\n" + bad + bad.substring(0, 80), false)).isEmpty();
    assertThat(faults).hasSize(3).last().asString().contains("the input ends before round 3 of 3");
  }

  /// Checks the first fault; reading on may have found others.
  private void assertFault(String expected) {
    String rule = expected.replaceAll(".* (\\[.*])$|.*", "$1");
    String start = expected.substring(0, expected.length() - rule.length()).strip();
    assertThat(faults).isNotEmpty();
    assertThat(faults.getFirst()).startsWith(start).endsWith(rule);
  }

  /// Returns the output, reading on after faults as far as possible.
  private String judged(String text, boolean strict) {
    faults.clear();
    doubts.clear();
    var bytes = new ByteArrayOutputStream();
    var out = new TextWriter(bytes);
    try {
      var words = new WordReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
      var options = new ReadOptions(strict, doubt -> doubts.add(told(doubt)));
      hear(new TractorGame().classic().open(words, options), out);
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
    out.flush();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private void hear(ClassicReader reader, TextWriter out) throws IOException {
    var log = RulingLog.none();
    boolean goesOn = true;
    while (goesOn) {
      try {
        goesOn = reader.step(log);
        if (goesOn) {
          reader.print(log, out);
        }
      } catch (BadInputException fault) {
        faults.add(told(fault));
        goesOn = reader.recover();
      }
    }
  }

  private static String told(BadInputException fault) {
    String rule = fault.rule() == null ? "" : " [" + fault.rule().id() + "]";
    return fault.line() + ":" + fault.column() + " " + fault.description() + rule;
  }
}
