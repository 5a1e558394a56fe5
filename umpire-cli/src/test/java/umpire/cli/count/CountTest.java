package umpire.cli.count;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.cli.Command;
import umpire.core.count.Counter;
import umpire.core.game.Game;

class CountTest {

  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  /// The examples in the help of a game work, for people and for programs.
  @TestFactory
  Stream<DynamicTest> everyExampleIsAnswered() {
    var tests = new ArrayList<DynamicTest>();
    for (Game game : Game.all()) {
      Counter counter = game.counter().orElseThrow();
      for (Counter.Example example : counter.examples()) {
        String name = game.id() + " " + example.asked();
        tests.add(DynamicTest.dynamicTest(name, () -> isAnswered(game, example)));
      }
    }
    assertThat(tests).hasSizeGreaterThan(8);
    return tests.stream();
  }

  private static void isAnswered(Game game, Counter.Example example) {
    Command.Result text = Command.call(call(game.id(), example.asked()));
    assertThat(text.err()).isEmpty();
    assertThat(text.status()).isZero();
    Command.Result line = Command.call(call(game.id(), example.asked() + " --format jsonl"));
    assertThat(line.out()).hasLineCount(1);
    JsonObject json = JsonParser.parseString(line.out()).getAsJsonObject();
    assertThat(json.get("type").getAsString()).isEqualTo("count");
    assertThat(text.out()).startsWith(json.get("text").getAsString() + "\n");
    int total = 0;
    for (JsonElement each : json.getAsJsonArray("lines")) {
      JsonObject one = each.getAsJsonObject();
      total += one.get("points").getAsInt();
      assertThat(one.get("total").getAsInt()).isEqualTo(total);
      assertThat(text.out())
          .contains(one.get("text").getAsString(), one.get("sentence").getAsString())
          .contains("[" + one.get("rule").getAsString() + "]", one.get("source").getAsString());
    }
    assertThat(json.get("points").getAsInt()).isEqualTo(total);
  }

  private static String[] call(String game, String asked) {
    var words = new ArrayList<>(List.of("count", game));
    for (Matcher word = WORD.matcher(asked); word.find(); ) {
      words.add(word.group(1) == null ? word.group(2) : word.group(1));
    }
    return words.toArray(String[]::new);
  }

  @Test
  void linesAreAlignedAndRulesSpelledOutOnce() {
    Command.Result result = Command.call("count", "snooker", "1", "red", "--score", "30:81");
    assertThat(result.out())
        .startsWith("1 red and Yellow Green Brown Blue Pink Black: 35 left\n")
        .contains("81 points: leads by 51, 35 left", "30 points: needs 4 snookers, 35 left")
        .contains("  Black, 7                               +7    35  [pot-in-order]\n");
    assertThat(result.out().lines().filter(line -> line.contains("[")))
        .allSatisfy(line -> assertThat(line.indexOf('[')).isEqualTo(column(result.out())));
    assertThat(result.out().split("pot-in-order: ", -1)).hasSize(2);
  }

  private static int column(String out) {
    return out.lines().filter(line -> line.contains("[")).findFirst().orElseThrow().indexOf('[');
  }

  @ParameterizedTest
  @CsvSource({
    "'count cribbage 5H 5X', 65, '<question>:1:4: ''5X'' is not a card'",
    "'count cribbage', 65, '<question>:1:1: expected four cards'",
    "'count snooker 8 --score x', 65, '<question>:1:1: --score: expected two numbers'",
    "'count', 64, 'expected a game: choose cribbage'",
    "'count bridge 5H', 64, 'there is no game ''bridge'': choose cribbage'",
    "'count cribbage 5H --crab', 64, 'Unknown option: ''--crab'''",
    "'count cribbage 5H --profile nobody', 64, 'cribbage has no profile ''nobody'''",
    "'count maumau 7C --set values=gold', 64, ''"
  })
  void whatIsWrongIsSaid(String call, int status, String said) {
    Command.Result result = Command.call(call.split(" "));
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).startsWith("umpire: " + said);
    assertThat(result.status()).isEqualTo(status);
  }

  /// For any input the answer is short and harmless to a terminal.
  @Test
  void nothingTypedDoesHarm() {
    String huge = "5H ".repeat(100_000);
    String hostile = "5H \033[31m\u0007 " + "\uD83C\uDCA1".repeat(1000);
    for (Game game : Game.all()) {
      for (String words : List.of(huge, hostile, "\n\r\t", "--", "?", "-1", "5H\u00005D")) {
        Command.Result result = Command.call("count", game.id(), "--", words);
        assertThat(result.status()).isIn(0, 65);
        assertThat(result.err()).doesNotContain("\033", "\u0007").hasSizeLessThan(2_000);
      }
    }
  }

  @Test
  void helpOfAGameTellsWhatCanBeAsked() {
    for (Game game : Game.all()) {
      String help = Command.call("count", game.id(), "--help").out();
      Counter counter = game.counter().orElseThrow();
      assertThat(help).contains("count " + game.id() + " " + counter.words(), "Exit status");
      counter.details().forEach(detail -> assertThat(help).contains("--" + detail.name()));
    }
    assertThat(Command.call("count", "--help").out()).contains("cribbage", "maumau");
  }
}
