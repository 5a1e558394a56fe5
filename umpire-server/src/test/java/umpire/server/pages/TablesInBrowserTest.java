package umpire.server.pages;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.TimeoutError;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Features of game tables in a real browser: counting by the players, pairs, reasons, a replay
/// with its rulings, sound, a table embedded in another page.
final class TablesInBrowserTest {

  private static final int MAX_MOVES = 80;

  private static final String COUNTED_BY_PLAYERS =
      """
      {"game":"cribbage","rules":"acc-muggins",
       "seats":[{"kind":"link"},{"kind":"link"}],"options":{}}\
      """;

  /// The first seat takes up the kitty at once: the bots move without delay.
  private static final String DEALT_TO_THE_FIRST =
      """
      {"game":"tractor","rules":"friendly","switches":{"first-dealer":"first-seat"},
       "seats":[{"kind":"link"},{"kind":"bot","strategy":"rules"},
                {"kind":"bot","strategy":"rules"},{"kind":"bot","strategy":"rules"}],
       "options":{"hints":true,"pace":0}}\
      """;

  private static final String OVERLAPS =
      """
      () => {
        const at = [...document.querySelectorAll('.compass > *')].map((e) => e.getBoundingClientRect());
        const apart = (a, b) =>
          a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
        return at.flatMap((a, i) => at.slice(i + 1).filter((b) => !apart(a, b))).length;
      }
      """;

  private static final String COUNT_SOUNDS =
      """
      window.sounds = 0;
      const Real = window.AudioContext;
      window.AudioContext = class extends Real { constructor() { super(); window.sounds++; } };
      """;

  @RegisterExtension static final VisitedHouse AT = new VisitedHouse();

  private static boolean counts(Visitor player) {
    return player.sees(".pad [data-number='29']");
  }

  @Test
  void whoCountsForThemselvesIsOfferedEveryNumber() throws Exception {
    OpenHouse.Opened table = AT.house().open(COUNTED_BY_PLAYERS);
    Visitor anna = AT.visitor(Browsers.Look.DESK).sit(table.links().get(0), "Anna");
    Visitor ben = AT.visitor(Browsers.Look.PHONE).sit(table.links().get(1), "Ben");
    anna.await(".hand .card");
    ben.await(".hand .card");
    for (int made = 0; !counts(anna) && !counts(ben); made++) {
      assertThat(made).as("moves").isLessThan(MAX_MOVES);
      Turns.next(anna, ben, Moves.CRIBBAGE);
    }
    Visitor counting = counts(anna) ? anna : ben;
    Visitor other = counting == anna ? ben : anna;
    assertThat(counting.at(".pad [data-number]")).hasCount(30);
    assertThat(counting.barriers()).isEmpty();
    assertThat(counting.fitsSideways()).isTrue();
    counting.at("[data-number='0']").click();
    assertThat(counting.at(".mine.turn .pad")).hasCount(0);
    other.await(".mine.turn .pad, .mine.turn .moves button");
    assertThat(anna.complaints()).isEmpty();
    assertThat(ben.complaints()).isEmpty();
  }

  private static void passUntilTheKitty(Visitor anna) {
    for (int tried = 0; !anna.sees("[data-do=bury], [data-do=lay]"); tried++) {
      assertThat(tried).as("times").isLessThan(MAX_MOVES);
      anna.await("[data-do=pass]:enabled, [data-do=bury], [data-do=lay]");
      if (anna.sees("[data-do=pass]:enabled")) {
        pass(anna);
      }
    }
  }

  /// Clicks the pass button. On a busy machine it may belong to the previous question and disappear
  /// during the click.
  private static void pass(Visitor anna) {
    int before = anna.events();
    try {
      anna.at("[data-do=pass]").click(new Locator.ClickOptions().setTimeout(3_000));
      anna.waitBeyond(before);
    } catch (TimeoutError gone) {
      // the next look at the page finds the current question
    }
  }

