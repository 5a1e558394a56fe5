package umpire.cli.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.cli.Command;
import umpire.command.Status;

/// Tests the coach's output, and that its numbers add up.
final class ReviewTest {

  private static final double ROUNDING = 1e-9;

  private final ObjectMapper json = new ObjectMapper();
  private final JsonSchema schema;

  @TempDir private Path folder;

  ReviewTest() throws IOException {
    schema =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(Files.readString(Command.ROOT.resolve("docs/review.schema.json")));
  }

  private Path played(String game, String seats, int seed, String... more) throws IOException {
    var call = new ArrayList<>(List.of("play", game, "--seats", seats, "--seed", "" + seed));
    call.addAll(List.of(more));
    Command.Result result = Command.call(call.toArray(String[]::new));
    assertThat(result.status()).as(result.err()).isZero();
    return Files.writeString(folder.resolve(game + seed + ".rec"), result.out());
  }

  private static Command.Result review(Path record, String... more) {
    return review(20, record, more);
  }

  private static Command.Result review(int rollouts, Path record, String... more) {
    var call = new ArrayList<>(List.of("review", record.toString(), "--rollouts", "" + rollouts));
    call.addAll(List.of(more));
    return Command.call(call.toArray(String[]::new));
  }

  private List<JsonNode> lines(int rollouts, Path record, String... more) throws IOException {
    var call = new ArrayList<>(List.of("--format", "jsonl"));
    call.addAll(List.of(more));
    Command.Result result = review(rollouts, record, call.toArray(String[]::new));
    assertThat(result.status()).as(result.err()).isZero();
    var lines = new ArrayList<JsonNode>();
    for (String line : result.out().lines().toList()) {
      JsonNode node = json.readTree(line);
      assertThat(schema.validate(node)).as(line).isEmpty();
      lines.add(node);
    }
    return lines;
  }

  private static List<JsonNode> of(String kind, List<JsonNode> lines) {
    return lines.stream().filter(line -> line.get("kind").asText().equals(kind)).toList();
  }

  /// A player who pegs decides while the other is known to hold a card that fits.
  @Test
  void aGameInWhichPlayersPegIsReviewed() throws Exception {
    Path record = played("cribbage", "rules,rules", 3, "--profile", "acc-muggins");
    assertThat(of("decision", lines(20, record))).isNotEmpty();
  }

  /// Every line conforms to the schema, no loss is negative, and luck and losses add up to the
  /// result.
  @ParameterizedTest
  @CsvSource({
    "maumau, 'random,rules', 2",
    "cribbage, 'random,rules', 2",
    "maumau, 'random,rules,random', 3",
    "snooker, 'random,rules', 2",
  })
  void luckAndLossesAddUp(String game, String seats, int sides) throws Exception {
    List<JsonNode> lines = lines(20, played(game, seats, 3));
    List<JsonNode> moments = of("moment", lines);
    for (JsonNode moment : moments) {
      double sum = 0;
      for (JsonNode odds : moment.get("odds")) {
        sum += odds.get("chance").asDouble();
      }
      assertThat(sum).as("chances after %s", moment.get("event")).isEqualTo(1, within(ROUNDING));
    }
    assertThat(of("balance", lines)).hasSize(sides);
    for (JsonNode balance : of("balance", lines)) {
      double reached =
          balance.get("first").asDouble()
              - balance.get("own").asDouble()
              + balance.get("given").asDouble()
              + balance.get("luck").asDouble();
      assertThat(reached).isEqualTo(balance.get("last").asDouble(), within(ROUNDING));
    }
    double won = of("balance", lines).stream().mapToDouble(one -> one.get("last").asDouble()).sum();
    assertThat(won).as("somebody has won").isEqualTo(1, within(ROUNDING));
  }

  /// The review criticizes a discard of a pair of fives to the opponent's crib.
  @Test
  void aBlunderIsFound() throws Exception {
    Path record = blundered();
    List<JsonNode> decisions = of("decision", lines(1_500, record));
    JsonNode thrown = decisions.getFirst();
    assertThat(thrown.get("played").asText()).isEqualTo("discard 5H 5S");
    assertThat(thrown.get("best").asText()).doesNotContain("5");
    assertThat(thrown.get("mark").asText()).isIn("mistake", "blunder");
    assertThat(review(1_500, record).out())
        .contains("The worst decisions:", "discard 5H 5S", "better: discard");
  }

  private Path blundered() throws IOException {
    return Files.writeString(
        folder.resolve("blunder.rec"),
        """
        umpire 1
        Game: cribbage
        Profile: standard
        Seats: Anna, Ben

        * cut Anna 2D
        * cut Ben AD
        * deal Anna 5H 5S JD QC 6D KH
        * deal Ben 3H 7C 8S 9S 2C 4D
        Anna: discard 5H 5S
        """);
  }

  /// The review finds little to criticize in games between two strong strategies.
  @Test
  void aStrongPlayersGamesAreNearlyWithoutMistakes() throws Exception {
    double strong = lost("expert:400");
    double weak = lost("random");
    assertThat(strong).as("lost a decision, against %f", weak).isLessThan(weak / 2);
  }

