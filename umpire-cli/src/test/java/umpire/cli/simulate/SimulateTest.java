package umpire.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.cli.Command;
import umpire.command.Status;
import umpire.core.game.Game;

final class SimulateTest {

  @TempDir private Path folder;

  @Test
  void everyGameCanBeSimulated() {
    for (Game game : Game.all()) {
      Command.Result result =
          Command.call("simulate", game.id(), "--seats", "random", "--games", "3");
      assertThat(result.status()).as(result.err()).isZero();
      assertThat(result.out())
          .contains(game.title(), "3 games", "wins", "95 % interval", "highest", "random");
      assertThat(result.err()).contains("games/s");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"csv", "jsonl"})
  void rowsAreOfEveryGameAndSayWhereTheyComeFrom(String ending) throws Exception {
    Path file = folder.resolve("games." + ending);
    String seats = "rules,random";
    Command.Result result =
        Command.call(
            "simulate",
            "maumau",
            "--seats",
            seats,
            "--games",
            "40",
            "--seed",
            "9",
            "--out",
            file.toString());
    assertThat(result.status()).as(result.err()).isZero();
    JsonObject facts =
        JsonParser.parseString(Files.readString(folder.resolve("games." + ending + ".meta.json")))
            .getAsJsonObject();
    assertThat(facts.keySet()).contains("umpire", "build", "profile", "profile_hash", "columns");
    assertThat(facts.get("seats").getAsString()).isEqualTo("rules random");
    List<String> lines = Files.readAllLines(file);
    if (ending.equals("csv")) {
      assertThat(lines.removeFirst()).startsWith("game,seed,seats,winner,forfeit,side1_points,");
    }
    assertThat(lines).hasSize(40).allMatch(line -> line.matches("\\{?(\"game\":)?\\d+,.*"));
  }

  @Test
  void anyGameIsShownByItsNumber() {
    String[] call = {"simulate", "cribbage", "--seats", "random", "--games", "30"};
    Command.Result result = Command.call(with(call, "--format", "jsonl"));
    JsonObject json = JsonParser.parseString(result.out()).getAsJsonObject();
    JsonObject cards = column(json, "cards");
    Command.Result shown =
        Command.call(with(call, "--show", cards.get("highestGame").getAsString()));
    assertThat(shown.status()).isZero();
    long laid = shown.out().lines().filter(line -> line.contains(": lay ")).count();
    assertThat(laid).isEqualTo(cards.get("highest").getAsLong());
    assertThat(Command.callWith(shown.out(), "verify").status()).isZero();
  }

  private static JsonObject column(JsonObject json, String name) {
    for (var column : json.getAsJsonArray("columns")) {
      if (column.getAsJsonObject().get("name").getAsString().equals(name)) {
        return column.getAsJsonObject();
      }
    }
    throw new AssertionError(name);
  }