  @Test
  void aPairIsTakenTogetherAndThePlayIsNamed() throws Exception {
    OpenHouse.Opened table = AT.house().open(DEALT_TO_THE_FIRST);
    Visitor anna = AT.visitor(Browsers.Look.PHONE).sit(table.links().get(0), "Anna");
    passUntilTheKitty(anna);
    assertThat(anna.at(".hand .card")).hasCount(33);
    assertThat(anna.page().evaluate("document.documentElement.scrollHeight <= innerHeight"))
        .as("33 cards need no scrolling")
        .isEqualTo(true);
    assertThat(anna.barriers()).isEmpty();

    anna.tabTo(".hand .card");
    anna.press("?");
    assertThat(anna.at(".reason"))
        .containsText("Der Geber legt genau so viele eigene Karten weg, wie der Kitty hat");
    anna.at(".reason button").click();

    var taken = anna.at(".hand .card[aria-pressed=true]");
    anna.at(".pair .card").first().click();
    assertThat(taken).hasCount(2);
    anna.at(".pair .card").first().click();
    assertThat(taken).hasCount(1);
    anna.at("[data-do=hint]").click();
    assertThat(taken).hasCount(8);
    assertThat(anna.at(".judged.fine")).hasText("legt 8 Karten weg, erlaubt");
    anna.at("[data-do=bury]").click();
    anna.await("[data-do=lay]");
    anna.at(".pair .card").first().click();
    assertThat(anna.at(".judged.fine")).hasText(Pattern.compile("^spielt das Paar .*, erlaubt$"));
    assertThat(anna.complaints()).isEmpty();
  }

  /// Starts in the lobby, where the rules determine the number of players.
  @Test
  void sixSitAroundATable() {
    Visitor anna = AT.visitor(Browsers.Look.PHONE).open("/");
    anna.at(".choice[data-value=tractor]").click();
    anna.at(".choice[data-value=six]").click();
    var places = anna.at("form select:has(option[value=me])");
    assertThat(places).hasCount(6);
    anna.at(".choice[data-value=standard]").click();
    assertThat(places).hasCount(4);
    anna.at(".choice[data-value=six]").click();
    for (int seat = 1; seat < 6; seat++) {
      places.nth(seat).selectOption("bot rules");
    }
    anna.at("form button.primary").click();
    anna.await(".compass.six .south");
    assertThat(anna.at(".compass.six .place")).hasCount(6);
    assertThat(anna.page().evaluate(OVERLAPS)).as("places that cover each other").isEqualTo(0);
    anna.await(".declaring [data-do=pass]");
    assertThat(anna.barriers()).isEmpty();
    assertThat(anna.fitsSideways()).isTrue();
    assertThat(anna.complaints()).isEmpty();
  }

  /// At a table of five, the dealer is offered every card that may find a friend, and all players
  /// see the chosen one.
  @Test
  void theDealerNamesTheCardOfAFriend() throws Exception {
    String four = "{\"kind\":\"bot\",\"strategy\":\"rules\"}]";
    OpenHouse.Opened table =
        AT.house()
            .open(
                DEALT_TO_THE_FIRST
                    .replace("\"friendly\"", "\"friends\"")
                    .replace("\"first-seat\"", "\"first-seat\",\"drawn\":\"25\"")
                    .replace(four, four.replace("]", "," + four)));
    Visitor anna = AT.visitor(Browsers.Look.PHONE).sit(table.links().get(0), "Anna");
    passUntilTheKitty(anna);
    assertThat(anna.at(".compass.five .place")).hasCount(5);
    assertThat(anna.page().evaluate(OVERLAPS)).as("places that cover each other").isEqualTo(0);
    anna.at("[data-do=hint]").click();
    assertThat(anna.at(".hand .card[aria-pressed=true]")).hasCount(8);
    anna.at("[data-do=bury]").click();
    anna.await(".naming [data-do]");
    anna.at("[data-do=hint]").click();
    assertThat(anna.at(".naming .hinted")).hasCount(1);
    anna.at(".naming .moves button").last().click();
    assertThat(anna.at(".naming [data-do$=second]").first()).isVisible();
    assertThat(anna.barriers()).isEmpty();
    assertThat(anna.fitsSideways()).isTrue();
    anna.at(".naming [data-do$=second]").first().click();
    anna.await("[data-do=lay]");
    assertThat(anna.at(".friend-card")).isVisible();
    assertThat(anna.complaints()).isEmpty();
  }

