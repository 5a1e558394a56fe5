package umpire.server.pages;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Snooker in a real browser: scored with a network and without, watched on the wall and over a
/// stream, taken back, replayed, and judged again by the server.
final class ScoringInBrowserTest {

  /// Names that would be markup if anybody took them for it.
  private static final List<String> NAMES = List.of("<b &lt \"x' onload", "Ben");

  @RegisterExtension static final VisitedHouse AT = new VisitedHouse();

  private static void tap(Visitor scorer, String... buttons) {
    for (String button : buttons) {
      scorer.at(by(button)).click();
    }
  }

  private static String by(String button) {
    return "[data-testid='" + button + "']";
  }

  /// A match of one frame, which the lot lets the first player begin.
  private static void begin(Visitor scorer) {
    scorer.await(by("begin"));
    for (int seat = 0; seat < NAMES.size(); seat++) {
      scorer.at(by("name-" + seat)).fill(NAMES.get(seat));
    }
    scorer.at(by("switch-frames")).fill("1");
    tap(scorer, "begin");
    scorer.at(".between button").first().click();
    scorer.await(by("pot-red"));
  }

  /// The server's table that the match on this page was brought to.
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
    begin(scorer);
    tap(scorer, "pot-red", "pot-black");
    assertThat(scorer.at(by("status"))).hasText("gespeichert");
    assertThat(scorer.barriers()).isEmpty();
    assertThat(scorer.fitsSideways()).isTrue();
    if (Boolean.getBoolean("golden.update")) {
      scorer.picture(GamesInBrowserTest.PICTURES.resolve("snooker-phone.png"));
    }
    String id = table(scorer).id();

    Visitor wall = AT.visitor(Browsers.Look.DESK).open("/wall/" + id);
    Visitor overlay = AT.visitor(Browsers.Look.TABLET).open("/overlay/" + id);
    for (Visitor onlooker : List.of(wall, overlay)) {
      assertThat(onlooker.at(by("points-0"))).hasText("8");
      assertThat(onlooker.at(".name").first()).hasText(NAMES.get(0));
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
    Visitor scorer = AT.visitor(Browsers.Look.TABLET).open("/score");
    scorer.await(by("begin"));
    scorer.page().evaluate("navigator.serviceWorker.ready.then(() => true)");
    scorer.page().waitForFunction("navigator.serviceWorker.controller !== null");
    scorer.page().context().setOffline(true);
    scorer.page().reload();

    begin(scorer);
    tap(scorer, "pot-red", "pot-blue", "undo", "pot-pink", "pot-red", "foul", "confirm");
    assertThat(scorer.at(by("points-0"))).hasText("8");
    assertThat(scorer.at(by("status"))).hasText(Pattern.compile("\\d"));
    scorer.page().reload();
    tap(scorer, "more", "event-concede");
    scorer.await(".winner");
    assertThat(scorer.at(by("status"))).hasText(Pattern.compile("\\d"));

    scorer.page().context().setOffline(false);
    assertThat(scorer.at(by("status"))).hasText("已保存");
    assertThat(scorer.barriers()).isEmpty();
    OpenHouse.Opened table = table(scorer);
    assertThat(AT.house().record(table)).contains(": pot pink\n").doesNotContain("blue");
    assertThat(AT.house().verified(table).get("judgement").getAsString()).isEqualTo("agrees");
    assertThat(scorer.complaints()).allMatch(said -> said.contains("ERR_INTERNET_DISCONNECTED"));
  }
}
