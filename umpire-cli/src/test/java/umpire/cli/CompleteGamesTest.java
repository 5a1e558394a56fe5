package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.command.Status;
import umpire.core.game.Game;
import umpire.core.profile.Preset;

/// Complete games by the commands: played, written, read, verified and explained.
class CompleteGamesTest {

  @TempDir private Path folder;

  static Stream<String> games() {
    return Game.all().stream().filter(game -> game.complete().isPresent()).map(Game::id);
  }

  static Stream<List<String>> presets() {
    return games()
        .flatMap(game ->
            Game.byId(game).orElseThrow().complete().orElseThrow().profiles().presets().stream()
                .map(Preset::name)
                .map(preset -> List.of(game, preset)));
  }

  @ParameterizedTest
  @MethodSource("presets")
  void whatIsPlayedIsVerified(List<String> table) {
    String record = played(table.get(0), "--profile", table.get(1), "--seed", "3", "--games", "2");
    Command.Result verified = Command.callWith(record, "verify");
    assertThat(verified.err()).isEmpty();
    assertThat(verified.status()).isZero();
    assertThat(verified.out()).contains("game 2 (" + table.get(0) + ", " + table.get(1), "2 agree");
    assertThat(Command.callWith(record, "verify", "--quiet").out())
        .isEqualTo("2 games: 2 agree, 0 differ, 0 illegal\n");
  }