  @Test
  void aReplayTellsWhatHadBeenToldByThen() throws Exception {
    OpenHouse.Opened table = AT.house().open(COUNTED_BY_PLAYERS.replace("acc-muggins", "short"));
    Visitor anna = AT.visitor(Browsers.Look.DESK).sit(table.links().get(0), "Anna");
    Visitor ben = AT.visitor(Browsers.Look.PHONE).sit(table.links().get(1), "Ben");
    anna.await(".hand .card");
    ben.await(".hand .card");
    // The number of cuts is random: players who cut equal cards cut again.
    int discard = Math.max(anna.events(), ben.events()) + 1;
    while (anna.events() < discard + 5) {
      Turns.next(anna, ben, Moves.CRIBBAGE);
    }
    var told = anna.at(".log .told li");
    int all = told.count();
    anna.open(table.page() + "/" + discard);
    assertThat(anna.at(".replay .count")).hasText(Pattern.compile("^" + discard + " / "));
    assertThat(told.first()).containsText("discards 2 cards");
    assertThat(told).not().hasCount(all);
    assertThat(anna.at(".mine.turn .moves button")).hasCount(0);
    anna.at(".replay button").last().click();
    assertThat(told).hasCount(all);
    assertThat(anna.complaints()).isEmpty();
  }

  @Test
  void settingsAreKeptAndSoundIsMadeOnlyForWhoTouchedThePageAndWantsIt() {
    Visitor visitor = AT.visitor(Browsers.Look.DESK);
    visitor.page().addInitScript(COUNT_SOUNDS);
    visitor.open("/").at(".tile[data-game=maumau]").click();
    visitor.await(".hand .card");
    assertThat(visitor.page().evaluate("window.sounds")).isEqualTo(0);
    visitor.at(".bar button").last().click();
    assertThat(visitor.page().evaluate("window.sounds")).isEqualTo(1);

    visitor.at(".settings input[type=checkbox]").first().uncheck();
    visitor.at(".settings select").nth(2).selectOption("four");
    visitor.page().reload();
    visitor.await("[data-deck=four] .hand .card");
    visitor.at(".bar button").last().click();
    assertThat(visitor.at(".settings input[type=checkbox]").first()).not().isChecked();
    assertThat(visitor.page().evaluate("window.sounds")).isEqualTo(0);
    assertThat(visitor.complaints()).isEmpty();
  }

  @Test
  void aTableCanStandInsideAnotherPage() throws Exception {
    OpenHouse.Opened table = AT.house().open(COUNTED_BY_PLAYERS);
    Visitor anna = AT.visitor(Browsers.Look.DESK).sit(table.links().get(0), "Anna");
    Visitor ben = AT.visitor(Browsers.Look.PHONE).sit(table.links().get(1), "Ben");
    anna.await(".hand .card");
    Visitor reader = AT.visitor(Browsers.Look.TABLET);
    // A page of another site, which Playwright invents.
    String elsewhere = AT.house().url().replace("127.0.0.1", "localhost") + "elsewhere";
    String frame =
        "<iframe width=640 height=480 src='%sembed/%s'></iframe>"
            .formatted(AT.house().url(), table.id());
    reader
        .page()
        .route(
            elsewhere,
            route ->
                route.fulfill(
                    new Route.FulfillOptions().setContentType("text/html").setBody(frame)));
    reader.open(elsewhere);
    var inside = reader.page().frameLocator("iframe");
    assertThat(inside.locator(".chip .name").first()).hasText("Anna");
    assertThat(inside.locator(".bar .home, .log:visible, .actions")).hasCount(0);
    for (Visitor visitor : List.of(anna, ben, reader)) {
      assertThat(visitor.complaints()).isEmpty();
    }
  }
}