  /// The loss per decision in some short games.
  private double lost(String seats) throws IOException {
    var decisions = new ArrayList<JsonNode>();
    for (int seed = 1; seed <= 4; seed++) {
      Path record = played("maumau", seats, seed, "--profile", "classic");
      decisions.addAll(of("decision", lines(200, record)));
    }
    return decisions.stream()
        .mapToDouble(one -> one.get("loss").asDouble())
        .average()
        .orElseThrow();
  }

  @Test
  void theSameSeedSaysTheSame() throws Exception {
    Path record = played("maumau", "rules", 7);
    assertThat(review(record).out()).isEqualTo(review(record).out());
    assertThat(review(record, "--seed", "2").out()).isNotEqualTo(review(record).out());
  }

  /// The result does not depend on how the events are distributed among threads.
  @ParameterizedTest
  @CsvSource({"maumau, common", "cribbage, standard", "snooker, classic", "tractor, classic"})
  void anyNumberOfThreadsSaysTheSame(String game, String profile) throws Exception {
    Path record = played(game, "rules", 7, "--profile", profile);
    String one = review(record, "--threads", "1", "--all").out();
    assertThat(one).isNotEmpty();
    assertThat(review(record, "--threads", "3", "--all").out()).isEqualTo(one);
  }

  @Test
  void thePageHasAllOfIt() throws Exception {
    Path page = folder.resolve("review.html");
    Path record = played("maumau", "random,rules", 3);
    assertThat(review(record, "--report", page.toString()).status()).isZero();
    assertThat(Files.readString(page))
        .contains("<svg", "Luck and skill", "Every decision", "rules")
        .doesNotContain("<script", "NaN", "Infinity", "href=", "src=");
  }

  // Games that cannot be reviewed.

  @Test
  void whatIsLeftOutIsNamed() throws Exception {
    Path record = blundered();
    String known = Files.readString(record).replace("3H 7C 8S 9S 2C 4D", "? ? ? ? ? ?");
    Command.Result result = review(Files.writeString(record, known));
    assertThat(result.status()).isEqualTo(Status.BAD_INPUT);
    assertThat(result.err()).contains("blunder.rec:9", "leaves out", "cannot be reviewed");
  }

  @Test
  void anIllegalGameIsToldWithItsRule() throws Exception {
    Path record = blundered();
    String wrong = Files.readString(record).replace("discard 5H 5S", "discard AH 5S");
    Command.Result result = review(Files.writeString(record, wrong));
    assertThat(result.status()).isEqualTo(Status.BAD_INPUT);
    assertThat(result.err()).contains("blunder.rec:10", "not legal for Anna");
  }

  @Test
  void wrongUseIsTold() throws Exception {
    Path record = played("maumau", "rules", 7);
    assertThat(Command.call("review", record.toString(), "--rollouts", "1").status())
        .isEqualTo(Status.WRONG_USE);
    assertThat(review(record, "--threads", "-1").status()).isEqualTo(Status.WRONG_USE);
    assertThat(review(record, "--game", "2").err())
        .contains("there is no game 2: the last one is 1");
    assertThat(review(folder.resolve("none.rec")).status()).isEqualTo(Status.NO_INPUT);
    assertThat(Command.call("review", Command.example("cribbage.in")).status())
        .isEqualTo(Status.BAD_INPUT);
  }

  @Test
  void whatPlayersCanDoIsSaid() throws Exception {
    Path record = played("snooker", "rules:pro,rules:club", 3);
    assertThat(firstChance(lines(20, record))).isCloseTo(0.5, within(0.05));
    assertThat(firstChance(lines(20, record, "--able", "pro,club"))).isGreaterThan(0.9);
    assertThat(review(record, "--able", "pro,club").out())
        .endsWith(" Abilities: Anna pro, Ben club.\n");
    for (String wrong : List.of("pro", "pro,clb", "pro,club,pro")) {
      assertThat(review(record, "--able", wrong).status()).isEqualTo(Status.WRONG_USE);
    }
    assertThat(review(Path.of(Command.example("club.rec")), "--able", "pro,club").err())
        .contains("in Cribbage players have no abilities");
  }

  private static double firstChance(List<JsonNode> lines) {
    return of("moment", lines).getFirst().get("odds").get(0).get("chance").asDouble();
  }

  // The coach's answer about one position.

  @Test
  void onePositionIsCoached() throws Exception {
    String record = blundered().toString();
    String[] ask = {"ask", record, "--after", "4", "--coach", "--rollouts", "200"};
    Command.Result result = Command.call(ask);
    assertThat(result.status()).as(result.err()).isZero();
    assertThat(result.out().lines().skip(2).findFirst().orElseThrow())
        .startsWith("  discard ")
        .doesNotContain("5H", "5S");
    Command.Result club =
        Command.call("ask", Command.example("club.rec"), "--after", "4", "--coach");
    assertThat(club.out())
        .containsPattern(
            "discard 2S 3D .* the hand counts 16\\.7 on average, the other's crib 7\\.");
    Command.Result house = Command.call("ask", record, "--after", "0", "--coach");
    assertThat(house.status()).isEqualTo(Status.WRONG_USE);
    assertThat(house.err()).contains("needs a seat that is to act");
  }
}
