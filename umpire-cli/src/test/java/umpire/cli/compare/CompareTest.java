package umpire.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.cli.Command;
import umpire.command.Status;

/// Tests the measures, the scores to begin with, and the table of all pairs.
final class CompareTest {

  @TempDir private Path folder;

  private static String told(String... call) {
    Command.Result result = Command.call(call);
    assertThat(result.status()).as(result.err()).isZero();
    return result.out();
  }

  private static JsonObject json(String... call) {
    String[] asked = Arrays.copyOf(call, call.length + 1);
    asked[call.length] = "--format=jsonl";
    return JsonParser.parseString(told(asked)).getAsJsonObject();
  }

  private static void refused(String why, String... call) {
    Command.Result result = Command.call(call);
    assertThat(result.status()).as(String.join(" ", call)).isEqualTo(Status.WRONG_USE);
    assertThat(result.err()).contains(why);
  }

  // A strategy against itself.

  /// The two differ by luck alone: games differ, and no difference is found.
  @Test
  void aStrategyMeetsItself() {
    String[] call = {"compare", "maumau", "random", "random", "--games", "400"};
    assertThat(told(call))
        .startsWith("random against random again")
        .contains("No difference in wins was found.");
    JsonObject found = json(call);
    assertThat(found.get("scoreLow").getAsDouble()).isNegative();
    assertThat(found.get("scoreHigh").getAsDouble()).isPositive();
  }

  @Test
  void itsPageNamesNoGameThatCannotBeSeen() throws Exception {
    Path page = folder.resolve("page.html");
    told("compare", "maumau", "random", "random", "--games", "40", "--report", page.toString());
    assertThat(Files.readString(page)).contains("random again").doesNotContain("--show");
  }

  // The measures of a comparison.

  @Test
  void whatIsCountedSaysWhichWayIsGood() {
    assertThat(told("compare", "maumau", "rules", "random", "--measure", "points", "--games", "60"))
        .contains("points per side (less is better)")
        .containsPattern("random has more points than rules: by [\\d.]+ to [\\d.]+ points per side")
        .contains("and less is better");
    assertThat(told("compare", "tractor", "rules", "random", "--measure=ranks", "--games", "30"))
        .containsPattern("rules has more ranks than random: by [\\d.]+ to [\\d.]+ ranks per side")
        .contains("and more is better");
  }

  @Test
  void programsGetEveryTally() {
    JsonObject found = json("compare", "tractor", "rules", "random", "--games", "30");
    JsonObject ranks = found.getAsJsonArray("tallies").get(1).getAsJsonObject();
    assertThat(ranks.get("name").getAsString()).isEqualTo("ranks");
    assertThat(ranks.get("better").getAsString()).isEqualTo("more");
    assertThat(ranks.get("low").getAsDouble()).isPositive();
    assertThat(found.get("measure").getAsString()).isEqualTo("wins");
  }

  @Test
  void precisionIsInTheUnitOfTheMeasure() {
    String[] call = {"compare", "maumau", "rules", "random", "--measure", "points", "--games"};
    String[] enough = Arrays.copyOf(call, call.length + 3);
    System.arraycopy(new String[] {"4k", "--until", "5"}, 0, enough, call.length, 3);
    assertThat(told(enough)).contains("1,024 deals");
    enough[enough.length - 1] = "0.001";
    enough[enough.length - 3] = "1k";
    assertThat(Command.call(enough).err()).containsPattern("[\\d.]+ points per side, not 0.001");
    refused(
        "found a percentage",
        "compare",
        "maumau",
        "rules",
        "random",
        "--measure=points",
        "--until=1%");
    refused("expected a precision", "compare", "maumau", "rules", "random", "--until", "3");
  }

  @Test
  void onlyWhatIsCountedIsAMeasure() {
    refused(
        "there is no measure 'levels': choose wins, points, ranks",
        "compare",
        "tractor",
        "rules",
        "random",
        "--measure",
        "levels");
    refused(
        "are for comparing strategies",
        "compare",
        "maumau",
        "--profile=classic",
        "--profile=common",
        "--measure=points");
  }

  // The scores with which games begin.

  /// At 120 to 120 the first point decides; a game from the beginning has many more.
  @Test
  void gamesBeginFromGivenScores() {
    String[] call = {
      "compare", "cribbage", "rules", "random", "--games", "40", "--from", "120,120"
    };
    assertThat(told(call)).startsWith("rules against random, standard from 120 to 120: 40 deals");
    JsonObject found = json(call);
    assertThat(found.getAsJsonArray("start")).hasToString("[120,120]");
    assertThat(Math.abs(found.get("scoreDifference").getAsDouble())).isLessThanOrEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "cribbage, '121,0', begins with 121",
    "cribbage, '1,2,3', one per side, found 3",
    "cribbage, '-1,0', begins with -1",
    "maumau, '100,0', begins with 100",
    "tractor, '15,2', begins with 15",
    "snooker, '2,0', begins with 2",
  })
  void noGameBeginsBeyondItsEnd(String game, String from, String why) {
    refused(why, "compare", game, "rules", "random", "--games", "30", "--from=" + from);
  }

  // The table of all pairs.

  @Test
  void allPairsAreToldInOneTable() {
    String out = told("compare", "maumau", "random", "rules", "random", "--games", "60");
    String ladder = out.substring(out.indexOf("All pairs"));
    assertThat(ladder.lines().skip(2).findFirst().orElseThrow())
        .startsWith("rules ")
        .containsPattern("[\\d.]+ ± [\\d.]+ +[\\d.]+ ± [\\d.]+");
    assertThat(told("compare", "maumau", "random", "rules", "--games", "60"))
        .doesNotContain("All pairs");
  }

  // The comparison of rules.

  @Test
  void aSwitchIsChangedForAll() throws Exception {
    Path page = folder.resolve("page.html");
    String[] call = {"compare", "maumau", "rules", "random", "--set", "seven-cards=3"};
    String[] all = Arrays.copyOf(call, call.length + 3);
    System.arraycopy(new String[] {"--games=40", "--report", page.toString()}, 0, all, 6, 3);
    assertThat(told(all)).contains("common+: 40 deals");
    assertThat(Files.readString(page).replaceAll("<[^>]*>", ""))
        .contains("--profile common --set seven-cards=3 --seats");
    refused("no switch", "compare", "maumau", "rules", "random", "--set", "x=3");
  }
}
