package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.http.HttpResponse;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.core.fair.FairDeal;
import umpire.core.game.Game;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.match.Viewer;
import umpire.core.session.GameSession;
import umpire.core.session.ImpossibleEventException;
import umpire.core.text.Json;
import umpire.json.BadFieldsException;
import umpire.json.Fields;
import umpire.server.join.FairWitness;

/// Two clients add to the deal over HTTP and compare the record with what they have seen, with
/// honest and with cheating servers.
final class FairTablesTest {

  private final FairWitness anna = new FairWitness(new SecureRandom());
  private final FairWitness ben = new FairWitness(new SecureRandom());
  private TestHouse house;
  private TestHouse.Laid table;

  @BeforeEach
  void open() throws CannotStartException {
    house = TestHouse.open();
    String settings =
        """
        {"game":"cribbage","seats":[{"kind":"me","name":"Anna","commitment":"%s"},{"kind":"link"}]}
        """
            .formatted(anna.commitment());
    table = TestHouse.laid(house.post("/api/tables", settings));
  }

  @AfterEach
  void close() {
    house.close();
  }

  private HttpResponse<String> claim(String name, String commitment) {
    return house.post(
        table.path("/claim"),
        """
        {"token":"%s","name":"%s","commitment":"%s"}
        """
            .formatted(table.tokens().get(1), name, commitment));
  }

  private JsonObject seen(int seat) {
    return TestHouse.json(house.get(table.path(""), table.tokens().get(seat)));
  }

  private static FairWitness.Deed look(FairWitness client, JsonObject seen) {
    try {
      return client.look(Fields.of(seen.toString()));
    } catch (BadFieldsException bug) {
      throw new AssertionError(bug);
    }
  }

  private static String state(JsonObject seen) {
    return seen.get("state").getAsString();
  }

  private void reveal(FairWitness client, int seat) {
    assertThat(look(client, seen(seat)))
        .isInstanceOfSatisfying(
            FairWitness.Deed.Reveal.class,
            deed -> {
              var body = new Json().put("part", deed.part()).toString();
              String token = table.tokens().get(seat);
              assertThat(house.post(table.path("/part"), token, body).statusCode()).isEqualTo(200);
              assertThat(house.post(table.path("/part"), token, body).statusCode()).isEqualTo(200);
            });
  }

  /// Returns the record of a game of both players, which Anna resigns.
  private String played() {
    assertThat(TestHouse.json(claim("Ben", ben.commitment())).get("committed").getAsBoolean())
        .isTrue();
    reveal(ben, 1);
    assertThat(state(seen(0))).isEqualTo("open");
    assertThat(house.get(table.path("/record")).statusCode()).isEqualTo(409);
    reveal(anna, 0);
    assertThat(state(seen(0))).isEqualTo("playing");
    String resign = "{\"key\":\"r\"}";
    house.post(table.path("/resign"), table.tokens().get(0), resign);
    return house.get(table.path("/record")).body();
  }

  private JsonObject desk(String record) {
    String body = new Json().put("text", record).toString();
    return TestHouse.json(house.post("/api/desk", body));
  }

  @Test
  void twoClientsAddToTheDealAndFindTheirPartsInTheRecord() throws Exception {
    String record = played();
    assertThat(anna.objections(record)).isEmpty();
    assertThat(ben.objections(record)).isEmpty();
    assertThat(record).contains("Fairness: 2\n", "Parts: Anna " + anna.commitment() + " ");
    assertThat(desk(record).toString()).doesNotContain("differs");
  }

  @Test
  void whoComesLaterAddsNothing() {
    played();
    JsonObject answer =
        TestHouse.json(claim("Ben", new FairWitness(new SecureRandom()).commitment()));
    assertThat(answer.get("committed").getAsBoolean()).isFalse();
    assertThat(claim("Ben", "nonsense").statusCode()).isEqualTo(200);
  }

