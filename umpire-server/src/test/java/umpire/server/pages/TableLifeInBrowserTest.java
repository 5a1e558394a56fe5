package umpire.server.pages;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Route;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Features of a table in a real browser: taking back, resigning, rematches, clocks, reconnecting,
/// a second device, spectators.
final class TableLifeInBrowserTest {

  @RegisterExtension static final VisitedHouse AT = new VisitedHouse();

  private OpenHouse.Opened table = new OpenHouse.Opened("", List.of());
  private Visitor anna = AT.visitor(Browsers.Look.DESK);
  private Visitor ben = AT.visitor(Browsers.Look.PHONE);

  /// Seats Anna and Ben at cribbage, where both must act at once.
  private void begin(String options) throws Exception {
    table =
        AT.house()
            .open(
                """
                {"game":"cribbage","rules":"short",
                 "seats":[{"kind":"link"},{"kind":"link"}],"options":{%s}}\
                """
                    .formatted(options));
    anna.sit(table.links().get(0), "Anna");
    ben.sit(table.links().get(1), "Ben");
    anna.await(".hand .card");
    ben.await(".hand .card");
  }

  /// Discards two cards to the crib.
  private static void discard(Visitor player) {
    player.at(".hand .card").nth(0).click();
    player.at(".hand .card").nth(1).click();
    player.at("[data-do=discard]").click();
    assertThat(player.at(".hand .card")).hasCount(4);
  }

  private static void resign(Visitor player) {
    player.at("[data-do=resign]").click();
    player.at("dialog .danger").click();
    player.await(".result");
  }

  @AfterEach
  void nothingWentWrong() {
    for (Visitor visitor : new Visitor[] {anna, ben}) {
      assertThat(visitor.complaints()).isEmpty();
      visitor.page().context().close();
    }
  }

  @Test
  void whatOthersHaveSeenIsTakenBackIfTheyAgree() throws Exception {
    begin("");
    discard(anna);
    anna.at("[data-do=back]").click();
    assertThat(anna.at(".question")).hasText("You have asked to take back.");
    assertThat(ben.at(".question")).containsText("Anna");
    assertThat(ben.barriers()).isEmpty();
    ben.at("[data-do=agree]").click();
    assertThat(anna.at(".hand .card")).hasCount(6);

    discard(anna);
    anna.at("[data-do=back]").click();
    ben.at("[data-do=refuse]").click();
    assertThat(anna.at(".question")).hasCount(0);
    assertThat(anna.at(".hand .card")).hasCount(4);
  }

  @Test
  void whoGivesUpLosesAndBothPlayAgain() throws Exception {
    begin("");
    resign(anna);
    assertThat(anna.at(".result h2")).hasText("Ben won");
    assertThat(ben.await(".result")).containsText("Anna hat aufgegeben.");
    assertThat(ben.barriers()).isEmpty();
    assertThat(AT.house().record(table)).contains("Termination: ");
    assertThat(AT.house().verified(table).get("judgement").getAsString()).isEqualTo("agrees");

    String before = anna.page().url();
    anna.at("[data-do=rematch]").click();
    assertThat(anna.at(".room")).containsText("Anna");
    assertThat(ben.at("[data-do=rematch]")).hasText("Zur Revanche");
    ben.at("[data-do=rematch]").click();
    assertThat(anna.at(".mine .name")).hasText("Anna");
    assertThat(ben.at(".mine .name")).hasText("Ben");
    assertThat(ben.at(".hand .card")).hasCount(6);
    assertThat(anna.page().url()).isEqualTo(ben.page().url()).isNotEqualTo(before);
  }

  @Test
  void whoseTimeIsUpHasLost() throws Exception {
    begin("\"move\":1,\"reserve\":1");
    anna.await(".clock");
    assertThat(anna.await(".result"))
        .containsText(Pattern.compile("(Anna|Ben) ran out of time\\."));
    assertThat(ben.await(".result")).containsText(Pattern.compile("(Anna|Ben) gewonnen|Gewonnen"));
    assertThat(AT.house().record(table)).contains("Termination: ");
  }

  @Test
  void aSeatOutlivesThePageAndIsSeenOnTwoScreens() throws Exception {
    begin("");
    anna.page().reload();
    assertThat(anna.at(".hand .card")).hasCount(6);
    Visitor second = AT.visitor(Browsers.Look.TABLET).sit(table.links().get(0), "Nobody");
    assertThat(second.at(".mine .name")).hasText("Anna");
    discard(second);
    assertThat(anna.at(".hand .card")).hasCount(4);
    assertThat(second.complaints()).isEmpty();
    second.page().context().close();
    assertThat(ben.at(".badge.away")).hasCount(0);
  }

