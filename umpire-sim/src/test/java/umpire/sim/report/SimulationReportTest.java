package umpire.sim.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import umpire.core.arena.Arena;
import umpire.core.arena.Measure;
import umpire.core.arena.RowLayout;
import umpire.core.kernel.Seeds;
import umpire.sim.Forfeits;
import umpire.sim.Simulation;
import umpire.sim.count.Confidence;
import umpire.sim.count.Convergence;
import umpire.sim.count.Interval;
import umpire.sim.count.Totals;
import umpire.sim.run.Run;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SimulationReportTest {

  private static final int GAMES = 400;

  private final Simulation job = Samples.simulation("maumau", "rules", "rules", "random");
  private Run run = new Run(job);
  private PageText page = new PageText("", null);

  @BeforeAll
  void play() throws Exception {
    run = Samples.played(job, GAMES);
    page = PageText.of(Samples.report(job, run)::write);
  }

  @Test
  void thePageNeedsNothingElse() {
    assertThat(page.source())
        .contains("default-src 'none'".replace("'", "&#39;"))
        .doesNotContain("<script", "<link", "<img", "<iframe", "@import", "url(", "href=", "src=");
    assertThat(page.source().replace("http://www.w3.org/", "")).doesNotContain("http:", "https:");
  }

  @Test
  void everyDrawingSaysWhatItShows() {
    assertThat(page.all("svg"))
        .hasSizeGreaterThan(7)
        .allSatisfy(svg -> {
          assertThat(svg.getAttribute("role")).isEqualTo("img");
          assertThat(svg.getAttribute("aria-label")).hasSizeGreaterThan(20);
          assertThat(svg.getElementsByTagName("text").getLength()).isPositive();
        });
    assertThat(page.source()).doesNotContain("NaN", "Infinity");
  }

  @Test
  void sharesHaveTheirIntervals() {
    long wins = run.totals().column(RowLayout.WINNER).times(1);
    Interval wilson = Interval.ofShare(wins, GAMES, Confidence.NINETY_FIVE);
    assertThat(page.table("Games won by side").getFirst())
        .containsExactly(
            "Seat 1 (rules)",
            Long.toString(wins),
            "%.1f".formatted(100.0 * wins / GAMES),
            "%.1f to %.1f".formatted(100 * wilson.low(), 100 * wilson.high()));
  }

  @Test
  void meansHaveTheirIntervals() {
    var length = run.totals().column(job.lineup().rowLayout().measure(0));
    Interval interval = length.interval(Confidence.NINETY_FIVE);
    assertThat(page.table("Counted in every game").getFirst().subList(1, 3))
        .containsExactly(
            "%.1f".formatted(length.mean()),
            "%.1f to %.1f".formatted(interval.low(), interval.high()));
  }

  @Test
  void extremeGamesAreWhatTheirNumbersSay() {
    RowLayout layout = job.lineup().rowLayout();
    var row = new int[layout.size()];
    List<List<String>> rows = page.table("Extreme games and how to see them");
    try (Arena arena = job.arena()) {
      for (List<String> extreme : rows) {
        long game = Long.parseLong(extreme.get(2));
        arena.play(Seeds.seedOf(Samples.SEED, game), row);
        assertThat(extreme.get(3))
            .isEqualTo(
                "umpire simulate maumau --seats rules,rules,random --seed %d --show %d"
                    .formatted(Samples.SEED, game));
        if (!extreme.get(1).isEmpty()) {
          assertThat(row).contains(Integer.parseInt(extreme.get(1)));
        }
      }
    }
    assertThat(rows.getFirst().get(1))
        .isEqualTo(Integer.toString(run.totals().column(layout.measure(0)).highest()));
  }

  @Test
  void sameTotalsGiveTheSamePage() throws Exception {
    Run again = Samples.played(job, GAMES);
    assertThat(PageText.of(Samples.report(job, again)::write).source()).isEqualTo(page.source());
  }

  @Test
  void hostileNamesStayText() throws Exception {
    String name = "</style><script>alert('x')</script>\"&\u202E\u0000\uD83C\uDCA1";
    var origin =
        new Origin(
            name,
            List.of(new Rules(name, name, List.of(new Rules.Choice(name, name, name)))),
            List.of(name),
            List.of(name, name),
            1,
            name,
            List.of(name),
            List.of(new ShowCommand(name, List.of("umpire", name))),
            Optional.empty());
    PageText hostile = PageText.of(madeUp(origin, Measure.times(name, name), 50)::write);
    assertThat(hostile.source())
        .doesNotContain("<script", "\u202E", "\u0000")
        .contains("\uD83C\uDCA1");
    assertThat(hostile.texts("h1").getFirst()).startsWith("</style><script>");
  }

  private static Origin plain(int sides) {
    var names = new ArrayList<String>();
    for (int side = 1; side <= sides; side++) {
      names.add("Seat " + side);
    }
    var rules = new Rules("standard", "0", List.of());
    return new Origin(
        "Game",
        List.of(rules),
        names,
        names,
        1,
        "0",
        List.of("umpire"),
        List.of(),
        Optional.empty());
  }

  private static SimulationReport madeUp(Origin origin, Measure measure, int games) {
    var layout = new RowLayout(origin.sides().size(), List.of("points"), List.of(measure));
    var totals = new Totals(layout.size());
    var convergence = new Convergence();
    var row = new int[layout.size()];
    for (int game = 0; game < games; game++) {
      for (int i = 2; i < row.length; i++) {
        row[i] = (int) (Seeds.seedOf(i, game) % 100_000);
      }
      row[RowLayout.WINNER] = game % (layout.sides() + 1);
      row[RowLayout.FORFEIT] = game % 7 == 0 ? 1 : 0;
      totals.add(row, game);
      convergence.add(new Convergence.Point(game + 1, List.of((long) game / 2)));
    }
    return new SimulationReport(
        origin, layout, totals, Forfeits.NONE, convergence, Confidence.NINETY_NINE);
  }

  @Test
  void thePageStaysSmallWhateverWasCounted() throws Exception {
    var report = madeUp(plain(13), Measure.times("far", "values far out"), 5000);
    assertThat(PageText.of(report::write).source()).hasSizeLessThan(300_000);
  }

  @Test
  void gamesWithoutWinnerAndGamesGivenAwayAreShown() throws Exception {
    PageText odd = PageText.of(madeUp(plain(2), Measure.times("m", "something"), 70)::write);
    assertThat(odd.table("Games won by side").getLast().subList(0, 2))
        .containsExactly("No winner", "24");
    assertThat(odd.table("Games forfeited by seat").getFirst().subList(0, 2))
        .containsExactly("Seat 1", "10");
    assertThat(page.source()).doesNotContain("Games forfeited");
  }

  @Test
  void aFewGamesMakeAPageToo() throws Exception {
    for (int games = 0; games < 4; games++) {
      PageText few = PageText.of(madeUp(plain(2), Measure.times("m", "something"), games)::write);
      assertThat(few.source()).doesNotContain("NaN", "Infinity");
    }
    assertThat(PageText.of(madeUp(plain(2), Measure.times("m", "s"), 0)::write).source())
        .contains("No game was played.");
  }

  @Test
  void noSideIsNamedAheadWithoutProof() throws Exception {
    PageText even = PageText.of(madeUp(plain(2), Measure.times("m", "something"), 30)::write);
    assertThat(even.texts("p").get(1)).startsWith("No side is shown to win more");
  }
}
