package umpire.server.pages;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Lobby, desk and the other features of a table's page, in a real browser.
final class PagesInBrowserTest {

  private static final String TWO =
      """
      {"game":"maumau","rules":"common","switches":{"match":"deals","deals":"1"},
       "seats":[{"kind":"link"},{"kind":"link"}],"options":{"hints":true}}\
      """;

  @RegisterExtension static final VisitedHouse AT = new VisitedHouse();

  @ParameterizedTest
  @EnumSource
  void lobbyAndDeskHaveNoBarriers(Browsers.Look look) {
    Visitor visitor = AT.visitor(look).open("/");
    visitor.at(".tile").first().waitFor();
    visitor.at(".choice[data-value=maumau]").click();
    visitor.at(".choice[data-value=common]").click();
    assertThat(visitor.barriers()).isEmpty();
    assertThat(visitor.fitsSideways()).isTrue();
    visitor.open("/desk").at("textarea").waitFor();
    assertThat(visitor.barriers()).isEmpty();
    assertThat(visitor.fitsSideways()).isTrue();
    assertThat(visitor.complaints()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"maumau", "cribbage", "tractor"})
  void oneClickIsEnoughToPlay(String game) {
    Visitor visitor = AT.visitor(Browsers.Look.PHONE).open("/");
    visitor.at(".tile[data-game=" + game + "]").click();
    visitor.at(".hand .card").first().waitFor();
    assertThat(visitor.page()).hasURL(Pattern.compile("/t/[\\w-]+$"));
    assertThat(visitor.fitsSideways()).isTrue();
    assertThat(visitor.complaints()).isEmpty();
  }

  @Test
  void threeChoicesOpenATableWithALink() {
    Visitor visitor = AT.visitor(Browsers.Look.DESK).open("/");
    visitor.at(".choice[data-value=cribbage]").click();
    visitor.at(".choice[data-value=short]").click();
    visitor.at(".opening form button.primary").click();
    String link = visitor.at(".room .copy input").inputValue();
    Visitor guest = AT.visitor(Browsers.Look.PHONE).open("/");
    guest.at(".tables a[href='" + URI.create(visitor.page().url()).getPath() + "']").waitFor();
    guest.sit(link, "Guest");
    guest.at(".hand .card").first().waitFor();
    visitor.at(".hand .card").first().waitFor();
    assertThat(guest.page()).hasURL(Pattern.compile("/t/[\\w-]+$"));
  }

  @Test
  void aNameIsNeverMarkup() throws Exception {
    String hostile = "<b &lt \"x' onload";
    OpenHouse.Opened table = AT.house().open(TWO);
    Visitor anna = AT.visitor(Browsers.Look.DESK).sit(table.links().get(0), hostile);
    AT.visitor(Browsers.Look.PHONE).sit(table.links().get(1), "Ben");
    assertThat(anna.at(".mine .name")).hasText(hostile);
    assertThat(anna.complaints()).isEmpty();
  }

  @Test
  void aNameThatIsRefusedCanBeMended() throws Exception {
    OpenHouse.Opened table = AT.house().open(TWO);
    Visitor anna = AT.visitor(Browsers.Look.DESK).open(table.links().get(0));
    anna.at("input[name=name]").fill("<img src=x>");
    anna.at("form button.primary").click();
    anna.at("form [role=alert]").waitFor();
    assertThat(anna.barriers()).isEmpty();
    anna.at("input[name=name]").fill("Anna");
    anna.at("form button.primary").click();
    anna.at("header.bar").waitFor();
  }

  @Test
  void aMomentHasItsAddressAndKeysStep() throws Exception {
    OpenHouse.Opened table = AT.house().open(TWO);
    Visitor anna = AT.visitor(Browsers.Look.DESK).sit(table.links().get(0), "Anna");
    AT.visitor(Browsers.Look.PHONE).sit(table.links().get(1), "Ben");
    anna.at(".hand .card").first().waitFor();
    Visitor watcher = AT.visitor(Browsers.Look.TABLET).open(table.page() + "/1");
    assertThat(watcher.at(".replay .count")).hasText(Pattern.compile("^1 / "));
    watcher.press("ArrowLeft");
    assertThat(watcher.at(".replay .count")).hasText(Pattern.compile("^0 / "));
    assertThat(watcher.page()).hasURL(Pattern.compile("/0$"));
    assertThat(watcher.barriers()).isEmpty();
    watcher.at(".replay button").last().click();
    assertThat(watcher.page()).hasURL(Pattern.compile("/t/[\\w-]+$"));
    assertThat(watcher.complaints()).isEmpty();
  }

  @Test
  void whatIsNotThereAndTheRulesAreSaidInTheReadersLanguage() {
    Visitor visitor = AT.visitor(Browsers.Look.PHONE).open("/t/nowhere");
    assertThat(visitor.at("main")).containsText("Diesen Tisch gibt es nicht.");
    assertThat(visitor.barriers()).isEmpty();
    visitor.open("/rules/cribbage");
    assertThat(visitor.at("[data-rule=fifteen]")).containsText("fünfzehn");
    assertThat(visitor.barriers()).isEmpty();
    assertThat(visitor.fitsSideways()).isTrue();
  }

  @Test
  void theDeskFindsTheFaultAndItsRule() {
    Visitor visitor = AT.visitor(Browsers.Look.DESK).open("/desk");
    visitor
        .at("textarea")
        .fill(
            """
            umpire 1
            Game: cribbage
            Profile: standard
            Seats: Anna, Ben

            * cut Anna 2S
            * cut Ben KD
            * deal Ben 3C 5C 5D 6H 8H 9S
            * deal Anna AS 2S 4S 8C KC KD
            Ben: discard 3C KH
            """);
    visitor.at("form button.primary").click();
    visitor.at(".finding.bad .fault").waitFor();
    assertThat(visitor.at(".fault")).containsText("10");
    assertThat(visitor.page()).hasURL(Pattern.compile("/d/[\\w-]+$"));
    assertThat(visitor.barriers()).isEmpty();
    Visitor other = AT.visitor(Browsers.Look.PHONE).open(visitor.page().url());
    other.at(".finding.bad .fault").waitFor();
    assertThat(other.fitsSideways()).isTrue();
    assertThat(other.complaints()).isEmpty();
  }
}