  @Test
  void aBotStandsInForWhoIsAwayUntilTheyAreBack() throws Exception {
    begin("\"absent\":\"stand-in\",\"absentAfter\":1");
    ben.open("about:blank");
    assertThat(anna.at(".chip .role")).hasText("bot stands in");
    ben.open(table.page());
    ben.at("[data-do=return]").click();
    assertThat(ben.at("[data-do=return]")).hasCount(0);
    assertThat(anna.at(".chip .role")).hasCount(0);
  }

  @Test
  void whoWatchesWithADelaySeesItLater() throws Exception {
    begin("\"watch\":\"delayed\",\"delay\":3600");
    Visitor watcher = AT.visitor(Browsers.Look.TABLET).open(table.page());
    watcher.await(".room");
    discard(anna);
    discard(ben);
    assertThat(watcher.at(".felt .chip")).hasCount(0);

    begin("\"watch\":\"delayed\",\"delay\":1");
    watcher.open(table.page());
    discard(anna);
    discard(ben);
    assertThat(watcher.at(".crib .held")).hasText("4");
    assertThat(watcher.barriers()).isEmpty();
    assertThat(watcher.complaints()).isEmpty();
  }

  @Test
  void aHintIsSaidInTheReadersLanguage() throws Exception {
    begin("\"hints\":true");
    ben.at("[data-do=hint]").click();
    assertThat(ben.at(".reason"))
        .containsText(Pattern.compile("^Der Bot würde: Ablegen (\\S+[♠♥♦♣] ?){2}\\."));
    assertThat(ben.at(".hand .card[aria-pressed=true]")).hasCount(2);
    ben.at("[data-do=discard]").click();
    assertThat(ben.at(".hand .card")).hasCount(4);
    assertThat(anna.at(".log .told li").first()).containsText("Ben discards 2 cards");
    assertThat(ben.at("#live")).containsText("Ben legt 2 Karten");
  }

  /// Without any click, each browser adds its part and finds it in the record after the end.
  @Test
  void bothBrowsersAddToTheDealAndCompareTheRecord() throws Exception {
    begin("");
    resign(anna);
    assertThat(anna.at("#app")).containsText("Fair deal: the record has the part of this browser");
    assertThat(ben.at("#app")).containsText("Fair gegeben:");
    assertThat(ben.barriers()).isEmpty();
    assertThat(AT.house().record(table))
        .containsPattern("Parts: Anna [0-9a-f]{64} [0-9a-f]{64}, Ben [0-9a-f]{64} [0-9a-f]{64}\n");
    assertThat(AT.house().verified(table).get("judgement").getAsString()).isEqualTo("agrees");
  }

  /// Planted: a server that shows a record of another deal.
  @Test
  void aBrowserWarnsOfARecordWithoutItsPart() throws Exception {
    forge("Parts: Anna .*", "Parts: none");
    assertThat(anna.await(".table .trouble"))
        .containsText("the record does not have the part of this browser");
    assertThat(anna.barriers()).isEmpty();
  }

  /// Planted: a server that names all parts but omits that it has dealt without them.
  @Test
  void aBrowserWarnsOfARecordByAnotherScheme() throws Exception {
    forge("Fairness: 2\n", "");
    assertThat(anna.await(".table .trouble"))
        .containsText("the record does not state that all parts were used");
  }

  /// Plays a game, after which Anna's browser is shown a changed record.
  private void forge(String line, String forged) throws Exception {
    begin("");
    anna.page()
        .route(
            "**/record",
            route -> {
              String record = route.fetch().text();
              route.fulfill(new Route.FulfillOptions().setBody(record.replaceFirst(line, forged)));
            });
    resign(anna);
  }

  /// The browser in which Anna sat down is gone before the game begins.
  @Test
  void whoComesWithAnotherBrowserBeginsWithoutThePart() throws Exception {
    table =
        AT.house()
            .open("{\"game\":\"cribbage\",\"seats\":[{\"kind\":\"link\"},{\"kind\":\"link\"}]}");
    anna.sit(table.links().get(0), "Anna");
    anna.open("about:blank");
    ben.sit(table.links().get(1), "Ben");
    assertThat(ben.at(".room")).containsText("Warten auf den Beitrag von Anna");
    Visitor second = AT.visitor(Browsers.Look.TABLET).sit(table.links().get(0), "Anna");
    second.at("[data-do=give-part-up]").click();
    assertThat(ben.at(".hand .card")).hasCount(6);
    assertThat(second.complaints()).isEmpty();
    second.page().context().close();
  }
}