  @Test
  void whatIsNotCommittedToIsRefused() {
    assertThat(claim("Ben", "nonsense").statusCode()).isEqualTo(422);
    claim("Ben", ben.commitment());
    String token = table.tokens().get(1);
    String wrong = "{\"part\":\"" + ben.commitment() + "\"}";
    HttpResponse<String> refused = house.post(table.path("/part"), token, wrong);
    assertThat(refused.statusCode()).isEqualTo(422);
    assertThat(refused.body()).contains("expected the part that the seat has committed to");
    assertThat(house.post(table.path("/part"), wrong).statusCode()).isEqualTo(401);
    assertThat(house.post(table.path("/part"), token, "{}").statusCode()).isEqualTo(400);
  }

  @Test
  void aPartIsNotToldAndGivenUpAtOnce() {
    claim("Ben", ben.commitment());
    String part =
        assertThat(look(ben, seen(1)))
            .asInstanceOf(InstanceOfAssertFactories.type(FairWitness.Deed.Reveal.class))
            .actual()
            .part();
    String both = new Json().put("part", part).put("giveUp", true).toString();
    HttpResponse<String> refused = house.post(table.path("/part"), table.tokens().get(1), both);
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.body()).contains("expected either 'part' or 'giveUp'");
    reveal(ben, 1);
    reveal(anna, 0);
    assertThat(state(seen(0))).isEqualTo("playing");
  }

  /// The program that had the part is gone; another one holds the seat.
  @Test
  void aPartThatIsLostIsGivenUpOpenly() throws Exception {
    var other = new FairWitness(new SecureRandom());
    assertThat(look(other, seen(1))).isInstanceOf(FairWitness.Deed.Nothing.class);
    claim("Ben", ben.commitment());
    reveal(anna, 0);
    assertThat(look(other, seen(1))).isInstanceOf(FairWitness.Deed.GiveUp.class);
    house.post(table.path("/part"), table.tokens().get(1), "{\"giveUp\":true}");
    assertThat(state(seen(1))).isEqualTo("playing");
    house.post(table.path("/resign"), table.tokens().get(0), "{\"key\":\"r\"}");
    String record = house.get(table.path("/record")).body();
    assertThat(record).contains(" withheld\n");
    assertThat(anna.objections(record)).isEmpty();
    assertThat(desk(record).toString()).contains("Ben committed to a part and withheld it");
  }

  /// Planted: a server that tries several secrets after it has seen all parts.
  @Test
  void aServerThatChangesItsSecretIsFound() throws Exception {
    String record = played();
    var liked = new FairWitness(new SecureRandom());
    String forged = record.replaceFirst("Commitment: .*", "Commitment: " + liked.commitment());
    assertThat(anna.objections(forged))
        .contains(
            "the server's commitment in the record differs from the one published before the deal",
            "the secret is not the one that the commitment was made for");
    assertThat(desk(forged).toString())
        .contains("the secret is not the one that the commitment was made for");
    assertThat(anna.objections(record.replaceFirst("Secret: .*\n", "")))
        .containsExactly("the record does not contain the server's secret");
  }

  /// Planted: a server that leaves Ben's part out of the deal or the record.
  @Test
  void aServerThatDropsAPartIsFound() throws Exception {
    String record = played();
    String dropped = record.replaceFirst(", Ben [0-9a-f]+ [0-9a-f]+\n", "\n");
    assertThat(ben.objections(dropped))
        .contains("the record does not contain the part of this program");
    assertThat(anna.objections(dropped))
        .contains(
            "the commitment of Ben in the record differs from the one published before the deal");
    String withheld = record.replaceFirst("(, Ben [0-9a-f]+) [0-9a-f]+\n", "$1 withheld\n");
    assertThat(ben.objections(withheld))
        .contains("the record does not contain the part of this program");
  }

  /// Planted: a server that accepts all parts, deals from its secret alone by the first scheme, and
  /// writes a record that omits the scheme or names one that cannot be checked.
  @Test
  void aServerThatDealsByAnotherSchemeIsFound() throws Exception {
    String record = played();
    for (String scheme : List.of("", "Fairness: 1\n", "Fairness: 3\n")) {
      String downgraded = byTheFirstScheme(record).replace("Fairness: 2\n", scheme);
      for (FairWitness client : List.of(anna, ben)) {
        assertThat(client.objections(downgraded))
            .contains("the record lacks 'Fairness: 2', the scheme that deals from all parts");
      }
    }
    assertThat(desk(byTheFirstScheme(record).replace("Fairness: 2\n", "")).toString())
        .contains("expected 'Fairness: 2' beside the tag Parts");
    assertThat(anna.objections(byTheFirstScheme(record)))
        .singleElement(InstanceOfAssertFactories.STRING)
        .endsWith("it was drawn from the secret alone, by the first scheme");
  }

  /// Returns the heading of a record with cards that the first scheme deals from its secret.
  private static String byTheFirstScheme(String record) throws Exception {
    Matcher secret = Pattern.compile("\nSecret: (.*)\n").matcher(record);
    assertThat(secret.find()).isTrue();
    Game cribbage = Game.byId("cribbage").orElseThrow();
    String dealt = dealt(cribbage, cribbage.complete().orElseThrow(), secret.group(1));
    return heading(record) + dealt.substring(heading(dealt).length());
  }

  private static String heading(String record) {
    return record.substring(0, record.indexOf("\n\n"));
  }

  private static <K extends Kernel<K>> String dealt(Game id, CompleteGame<K> whole, String secret)
      throws ImpossibleEventException {
    var names = List.of("Anna", "Ben");
    var game = new GameSession<>(id, whole, whole.profiles().standard(), names);
    FairDeal deal = FairDeal.first(secret);
    Optional<Event> drawn = game.houseEvent(deal.random(1, 1));
    while (drawn.isPresent()) {
      game.possible(Kernel.HOUSE, drawn.get()).play(List.of());
      drawn = game.houseEvent(deal.random(game.size() + 1, game.draws() + 1));
    }
    return game.record(new Viewer.Arbiter(), List.of());
  }

  /// Planted: a server whose record stops at a line that cannot be judged, so that the deals are
  /// not checked.
  @Test
  void aRecordThatCannotBeJudgedIsNoProof() throws Exception {
    String record = played();
    String dealtOtherwise = byTheFirstScheme(record);
    assertThat(anna.objections(dealtOtherwise + "Anna: nonsense\n"))
        .singleElement(InstanceOfAssertFactories.STRING)
        .startsWith("the table's record cannot be verified: ");
    assertThat(anna.objections(dealtOtherwise + "Ben: go\n"))
        .singleElement(InstanceOfAssertFactories.STRING)
        .startsWith("the table's record cannot be verified: ");
  }

  /// Planted: a server that publishes another commitment once it knows a part.
  @Test
  void aPartIsToldForOneCommitmentOnly() throws Exception {
    claim("Ben", ben.commitment());
    JsonObject first = seen(0);
    assertThat(look(anna, first)).isInstanceOf(FairWitness.Deed.Reveal.class);
    assertThat(look(anna, first)).isInstanceOf(FairWitness.Deed.Reveal.class);
    JsonObject second = JsonParser.parseString(first.toString()).getAsJsonObject();
    second.getAsJsonObject("life").addProperty("commitment", ben.commitment());
    assertThat(look(anna, second)).isInstanceOf(FairWitness.Deed.Nothing.class);
    reveal(anna, 0);
    reveal(ben, 1);
    house.post(table.path("/resign"), table.tokens().get(0), "{\"key\":\"r\"}");
    List<String> objections = anna.objections(house.get(table.path("/record")).body());
    assertThat(objections)
        .containsExactly("the server has published two different commitments for one deal");
  }
}