  private static String[] with(String[] call, String... more) {
    var all = new ArrayList<>(List.of(call));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  @Test
  void threadsChangeNothing() {
    String[] call = {"simulate", "maumau", "--seats", "random", "--games", "500"};
    String one = Command.call(with(call, "--threads", "1")).out();
    assertThat(Command.call(with(call, "--threads", "3")).out()).isEqualTo(one);
  }

  @Test
  void itStopsWhenTheIntervalIsNarrowEnough() {
    Command.Result result =
        Command.call(
            "simulate",
            "maumau",
            "--seats",
            "rules,random",
            "--games",
            "1M",
            "--until",
            "3%",
            "--format",
            "jsonl");
    JsonObject json = JsonParser.parseString(result.out()).getAsJsonObject();
    long games = json.get("games").getAsLong();
    assertThat(games).isBetween(1_000L, 5_000L);
    JsonObject wins = json.getAsJsonArray("wins").get(0).getAsJsonObject();
    assertThat(wins.get("high").getAsDouble() - wins.get("low").getAsDouble())
        .isLessThanOrEqualTo(0.06);
  }

  @Test
  void precisionThatIsNotReachedIsTold() {
    Command.Result result =
        Command.call("simulate", "maumau", "--games", "1200", "--until", "0.1%");
    assertThat(result.status()).isZero();
    assertThat(result.err())
        .containsPattern(
            "--until was not reached with the 1,200 games that --games allows: the interval is plus"
                + " or minus 2.8\\d* percentage points, not 0.1");
    Command.Result few = Command.call("simulate", "maumau", "--games", "20", "--until", "60%");
    assertThat(few.err()).contains("not checked before 1,000 games");
    Command.Result deals =
        Command.call("compare", "maumau", "rules", "random", "--games", "40", "--until", "1%");
    assertThat(deals.err()).contains("--until was not reached with the 40 deals");
  }

  /// The table, the JSON and the page give the same shares.
  @Test
  void sharesHaveOneKindOfInterval() throws Exception {
    String[] call = {"simulate", "maumau", "--profile", "classic", "--games", "40"};
    JsonObject json =
        JsonParser.parseString(Command.call(with(call, "--format", "jsonl")).out())
            .getAsJsonObject();
    JsonObject never = column(json, "endless");
    assertThat(never.get("mean").getAsDouble()).isZero();
    assertThat(never.get("low").getAsDouble()).isZero();
    assertThat(never.get("high").getAsDouble()).isBetween(0.08, 0.09);
    Path page = folder.resolve("page.html");
    assertThat(Command.call(with(call, "--report", page.toString())).out()).contains("0.0 to 8.8");
    assertThat(words(page)).contains("0.0 to 8.8");
    String[] duel = {"compare", "cribbage", "rules", "random", "--games", "50"};
    JsonObject pair =
        JsonParser.parseString(Command.call(with(duel, "--format", "jsonl")).out())
            .getAsJsonObject();
    assertThat(pair.get("firstHigh").getAsDouble()).isLessThanOrEqualTo(1);
    assertThat(pair.get("secondLow").getAsDouble()).isNotNegative();
    assertThat(pair.get("firstWins").getAsDouble())
        .isBetween(pair.get("firstLow").getAsDouble(), pair.get("firstHigh").getAsDouble());
  }

  @Test
  void goesOnFromACheckpoint() throws Exception {
    Path file = folder.resolve("point");
    var half = new HalfSimulation("common", "random", 4, "--threads", "2", "--games", "300");
    half.leave(file, 128);
    Command.Result done = Command.call("simulate", "--resume", file.toString());
    assertThat(done.status()).as(done.err()).isZero();
    assertThat(done.out()).isEqualTo(Command.call(half.call()).out());
    Files.writeString(file, "something else");
    Command.Result refused = Command.call("simulate", "--resume", file.toString());
    assertThat(refused.status()).isEqualTo(Status.NO_INPUT);
    assertThat(refused.err()).contains("is not a checkpoint of a simulation");
  }

  @Test
  void whatIsDoneIsNotPlayedOn() throws Exception {
    Path file = folder.resolve("point");
    Path straight = folder.resolve("straight.csv");
    var half = new HalfSimulation("classic", "rules", 1, "--until", "1%", "--format", "jsonl");
    Command.Result done = Command.call(half.call("--out", straight.toString()));
    long games = JsonParser.parseString(done.out()).getAsJsonObject().get("games").getAsLong();
    Path rows = folder.resolve("rows.csv");
    half.leave(file, games, rows);
    long before = Files.size(rows);
    Command.Result again = Command.call("simulate", "--resume", file.toString());
    assertThat(again.status()).as(again.err()).isZero();
    assertThat(again.out()).isEqualTo(done.out());
    assertThat(rows).hasSize(before).hasSameBinaryContentAs(straight);
  }

  @Test
  void aBotsNameIsOneCell() throws Exception {
    for (String ending : List.of("csv", "jsonl")) {
      Path rows = folder.resolve("bots." + ending);
      Command.call(
          "simulate",
          "maumau",
          "--seats",
          "exec:\"cat\" ö,rules",
          "--games",
          "1",
          "--threads",
          "1",
          "--out",
          rows.toString());
      List<String> lines = Files.readAllLines(rows);
      if (ending.equals("csv")) {
        assertThat(lines.getLast()).contains(",\"exec:\"\"cat\"\" ö rules\",");
      } else {
        JsonObject row = JsonParser.parseString(lines.getLast()).getAsJsonObject();
        assertThat(row.get("seats").getAsString()).isEqualTo("exec:\"cat\" ö rules");
      }
    }
  }

  @Test
  void filesAreTriedBeforeTheGames() {
    String nowhere = folder.resolve("no").resolve("file").toString();
    for (String option : List.of("--checkpoint", "--report")) {
      refused("there is no folder", "simulate", "maumau", "--games", "10", option, nowhere);
    }
    refused("there is no folder", "simulate", "maumau", "--out", nowhere + ".csv");
    refused("it is a folder", "simulate", "maumau", "--report", folder.toString());
    refused("only --seats may be given", "simulate", "--resume", nowhere, "--games", "5");
    refused("writes no file", "simulate", "maumau", "--show", "1", "--out", "x.csv");
    refused("3 seats are named", "simulate", "maumau", "--players", "2", "--seats", "a,b,c");
  }

  @Test
  void wrongUseIsToldInPlainWords() {
    refused("expected a game", "simulate");
    refused("is not a whole number: write 5000, 10k", "simulate", "maumau", "--games", "many");
    for (String many : List.of("1000000000000000000", "1e18", "1e999999999", "1000001G")) {
      refused("is too large: the maximum is 1e15", "simulate", "maumau", "--games", many);
    }
    refused("expected 0 or more", "simulate", "maumau", "--games", "-5");
    refused("not a whole number", "simulate", "maumau", "--games", "2.5");
    refused("not a whole number", "simulate", "maumau", "--games", "1e-999999999");
    for (String few : List.of("-1", "0", "1")) {
      String there = "players by the rules of common, found " + few;
      refused(there, "simulate", "maumau", "--players", few);
      refused(there, "compare", "maumau", "rules", "random", "--players", few);
    }
    refused("choose it with --show", "simulate", "maumau", "--rulings");
    refused("expected a precision", "simulate", "maumau", "--until", "200%");
    refused("no strategy 'clever'", "simulate", "maumau", "--seats", "clever");
    refused(
        ".csv.zst, .jsonl.zst, .parquet",
        "simulate",
        "maumau",
        "--out",
        folder.resolve("x.txt").toString());
    refused("not a whole number", "simulate", "maumau", "--seed", "first");
    refused("--confidence", "simulate", "maumau", "--confidence", "96", "--games", "5");
    refused("expected two or more strategies", "compare", "maumau", "rules");
    refused("no strategy 'x'", "compare", "maumau", "rules", "x");
  }

  private static void refused(String why, String... call) {
    Command.Result result = Command.call(call);
    assertThat(result.status()).as(String.join(" ", call)).isEqualTo(Status.WRONG_USE);
    assertThat(result.err()).contains(why);
    assertThat(result.out()).isEmpty();
  }

  @Test
  void noGamesAreNoResult() {
    Command.Result result = Command.call("simulate", "maumau", "--games", "0");
    assertThat(result.status()).isZero();
    assertThat(result.out()).contains("No game was played");
  }

  @Test
  void reportsArePagesThatSayHowToGetThem() throws Exception {
    Path page = folder.resolve("page.html");
    String[] call = {"simulate", "maumau", "--games", "50", "--seed", "3", "--seats", "random"};
    assertThat(Command.call(with(call, "--report", page.toString())).status()).isZero();
    assertThat(Files.readString(page)).contains("<svg").doesNotContain("<script");
    assertThat(words(page)).contains("umpire simulate maumau --seed 3 --seats random --show ");
    String[] duel = {"compare", "cribbage", "rules", "random", "--games", "40"};
    assertThat(Command.call(with(duel, "--report", page.toString())).status()).isZero();
    assertThat(words(page)).contains("rules", "random", "--seats rules,random");
    String[] rules = {"compare", "cribbage", "--profile", "standard", "--profile", "acc"};
    assertThat(Command.call(with(rules, "--games", "40", "--report", page.toString())).status())
        .isZero();
    assertThat(words(page)).contains("acc", "--profile acc");
  }

  /// The text of a page, without its markup.
  private static String words(Path page) throws Exception {
    return Files.readString(page).replaceAll("<[^>]*>", "");
  }

  // Tests with bots.

  /// A program that every machine has, and that is not a bot: it echoes its input.
  private static final String PARROT = "exec:cat";

  @Test
  void aBotThatTalksNonsenseLosesAndIsGivenUp() {
    Path left = folder.resolve("left.checkpoint");
    String[] call = {"simulate", "maumau", "--seats", "rules," + PARROT, "--games", "100"};
    Command.Result result = Command.call(with(call, "--checkpoint", left.toString()));
    assertThat(result.status()).isEqualTo(Status.BAD_INPUT);
    assertThat(result.err()).contains("the bot 'cat' failed 10 times in a row and is given up");
    assertThat(left).exists();
  }

  /// A bot that follows the protocol, but lays a card whatever it is asked.
  private String hasty() throws IOException {
    Path bot = folder.resolve("hasty.sh");
    Files.writeString(
        bot,
        """
        read -r hello; echo '{"v":2}'
        while read -r ask; do
          id=${ask#*'"id":'}; echo "{\\"id\\":${id%%[,\\}]*},\\"event\\":\\"lay 9S\\"}"
        done
        """);
    return "exec:bash " + bot;
  }

  @Test
  void whyGamesWereForfeitedIsTold() throws IOException {
    String bot = hasty();
    Command.Result result =
        Command.call("simulate", "cribbage", "--seats", "rules," + bot, "--games", "20");
    assertThat(result.err())
        .contains("umpire: 20 of 20 games were forfeited\n  game 0: seat 2 (" + bot + ") ")
        .contains("'lay 9S'")
        .contains("\n  rule in-order: ")
        .contains("\n  to see it: umpire simulate cribbage --seats 'rules," + bot + "' --show 0\n");
    assertThat(result.status()).isEqualTo(Status.BAD_INPUT);
    String show = Command.call("simulate", "cribbage", "--seats", "rules," + bot, "--show=0").err();
    assertThat(show).contains("'lay 9S'", "rule in-order");
    Command.Result compared =
        Command.call("compare", "cribbage", "rules", bot, "--games", "30", "--format", "jsonl");
    assertThat(compared.err())
        .contains("umpire: 60 of 60 games were forfeited\n  game 0: seat 2 (" + bot + ") ")
        .contains(
            "umpire simulate cribbage --profile standard --seats 'rules," + bot + "' --seed 1")
        .contains(" --show 0\n");
    assertThat(compared.status()).isEqualTo(Status.BAD_INPUT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "simulate cribbage",
        "compare tractor random rules --from 5,6",
        "compare maumau --profile classic --profile common --players 3"
      })
  void resultsInJsonKeepToTheirSchema(String call) throws IOException {
    Command.Result result = Command.call((call + " --games 40 --format jsonl").split(" "));
    assertThat(result.status()).as(result.err()).isZero();
    new ResultSchema().check(result.out());
    assertThat(result.out()).contains("\"forfeits\":0").doesNotContain("\"forfeit\":");
  }

  @Test
  void forfeitsAreInJsonAndOnThePage() throws IOException {
    String bot = hasty();
    Path page = folder.resolve("page.html");
    Command.Result result =
        Command.call(
            "simulate",
            "cribbage",
            "--seats",
            "rules," + bot,
            "--games",
            "20",
            "--format",
            "jsonl",
            "--report",
            page.toString());
    forfeit(result.out(), 20, bot);
    assertThat(Files.readString(page))
        .contains("Forfeited games", "20 of 20 games were forfeited.", "Game 0: seat 2 (" + bot)
        .contains("&#39;lay 9S&#39;", "Rule in-order: ", "<span>--show</span> <span>0</span>");
  }

  @Test
  void forfeitsOfComparisonsAreInJsonAndOnThePage() throws IOException {
    String bot = hasty();
    Path page = folder.resolve("page.html");
    compareBy(page, 60, bot, "rules", bot);
    assertThat(Files.readString(page)).contains("Forfeited games: rules against " + bot);
    // No command shows a game that began with scores, but the reason is still printed.
    Command.Result scores = compareBy(page, 60, bot, "rules", bot, "--from", "100,90");
    assertThat(scores.err()).contains("'lay 9S'").doesNotContain("to see it");
    Command.Result self = compareBy(page, 60, bot, bot, bot);
    assertThat(self.err()).contains("'lay 9S'").doesNotContain("to see it");
    Command.Result rules =
        compareBy(
            page, 60, bot, "--seats=rules," + bot, "--profile=standard", "--profile=acc-muggins");
    assertThat(rules.err())
        .contains(
            "to see it: umpire simulate cribbage --profile standard --seats 'rules," + bot + "'");
  }

  private static Command.Result compareBy(Path page, int forfeits, String bot, String... words)
      throws IOException {
    String[] call = with(new String[] {"compare", "cribbage"}, words);
    Command.Result result =
        Command.call(with(call, "--games", "30", "--format", "jsonl", "--report", page.toString()));
    forfeit(result.out(), forfeits, bot);
    assertThat(result.status()).isEqualTo(Status.BAD_INPUT);
    assertThat(page).content().contains(forfeits + " of " + forfeits + " games were forfeited.");
    assertThat(page).content().contains("&#39;lay 9S&#39;", "Rule in-order: ");
    return result;
  }

  /// The result reports the forfeits, and conforms to its schema.
  private static void forfeit(String result, int count, String bot) throws IOException {
    new ResultSchema().check(result);
    JsonObject json = JsonParser.parseString(result).getAsJsonObject();
    assertThat(json.get("forfeits").getAsInt()).isEqualTo(count);
    JsonObject forfeit = json.getAsJsonObject("forfeit");
    assertThat(forfeit.get("game").getAsInt()).isZero();
    int seat = forfeit.get("seat").getAsInt();
    assertThat(forfeit.getAsJsonArray("seats").get(seat - 1).getAsString()).isEqualTo(bot);
    assertThat(forfeit.get("what").getAsString()).contains("'lay 9S'");
    assertThat(forfeit.get("rule").getAsString()).isEqualTo("in-order");
  }

  /// A checkpoint must not start a program that the command line does not name.
  @Test
  void botsAreNamedOnceMoreToGoOn() {
    Path left = folder.resolve("left.checkpoint");
    String seats = "rules," + PARROT;
    Command.Result first =
        Command.call(
            "simulate",
            "maumau",
            "--seats",
            seats,
            "--games",
            "100",
            "--threads",
            "1",
            "--checkpoint",
            left.toString());
    String goOn = "umpire simulate --resume " + left + " --seats rules,exec:cat";
    assertThat(first.err()).contains("to continue: " + goOn);
    refused(
        "would start programs; if they are yours, name them again: " + goOn,
        "simulate",
        "--resume",
        left.toString());
    for (String other : List.of("rules", "exec:cat", "rules,exec:cat -u", "exec:cat,rules")) {
      refused(
          "saved with other seats than --seats names: " + goOn,
          "simulate",
          "--resume",
          left.toString(),
          "--seats",
          other);
    }
    Command.Result again = Command.call("simulate", "--resume", left.toString(), "--seats", seats);
    assertThat(again.status()).isEqualTo(Status.BAD_INPUT);
    assertThat(again.err()).contains("the bot 'cat' failed 10 times in a row");
  }

  @Test
  void onlyBotsAreNamedOnceMore() throws Exception {
    Path left = folder.resolve("left.checkpoint");
    new HalfSimulation("common", "random", 1, "--games", "100").leave(left, 10);
    refused("other seats", "simulate", "--resume", left.toString(), "--seats", "rules");
    assertThat(left).exists();
    assertThat(Command.call("simulate", "--resume", left.toString(), "--seats", "random").status())
        .isZero();
  }

  /// A bot's output cannot change the direction of a message.
  @Test
  void aBotsWordsAreHarmless() throws Exception {
    Path bot = folder.resolve("bot.sh");
    String nasty = "\u202e\u2066\u200f\u061c\u001b[2J";
    Files.writeString(
        bot,
        "printf '"
            + nasty
            + "oh no\\n' >&2\nread hello\nprintf '{\"v\":2}\\n'\nread ask\n"
            + "printf '{\"id\":1,\"event\":\"lay "
            + nasty.replace("\u001b", "")
            + "7C\"}\\n'\n");
    Command.Result result = Command.call("play", "maumau", "--seats", "exec:sh " + bot + ",rules");
    assertThat(result.err()).contains("oh no", "is forfeited", "7C");
    assertThat(result.err().chars())
        .noneMatch(c -> "\u202e\u2066\u200f\u061c\u001b".indexOf(c) >= 0);
  }

  @Test
  void aForfeitedGameIsToldWithItsRule() {
    Command.Result result =
        Command.call("play", "maumau", "--seats", PARROT + ",rules", "--games", "1");
    assertThat(result.status()).isEqualTo(Status.BAD_INPUT);
    assertThat(result.out()).startsWith("umpire 1");
    assertThat(result.err()).contains("is forfeited: Anna (exec:cat)", "rule answer-in-json");
  }

  @Test
  void aBotThatIsNotThereIsToldSo() {
    Command.Result result = Command.call("play", "cribbage", "--seats", "exec:./no-such-program");
    assertThat(result.status()).isEqualTo(Status.BAD_INPUT);
    assertThat(result.err()).contains("cannot be started").doesNotContain("bug in Umpire");
  }

  // Tests of comparisons.

  @Test
  void aWinnerIsNamedWithItsInterval() {
    Command.Result result =
        Command.call("compare", "cribbage", "random", "rules", "--games", "100");
    assertThat(result.status()).as(result.err()).isZero();
    assertThat(result.err()).doesNotContain("--until");
    assertThat(result.out())
        .containsPattern("rules wins more often than random: by [\\d.]+ to [\\d.]+ percentage")
        .contains("The smallest difference that four of five");
  }

  /// Wrong options are reported before the first game is played.
  @Test
  void tooFewDealsAreRefused() {
    refused(
        "--games: expected at least 30 deals to compare, found 2",
        "compare",
        "snooker",
        "random",
        "rules",
        "--games",
        "2");
  }

  @Test
  void rulesAreComparedOnTheSameDeals() {
    Command.Result result =
        Command.call(
            "compare", "maumau", "--profile", "classic", "--profile", "common", "--games", "200");
    assertThat(result.status()).as(result.err()).isZero();
    assertThat(result.out())
        .contains("side1_wins, %", "jack_finish, %", "plays", "difference", "*");
  }
}