  private static String played(String... words) {
    var call = new java.util.ArrayList<>(List.of("play"));
    call.addAll(List.of(words));
    Command.Result result = Command.call(call.toArray(String[]::new));
    assertThat(result.err()).isEmpty();
    assertThat(result.status()).isZero();
    return result.out();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSameSeedIsTheSameGame(String game) {
    assertThat(played(game, "--seed", "5")).isEqualTo(played(game, "--seed", "5"));
    assertThat(played(game, "--seed", "6")).isNotEqualTo(played(game, "--seed", "5"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void theTwinHoldsTheSame(String game) {
    String record = played(game, "--seed", "4", "--seats", "rules,random");
    String twin = Command.callWith(record, "convert", "--to", "jsonl").out();
    assertThat(twin.lines()).hasSize(1);
    assertThat(Command.callWith(twin, "convert", "--to", "record").out()).isEqualTo(record);
    assertThat(Command.callWith(twin, "convert", "--to", "jsonl").out()).isEqualTo(twin);
    assertThat(played(game, "--seed", "4", "--seats", "rules,random", "--format", "jsonl"))
        .isEqualTo(twin);
    assertThat(Command.callWith(twin, "verify").status()).isZero();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theTwinKeepsToItsSchema(String game) throws IOException {
    JsonSchema schema =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(Files.readString(Command.ROOT.resolve("docs/record.schema.json")));
    JsonNode twin = new ObjectMapper().readTree(played(game, "--seed", "8", "--format", "jsonl"));
    assertThat(schema.validate(twin)).isEmpty();
    JsonNode damaged = new ObjectMapper().readTree(twin.toString().replace("\"by\"", "\"who\""));
    assertThat(schema.validate(damaged)).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void rulingsBetweenTheLinesAreNotReadBack(String game) {
    String plain = played(game, "--seed", "2");
    String ruled = played(game, "--seed", "2", "--rulings");
    assertThat(ruled.lines().filter(line -> line.startsWith("> "))).isNotEmpty();
    assertThat(Command.callWith(ruled, "convert", "--to", "record").out()).isEqualTo(plain);
    assertThat(Command.callWith(plain, "convert", "--to", "record", "--rulings").out())
        .isEqualTo(ruled);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aWrongResultIsStatusTen(String game) {
    String record = played(game, "--seed", "9");
    String tampered = record.replaceFirst("(Result: .*[^0-9])([0-9]+)\\n", "$19999\n");
    assertThat(tampered).isNotEqualTo(record);
    Command.Result verified = Command.callWith(tampered, "verify");
    assertThat(verified.status()).isEqualTo(Status.CLAIM_DIFFERS);
    assertThat(verified.out()).contains("claim differs", "not 9999");
  }

  @ParameterizedTest
  @MethodSource("games")
  void theStandingIsClaimedInTheMiddle(String game) {
    String record = played(game, "--seed", "9");
    String tampered = record.replaceFirst("(?m)^(= .*[^0-9])([0-9]+)$", "$19999");
    assertThat(tampered).isNotEqualTo(record);
    Command.Result verified = Command.callWith(tampered, "verify");
    assertThat(verified.status()).isEqualTo(Status.CLAIM_DIFFERS);
    assertThat(id(tampered)).as("claims do not change the id").isEqualTo(id(record));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aMissingLineIsFoundOut(String game) {
    List<String> lines = played(game, "--seed", "9").lines().toList();
    int firstEvent = lines.indexOf("") + 1;
    String without =
        String.join("\n", lines.subList(0, firstEvent))
            + "\n"
            + String.join("\n", lines.subList(firstEvent + 1, lines.size()));
    Command.Result verified = Command.callWith(without, "verify");
    assertThat(verified.status()).isEqualTo(Status.BAD_INPUT);
    assertThat(verified.err()).containsPattern("<stdin>:\\d+:\\d+: event \\d+: ").contains("rule ");
  }

  @ParameterizedTest
  @MethodSource("games")
  void goodGamesBehindABadOneAreStillVerified(String game) {
    String record = played(game, "--seed", "1");
    String file = record + "\numpire 1\nGame: " + game + "\n\n" + record;
    Command.Result verified = Command.callWith(file, "verify");
    assertThat(verified.status()).isEqualTo(Status.BAD_INPUT);
    assertThat(verified.out()).contains("3 games: 2 agree, 0 differ, 1 illegal");
  }

  @ParameterizedTest
  @MethodSource("games")
  void recordsAreExplained(String game) throws IOException {
    Path file = Files.writeString(folder.resolve("game.rec"), played(game, "--seed", "1"));
    Command.Result text = Command.call("explain", file.toString());
    assertThat(text.status()).isZero();
    assertThat(text.out()).startsWith("game 1: ").contains("[");
    Command.Result lines = Command.call("explain", file.toString(), "--format", "jsonl");
    assertThat(lines.out().lines()).allMatch(line -> line.contains("\"game\":\"" + game + "\""));
  }

  @ParameterizedTest
  @MethodSource("games")
  void theRefereeCanBeAsked(String game) throws IOException {
    Path file = Files.writeString(folder.resolve("game.rec"), played(game, "--seed", "1"));
    assertThat(Command.call("ask", file.toString()).out()).isEqualTo("the game is over\n");
    assertThat(Command.call("ask", file.toString(), "--after", "0").out()).contains(" may\n");
    Command.Result view = Command.call("ask", file.toString(), "--after", "6", "--view", "Anna");
    assertThat(view.out()).startsWith("{").endsWith("}\n");
    Command.Result stranger = Command.call("ask", file.toString(), "--view", "Zoe");
    assertThat(stranger.status()).isEqualTo(Status.WRONG_USE);
  }

  @ParameterizedTest
  @MethodSource("games")
  void classicInputBecomesRecordsAndClassicAgain(String game) {
    Command.Result records =
        Command.call("convert", "--to", "record", game, Command.example(game + ".in"));
    assertThat(records.status()).as(records.err()).isZero();
    assertThat(Command.callWith(records.out(), "verify").status()).isZero();
    Command.Result classic = Command.callWith(records.out(), "convert", "--to", "classic");
    assertThat(classic.status()).as(classic.err()).isZero();
    assertThat(Command.callWith(classic.out(), "judge", game).out())
        .isEqualTo(Command.call("judge", game, Command.example(game + ".in")).out());
  }

  @ParameterizedTest
  @MethodSource("presets")
  void profilesAreListedAndCompared(List<String> table) {
    String page = Command.call("profiles", table.get(0)).out();
    assertThat(page).contains(table.get(1));
    Command.Result one = Command.call("profiles", table.get(0), table.get(1));
    assertThat(one.status()).isZero();
    Command.Result same = Command.call("profiles", table.get(0), table.get(1), table.get(1));
    assertThat(same.out()).contains("are the same rules");
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatThereIsNotIsRefusedWithWhatThereIs(String game) {
    assertThat(Command.call("play", game, "--profile", "nonsense").err()).contains("classic");
    assertThat(Command.call("play", game, "--set", "nonsense=1").err()).contains("choose");
    assertThat(Command.call("play", game, "--seats", "nonsense").err()).contains("random");
    assertThat(Command.call("profiles", game, "nonsense").status()).isEqualTo(Status.WRONG_USE);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aProfileFileTravelsInTheRecord(String game) throws IOException {
    Path file = Files.writeString(folder.resolve("club.profile"), "# ours\nbase = classic\n");
    String record = played(game, "--profile", file.toString(), "--seed", "1");
    assertThat(record).contains("\nProfile: club ", "\nRules: classic");
    assertThat(Command.callWith(record, "verify").status()).isZero();
    Files.writeString(file, "base = classic\nnonsense = 1\n");
    assertThat(Command.call("play", game, "--profile", file.toString()).err())
        .contains("line 2", "nonsense");
  }

  @Test
  void aProfileFileInAnotherEncodingIsSaid() throws IOException {
    byte[] latin = "base = classic\nname = Gr\u00fcn\n".getBytes(StandardCharsets.ISO_8859_1);
    Path file = Files.write(folder.resolve("club.profile"), latin);
    Command.Result result = Command.call("play", "cribbage", "--profile", file.toString());
    assertThat(result.status()).isEqualTo(Status.WRONG_USE);
    assertThat(result.err()).contains(file + ": line 2: this is not UTF-8 text");
  }

  /// A profile that has the name of a preset but other rules.
  @Test
  void changedRulesAreTold() throws IOException {
    String club = Files.readString(Path.of(Command.example("club.rec")));
    String changed =
        club.replace("= Anna 28, Ben 9\n", "")
            .replace("Seats:", "Rules: standard counting=players\nSeats:");
    assertThat(Command.callWith(changed, "verify").out())
        .contains("(cribbage, standard with counting=players, Anna, Ben)");
    assertThat(Command.callWith(changed, "explain").out())
        .startsWith("game 1: Anna v Ben, standard with counting=players\n");
  }

  /// Words of a record and the name of its file must be harmless to a terminal.
  @Test
  void nothingOfARecordControlsTheTerminal() throws IOException {
    String evil = "A\u202enn\u2066a";
    String club =
        Files.readString(Path.of(Command.example("club.rec")))
            .replace("Anna", evil)
            .replace("Seats:", "Profile: x\033[31m\nRules: standard\nSeats:");
    Path file = Files.writeString(folder.resolve("a\033]0;b\u202e.rec"), club);
    Path bad = Files.writeString(folder.resolve("b\033.rec"), club.replace("lay 5H", "lay 6C"));
    for (String call : List.of("verify", "explain", "ask")) {
      for (Path each : List.of(file, bad)) {
        Command.Result result = Command.call(call, each.toString());
        assertThat(result.out() + result.err())
            .as(call)
            .isNotEmpty()
            .doesNotContain("\033")
            .doesNotContain("\u202e")
            .doesNotContain("\u2066");
      }
    }
    assertThat(Command.call("verify", folder.resolve("no\033.rec").toString()).err())
        .doesNotContain("\033");
  }

  /// Looking up a game returns the same object each time, since a file of records looks it up for
  /// each of them.
  @ParameterizedTest
  @MethodSource("games")
  void gamesAreLookedUpOnce(String game) {
    Game found = Game.byId(game).orElseThrow();
    assertThat(Game.byId(game).orElseThrow()).isSameAs(found);
    assertThat(Game.all()).anyMatch(each -> each == found);
  }

  /// Texts by which the twin could smuggle another game, a tag or a result into the record.
  @Test
  void theTwinHoldsOneGameOnly() {
    String twin = played("cribbage", "--seed", "4", "--format", "jsonl");
    for (String actor : List.of("umpire 1", "Game", "Result", "Zoe")) {
      String forged = twin.replaceFirst("\"by\":\"Anna\"", "\"by\":\"" + actor + "\"");
      assertThat(forged).isNotEqualTo(twin);
      assertThat(Command.callWith(forged, "verify").status()).as(actor).isEqualTo(Status.BAD_INPUT);
    }
    String tagged = twin.replaceFirst("\"name\":\"Seed\"", "\"name\":\"umpire 1\"");
    assertThat(Command.callWith(tagged, "verify").status()).isEqualTo(Status.BAD_INPUT);
  }

  /// A line of thousands of words is refused quickly, and no repair is searched for.
  @ParameterizedTest
  @MethodSource("games")
  @Timeout(20)
  void longEventsAreRefusedAtOnce(String game) {
    int players =
        Game.byId(game)
            .orElseThrow()
            .complete()
            .orElseThrow()
            .minPlayers(
                Game.byId(game).orElseThrow().complete().orElseThrow().profiles().standard());
    String seats = String.join(", ", List.of("A", "B", "C", "D").subList(0, players));
    for (String line :
        List.of(
            "* deck" + " SA".repeat(2700),
            "* deal A" + " ?".repeat(3900),
            "* deal A" + " SA".repeat(2600),
            "A: pot" + " r".repeat(4000))) {
      String record = "umpire 1\nGame: " + game + "\nSeats: " + seats + "\n\n" + line + "\n";
      assertThat(Command.callWith(record, "verify").status()).isEqualTo(Status.BAD_INPUT);
    }
  }

  @Test
  void whatPeopleWriteOtherwiseIsForgiven() {
    String record = played("cribbage", "--seed", "4");
    String other =
        record
            .replace("umpire 1", "Umpire 1")
            .replace("Game:", "game:")
            .replace("Seats:", "SEATS:");
    assertThat(Command.callWith(other, "verify").out())
        .isEqualTo(Command.callWith(record, "verify").out());
    String joined = "\ufeff" + record + "\n\ufeff" + record;
    assertThat(Command.callWith(joined, "verify").out()).contains("2 games: 2 agree");
  }

  @Test
  void descriptionsDoNotChangeTheId() {
    String record = played("cribbage", "--seed", "4");
    String described = record.replace("Seed: 4", "Event: Club night");
    assertThat(id(described)).isEqualTo(id(record));
    assertThat(id(record.replace("Anna", "Zoe"))).isNotEqualTo(id(record));
  }

  private static String id(String record) {
    String verdict = Command.callWith(record, "verify", "--format", "jsonl").out();
    int at = verdict.indexOf("\"id\":");
    return verdict.substring(at, verdict.indexOf(',', at));
  }

  @Test
  void positionsThatAreNotThereAreRefused() {
    String club = Command.example("club.rec");
    for (String after : List.of("-1", "99")) {
      Command.Result result = Command.call("ask", club, "--after", after);
      assertThat(result.status()).isEqualTo(Status.WRONG_USE);
      assertThat(result.err())
          .contains("after " + after + ": this game has 15 events: choose 0 to 15");
    }
    assertThat(Command.call("ask", club, "--game", "0").status()).isEqualTo(Status.WRONG_USE);
    Command.Result second = Command.call("ask", club, "--game", "2");
    assertThat(second.status()).isEqualTo(Status.BAD_INPUT);
    assertThat(second.err()).contains("there is no game 2: the last one is 1");
    assertThat(Command.call("ask", club, "--after", "10", "lay 4H").out())
        .isEqualTo("'lay 4H' is legal\n");
  }

  @Test
  void classicInputIsNotTakenForARecord() {
    Command.Result converted =
        Command.call("convert", "--to", "record", Command.example("cribbage.in"));
    assertThat(converted.status()).isEqualTo(Status.BAD_INPUT);
    assertThat(converted.err()).contains("GAME");
  }

  @Test
  void filesThatAreNoRecordsAreRefused() {
    for (String input : List.of("", "\n\n", "# only a remark\n")) {
      Command.Result verified = Command.callWith(input, "verify");
      assertThat(verified.status()).isEqualTo(Status.BAD_INPUT);
    }
    assertThat(Command.callWith("{\"v\":1}\n", "verify").status()).isEqualTo(Status.BAD_INPUT);
    assertThat(Command.callWith("{\n", "verify").status()).isEqualTo(Status.BAD_INPUT);
    assertThat(Command.callWith("[1]\n", "verify").status()).isEqualTo(Status.BAD_INPUT);
    assertThat(Command.callWith("\0\1\2", "verify").status()).isEqualTo(Status.BAD_INPUT);
    assertThat(Command.call("verify", "no-such-file").status()).isEqualTo(Status.NO_INPUT);
  }
}
