package umpire.snooker.text.classic;

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
import umpire.snooker.SnookerGame;

/// Tests the variations that the classic format tolerates, and the location of its faults. A bar
/// marks a line feed.
final class ClassicSnookerTest {

  private static final String NO_REDS = "Red" + " Red".repeat(15) + " White";

  /// The second player fouls for 7, 5 and 5, then clears the colours up to the pink: 24 to 17.
  private static final String SEVEN_AHEAD =
      "|A B|"
          + NO_REDS
          + "|Black|Yellow|Blue|Yellow|Blue|Yellow"
          + "|Yellow Yellow|Green Green|Brown Brown|Blue Blue|Pink Pink|";

  private final List<String> faults = new ArrayList<>();

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = ';',
      value = {
        "no input; ''; 1:1 expected the number of frames, found the end",
        "no number; x; 1:1 expected the number of frames, found 'x'",
        "negative; -1; 1:1 expected the number of frames, found '-1'",
        "not whole; 1.0; 1:1 expected the number of frames, found '1.0'",
        "huge; 99999999999999999999; 1:1 too many frames",
        "two numbers; 1 1; 1:3 expected the number of frames alone on its line",
        "no frame; 1|; 2:1 the input ends after 0 of 1 frames",
        "S43 text after none; 0||x; 3:1 unexpected text after the last frame",
        "one name; 1||A; 3:2 expected two names, found only one",
        "three names; 1||A B C; 3:5 expected two names, found a third word, 'C'",
        "no letters; 1||A B2; 3:3 expected a name made of English letters only, found 'B2'",
        "long name; 1||A Bbbbbbbbbbbbbbbbbbbbb; 3:3 a name has at most 20 letters",
        "equal names; 1||A A; 3:3 both players are called A",
        "unknown word; 1||A B|Rot; 4:1 expected a stroke of A, found 'Rot'",
        "a name; 1||A B|None|B; 5:1 expected a stroke of B or 'Play again', found 'B'",
        "wrong case; 1||A B|red; 4:1 expected a stroke of A, found 'red': it is written Red",
        "wrong case falls; 1||A B|Red bLACK; 4:5 'bLACK' is not a ball: it is written Black",
        "white hit; 1||A B|White; 4:1 expected None or the ball hit first, found the white",
        "none falls; 1||A B|Red None; 4:5 None says that nothing was hit",
        "twice; 1||A B|Red Pink Red Pink; 4:14 Pink falls twice",
        "white twice; 1||A B|Red White White; 4:11 White falls twice",
        "S35; 1||A B|None White Red; 4:12 nothing was hit [nothing-falls-untouched]",
        "before a stroke; 1||A B|Play again; 4:1 'Play again' may only [only-after-foul]",
        "after a miss; 1||A B|Red|Play again; 5:1 'Play again' may only [only-after-foul]",
        "S27; 1||A B|None|Play again|Play again; 6:1 'Play again' may only [only-after-foul]",
        "half of it; 1||A B|None|Play; 5:5 expected 'again' after 'Play'",
        "more of it; 1||A B|None|Play again now; 5:12 expected 'Play again' alone on its line",
        "end inside; 1||A B|Red|; 5:1 the input ends inside frame 1: expected a stroke of B"
      })
  void refusesWithThePlace(String name, String input, String fault) throws IOException {
    judge(input, false);
    assertFault(fault);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = ';',
      value = {
        "red hit; Red; 5:1 no red is left (since line 4) [red-to-hit]",
        "red falls; Green Red; 5:7 too many reds fall: none is left (since line 4) [reds-to-pot]",
        "gone, hit; Yellow Yellow|Yellow; 6:1 Yellow is off the table (since line 5) [colour-to-hit]",
        "gone, falls; Yellow Yellow|Pink Pink Yellow; 6:11 Yellow is off the table (since line 5)"
            + " [colour-to-pot]"
      })
  void saysSinceWhenABallIsGone(String name, String lines, String fault) throws IOException {
    judge("1||A B|" + NO_REDS + "|" + lines, false);
    assertFault(fault);
  }

  @Test
  void sixteenRedsAreOneTooMany() throws IOException {
    judge("1||A B|Red" + " Red".repeat(16), false);
    assertFault("4:65 too many reds fall: only 15 are left [reds-to-pot]");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = ';',
      value = {
        "Black Black; 17:1 expected the lot, found 'Black' [lot-due]",
        "Play again; 17:1 expected the lot, found 'Play' [lot-due]",
        "C; 17:1 expected the lot, found 'C' [lot-due]",
        "a; 17:1 expected the lot, found 'a' [lot-due]",
        "A B; 17:3 expected the lot, one name alone, found 'B' after it [lot-due]",
        "''; 17:1 the input ends inside frame 1: expected the lot",
        "A|Play again; 18:1 'Play again' may only follow a foul [only-after-foul]"
      })
  void wantsALotAfterATie(String lines, String fault) throws IOException {
    String printed = judge("1|" + SEVEN_AHEAD + "None|" + lines, false);
    assertThat(printed).contains("|Tie|Respot Black|").doesNotContain("wins");
    assertFault(fault);
  }

  @Test
  void aFrameThatIsOverIsFollowedByNamesOrNothing() throws IOException {
    String frame = SEVEN_AHEAD + "Black Black|";
    assertThat(judge("1|" + frame + "Play again|", false)).endsWith("|B wins|");
    assertFault("17:1 unexpected text after the last frame");
  }

  @Test
  void kindsOfLinesFollowFromTheFrame() throws IOException {
    String frame = SEVEN_AHEAD + "None|B|Black Black|";
    String input =
        "3|"
            + frame.replace("A B", "Play again").replace("|B|", "|again|")
            + frame.replace("A B", "Red Black").replace("|B|", "|Black|")
            + frame.replace("A B", "None none").replace("|B|", "|none|");
    String printed = judge(input, false);
    assertThat(faults).isEmpty();
    assertThat(printed).contains("|Tie|Respot Black|again's turn, in-hand|");
    assertThat(printed).contains("|Tie|Respot Black|Black's turn, in-hand|");
    assertThat(printed).contains("|Tie|Respot Black|none's turn, in-hand|");
    assertThat(printed).contains("|again wins||Frame 2|").endsWith("|none wins|");
  }

  @Test
  void whiteSpaceAndBlankLinesMeanNothing() throws IOException {
    String plain = "2|" + (SEVEN_AHEAD + "Black Black|").repeat(2);
    String expected = judge(plain, false);
    assertThat(judge(plain.replace("|", "\r|"), false)).isEqualTo(expected);
    assertThat(judge(plain.replace("|", " \t|\t ").replace(" ", "  "), false)).isEqualTo(expected);
    assertThat(judge(plain.replace("||", "|"), false)).isEqualTo(expected);
    assertThat(judge("||" + plain.replace("|", "|||"), false)).isEqualTo(expected);
    assertThat(judge(plain.substring(0, plain.length() - 1), false)).isEqualTo(expected);
    assertThat(faults).isEmpty();
  }

  @Test
  void goesOnAtNamesBehindABlankLine() throws IOException {
    String input =
        "5||A B|Red|Foo||Red Black||Play again|X Y||C D|None||E E|Red||Red G|Red|Red Red|";
    assertThat(judge(input, true))
        .isEqualTo(
            "Frame 1|A's turn, in-hand|0 : 0|B's turn||"
                + "Frame 2|C's turn, in-hand|Foul!|0 : 4|D's turn||"
                + "Frame 4|Red's turn, in-hand|0 : 0|G's turn|0 : 1|");
    assertThat(faults).hasSize(4);
    assertThat(faults.getLast()).startsWith("21:1 the input ends inside frame 4");
  }

  private void assertFault(String expected) {
    int rule = expected.indexOf(" [");
    String start = rule < 0 ? expected : expected.substring(0, rule);
    assertThat(faults).singleElement().asString().startsWith(start);
    assertThat(faults.getFirst()).contains(rule < 0 ? "[]" : expected.substring(rule));
  }

  /// Returns the results, and collects the faults as `line:column what [rule]`.
  private String judge(String input, boolean keepGoing) throws IOException {
    byte[] bytes = input.replace('|', '\n').getBytes(StandardCharsets.UTF_8);
    var words = new WordReader(new ByteArrayInputStream(bytes));
    ClassicReader reader = new SnookerGame().classic().open(words, new ReadOptions(false, _ -> {}));
    var printed = new ByteArrayOutputStream();
    var out = new TextWriter(printed);
    var log = new RulingLog();
    boolean more = true;
    while (more) {
      try {
        more = reader.step(log);
        if (more) {
          reader.print(log, out);
        }
      } catch (BadInputException fault) {
        faults.add(line(fault));
        more = keepGoing && reader.recover();
      }
      log.clear();
    }
    out.flush();
    return printed.toString(StandardCharsets.UTF_8).replace('\n', '|');
  }

  private static String line(BadInputException fault) {
    String rule = fault.rule() == null ? "" : fault.rule().id();
    return fault.line() + ":" + fault.column() + " " + fault.description() + " [" + rule + "]";
  }
}
