package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.command.Status;

/// Faults of a JSON Lines twin are reported with their position: line, column and path.
class TwinTest {

  private static final String TWIN =
      Command.call("convert", "--to", "jsonl", Command.example("club.rec")).out();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'lay 5H' | 'lay 5X' | event 10: '5X' is not a card",
        "'does':'lay 5H' | 'parts':{'verb':'lay','card':'5X'} | event 10: '5X' is not a card",
        "'does':'lay 5H' | 'parts':{'verb':'lay','cards':['5H']} | lines[9].parts: 'cards' is not a part",
        "'does':'lay 5H' | 'parts':{'verb':'lie'} | lines[9].parts: 'lie' is not a verb",
        "'does':'lay 5H' | 'parts':{'verb':{}} | lines[9].parts.verb: expected a string, found an obj",
        "'does':'lay 5H' | 'does':'lay 5H','parts':{'verb':'lay'} | lines[9]: expected 'by' with 'does'",
        "'lay 5H' | 'lay 6C' | event 10: not legal for Anna: 'lay 6C'",
        "'lay 5H' | 5 | lines[9].does: expected a string, found a number",
        "'by':'Anna','does':'lay 5H' | 'does':'lay 5H' | the member 'lines[9].by' is missing",
        "'by':'Anna','does':'lay 5H' | 'who':'Anna' | lines[9]: unknown member 'who': expected one of by,",
        "'does':'lay 5H' | 'does':'lay 5H','claim':'+2' | lines[9]: expected 'by' with 'does'",
        "'does':'lay 5H' | 'does':'x','does':'y' | lines[9]: 'does' appears twice",
        "'lay 5H' | 'lay 5H\\n' | lines[9].does: line break inside a string",
        "'by':'Anna','does':'lay JC' | 'by':'Zoe','does':'lay JC' | lines[7].by: there is no player",
        "Anna 28 | Anna x8 | lines[15]: 'x8' is not a number",
        "'v':1 | 'v':2 | v: expected version 1 of the format, found 2",
        "'v':1 | 'v':'1' | v: expected a number, found a string",
        "'v':1, | `` | the member 'v' is missing",
        "'game':'cribbage', | `` | the member 'game' is missing",
        "'game':'cribbage' | 'game':'cribage' | game: there is no game 'cribage'",
        "'type':'game' | 'type':'verdict' | type: expected 'game', found 'verdict'",
        "['Anna','Ben'] | ['Anna',2] | seats[1]: expected a string, found a number",
        "['Anna','Ben'] | 'Anna' | seats: expected an array, found a string",
        "'base':'standard' | 'base':'none' | profile: cribbage has no profile 'none'",
        "'name':'Event' | 'name':'Result' | tags[0].name: a tag cannot be named 'Result'",
        ",'lines' | 'lines' | tags: this is not valid JSON",
        "9'}]} | 9'}] | lines: the object ends too early",
        "9'}]} | 9'}]}x | text after the object"
      })
  void everyMistakeIsLocated(String right, String wrong, String message) {
    String damaged =
        TWIN.replaceFirst(Pattern.quote(quoted(right)), Matcher.quoteReplacement(quoted(wrong)));
    assertThat(damaged).isNotEqualTo(TWIN);
    Command.Result result = Command.callWith(damaged, "verify");
    assertThat(result.status()).isEqualTo(Status.BAD_INPUT);
    assertThat(result.err()).startsWith("umpire: <stdin>:1:").contains(": " + message);
  }

  private static String quoted(String text) {
    return text.replace('\'', '"');
  }

  @Test
  void theColumnIsThatOfTheFile() {
    String damaged = TWIN.replace("lay 5H", "lay 5X");
    assertThat(Command.callWith("\n" + damaged, "verify").err())
        .startsWith("umpire: <stdin>:2:" + (damaged.indexOf("5X") + 1) + ": ");
    String named = damaged.replace("Anna", "\u00c4nn\u0113");
    int before = named.substring(0, named.indexOf("5X")).getBytes(StandardCharsets.UTF_8).length;
    assertThat(Command.callWith(named, "verify").err())
        .startsWith("umpire: <stdin>:1:" + (before + 1) + ": ");
  }

  @Test
  void claimsThatDifferAreLocatedToo() {
    assertThat(Command.callWith(TWIN, "verify").out())
        .contains("<stdin>:1: lines[15]: claim differs: Anna has 29 points, not 28");
  }

  /// Every event of every corpus is the same in its parts as in words.
  @Test
  void partsSayWhatWordsSay() throws Exception {
    int events = 0;
    try (Stream<Path> files = Files.walk(Command.ROOT.resolve("games"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".rec")).toList()) {
        Command.Result parts = Command.call("convert", "--to", "parts", file.toString());
        assertThat(parts.out()).doesNotContain("\"does\"");
        events += parts.out().split("\"parts\"").length - 1;
        assertThat(Command.callWith(parts.out(), "convert", "--to", "record").out())
            .as(file.toString())
            .isEqualTo(Command.call("convert", "--to", "record", file.toString()).out());
      }
    }
    assertThat(events).isGreaterThan(10_000);
  }

  @Test
  void ofAnUnknownGameInPartsTheGameIsTold() {
    Command.Result parts = Command.call("convert", "--to", "parts", Command.example("club.rec"));
    assertThat(Command.callWith(parts.out().replace("cribbage", "cribage"), "verify").err())
        .contains("game: there is no game 'cribage'");
  }

  @Test
  void otherEncodingsAreSaid() {
    byte[] latin = TWIN.replace("Anna", "\u00c4nna").getBytes(StandardCharsets.ISO_8859_1);
    Command.Result result = Command.callWith(latin, false, "verify");
    assertThat(result.status()).isEqualTo(Status.BAD_INPUT);
    int at = TWIN.indexOf("Anna") + 1;
    assertThat(result.err())
        .isEqualTo("umpire: <stdin>:1:" + at + ": the line is not UTF-8 text\n");
  }
}
