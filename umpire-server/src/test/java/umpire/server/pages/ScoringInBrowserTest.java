package umpire.server.pages;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Snooker scoring in a real browser: online and offline, watched on the wall and by a stream,
/// taken back, replayed, and verified by the server.
final class ScoringInBrowserTest {

  /// A name that would become markup if a page did not escape it.
  private static final String HOSTILE = "<b &lt \"x' onload";

  @RegisterExtension static final VisitedHouse AT = new VisitedHouse();

  private static void tap(Visitor scorer, String... buttons) {
    for (String button : buttons) {
      scorer.at(by(button)).click();
    }
  }

  private static String by(String button) {
    return "[data-testid='" + button + "']";
  }

  /// Starts a match of one frame that the first player begins.
  private static void begin(Visitor scorer, String first) {
    scorer.await(by("begin"));
    scorer.at(by("name-0")).fill(first);
    scorer.at(by("name-1")).fill("Ben");
    scorer.at(by("switch-frames")).fill("1");
    tap(scorer, "begin");
    scorer.at(".between button").first().click();
    scorer.await(by("pot-red"));
  }

  /// Returns the server's table for the match on this page.
  private static OpenHouse.Opened table(Visitor scorer) {
    Object id =
        scorer
            .page()
            .evaluate(
                "Object.entries(localStorage).filter(([k]) => k.startsWith('umpire.snooker.'))"
                    + ".map(([, match]) => JSON.parse(match).table).join()");
    return new OpenHouse.Opened((String) id, List.of());
  }

  @Test
  void wallOverlayAndReplayFollowThePad() throws Exception {
    Visitor scorer = AT.visitor(Browsers.Look.PHONE).open("/score");
    begin(scorer, HOSTILE);
    tap(scorer, "pot-red", "pot-black");
    assertThat(scorer.at(by("status"))).hasText("gespeichert");
    assertThat(scorer.barriers()).isEmpty();
    assertThat(scorer.fitsSideways()).isTrue();
    String id = table(scorer).id();

    Visitor wall = AT.visitor(Browsers.Look.DESK).open("/wall/" + id);
    Visitor overlay = AT.visitor(Browsers.Look.TABLET).open("/overlay/" + id);
    for (Visitor onlooker : List.of(wall, overlay)) {
      assertThat(onlooker.at(by("points-0"))).hasText("8");
      assertThat(onlooker.at(".name").first()).hasText(HOSTILE);
    }
    tap(scorer, "pot-red");
    for (Visitor onlooker : List.of(wall, overlay)) {
      assertThat(onlooker.at(by("points-0"))).hasText("9");
    }
    tap(scorer, "undo", "undo");
    for (Visitor onlooker : List.of(wall, overlay)) {
      assertThat(onlooker.at(by("points-0"))).hasText("1");
      assertThat(onlooker.barriers()).isEmpty();
    }
    wall.open("/t/" + id + "/1");
    assertThat(wall.at(".replay .count")).hasText("1 / 2");
    assertThat(wall.at(by("points-0"))).hasText("0");
    assertThat(wall.barriers()).isEmpty();
    wall.press("ArrowRight");
    assertThat(wall.at(by("points-0"))).hasText("1");
    for (Visitor visitor : List.of(scorer, wall, overlay)) {
      assertThat(visitor.complaints()).isEmpty();
    }
  }

  @Test
  void aFrameIsScoredWithoutANetworkAndJudgedAgain() throws Exception {
    Visitor scorer = AT.visitor(Browsers.Look.PHONE).open("/score");
    scorer.await(by("begin"));
    scorer.page().evaluate("navigator.serviceWorker.ready.then(() => true)");
    scorer.page().waitForFunction("navigator.serviceWorker.controller !== null");
    scorer.page().context().setOffline(true);
    scorer.page().reload();

    begin(scorer, "Anna");
    tap(scorer, "pot-red", "pot-blue", "undo", "pot-pink", "pot-red");
    if (Boolean.getBoolean("golden.update")) {
      scorer.picture(GamesInBrowserTest.PICTURES.resolve("snooker-phone.png"));
    }
    tap(scorer, "foul", "confirm");
    assertThat(scorer.at(by("points-0"))).hasText("8");
    assertThat(scorer.at(by("status"))).hasText(Pattern.compile("\\d"));
    scorer.page().reload();
    tap(scorer, "more", "event-concede");
    scorer.await(".winner");
    assertThat(scorer.at(by("status"))).hasText(Pattern.compile("\\d"));

    scorer.page().context().setOffline(false);
    assertThat(scorer.at(by("status"))).hasText("gespeichert");
    assertThat(scorer.barriers()).isEmpty();
    OpenHouse.Opened table = table(scorer);
    assertThat(AT.house().record(table)).contains(": pot pink\n").doesNotContain("blue");
    assertThat(AT.house().verified(table).get("judgement").getAsString()).isEqualTo("agrees");
    assertThat(scorer.complaints()).allMatch(said -> said.contains("ERR_INTERNET_DISCONNECTED"));
  }
}
