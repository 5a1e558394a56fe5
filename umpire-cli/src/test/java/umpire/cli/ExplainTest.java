package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.Rule;
import umpire.core.game.Game;

class ExplainTest {

  /// Every line, read by a JSON library, has the documented fields, known rules, and scores that
  /// are the sums of the points so far.
  @ParameterizedTest
  @ValueSource(strings = {"maumau", "snooker", "cribbage", "tractor"})
  void jsonLinesAreWhatTheyPromise(String id) {
    Set<String> rules = ruleIds(id);
    String input = Command.call("generate", id, "--cases", "30", "--seed", "5").out();
    String text = Command.callWith(input, "explain", id, "--format", "jsonl").out();
    var tracker = new Tracker();
    for (String line : text.lines().toList()) {
      JsonObject ruling = JsonParser.parseString(line).getAsJsonObject();
      assertThat(ruling.get("v").getAsInt()).isEqualTo(1);
      assertThat(ruling.get("game").getAsString()).isEqualTo(id);
      assertThat(rules).contains(ruling.get("rule").getAsString());
      assertThat(ruling.get("facts").isJsonObject()).isTrue();
      assertThat(ruling.get("text").getAsString()).isNotBlank();
      tracker.follow(ruling);
    }
    assertThat(tracker.record).isEqualTo(30);
  }

  private static final class Tracker {
    private int record;
    private int sequence;
    private int total;

    void follow(JsonObject ruling) {
      if (ruling.get("case").getAsInt() != record) {
        record++;
        sequence = 0;
        total = 0;
      }
      assertThat(ruling.get("case").getAsInt()).isEqualTo(record);
      assertThat(ruling.get("seq").getAsInt()).isEqualTo(++sequence);
      total += ruling.has("points") ? ruling.get("points").getAsInt() : 0;
      assertThat(sum(ruling.getAsJsonArray("scores"))).isEqualTo(total);
    }

    private static int sum(JsonArray scores) {
      int sum = 0;
      for (var score : scores) {
        sum += score.getAsInt();
      }
      return sum;
    }
  }

  private static Set<String> ruleIds(String game) {
    var ids = new HashSet<String>();
    for (Rule rule : Game.byId(game).orElseThrow().rulebook()) {
      ids.add(rule.id());
    }
    return ids;
  }

  @Test
  void sentencesCanBeSpelledOutOnceAlwaysOrNever() {
    String[] call = {"explain", "cribbage", Command.example("sevens.in"), "--sentences", "first"};
    assertThat(count("pair-royal: the third card", call)).isEqualTo(1);
    call[4] = "every";
    assertThat(count("pair-royal: the third card", call)).isEqualTo(2);
    call[4] = "none";
    assertThat(count("pair-royal: the third card", call)).isZero();
  }

  private static int count(String wanted, String... call) {
    List<String> found = new ArrayList<>();
    for (String line : Command.call(call).out().lines().toList()) {
      if (line.contains(wanted)) {
        found.add(line);
      }
    }
    return found.size();
  }

  @Test
  void whatWasDecidedBeforeAFaultIsTold() {
    String deal = "2\n1 7C\n2 7D\n1 7H\n1 7S\n2 5C\n2 5D\n1 5H\n2 5S\n";
    Command.Result result = Command.callWith(deal, "explain", "cribbage");
    assertThat(result.out()).contains("pair royal 7C 7D 7H");
    assertThat(result.err()).contains("<stdin>:5:1: not player 1's turn");
    assertThat(result.status()).isEqualTo(65);
  }

  @Test
  void emptyInputIsFineWhereTheFormatAllowsIt() {
    assertThat(Command.callWith("", "explain", "cribbage"))
        .isEqualTo(new Command.Result(0, "", ""));
    assertThat(Command.callWith("0\n", "judge", "snooker"))
        .isEqualTo(new Command.Result(0, "", ""));
    assertThat(Command.callWith("", "judge", "maumau").status()).isEqualTo(65);
  }
}
