package umpire.sim.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.page.Grid;
import umpire.page.Grid.Column;
import umpire.page.Mark;
import umpire.page.Markup;
import umpire.page.Page;
import umpire.page.Typeset;
import umpire.sim.Duel;
import umpire.sim.count.Confidence;
import umpire.sim.count.Counts;
import umpire.sim.plot.Estimate;
import umpire.sim.plot.Histogram;
import umpire.sim.plot.IntervalPlot;

/// The page that compares strategies on the same deals.
///
/// @param origin where the numbers come from
/// @param pairings the pairs of strategies that met
/// @param confidence the confidence level of all intervals
public record DuelReport(Origin origin, List<Pairing> pairings, Confidence confidence) {

  public DuelReport {
    pairings = List.copyOf(pairings);
    origin = origin.unseated();
  }

  /// Writes the page: HTML in one piece, for a file in UTF-8.
  public void write(Appendable out) throws IOException {
    Markup page =
        Page.begin(
            origin.game() + ": strategies compared",
            "Simulated by Umpire, each deal with seats swapped. Rules: "
                + origin.rules().getFirst().name()
                + ".");
    List<Pairing> played = pairings.stream().filter(each -> each.deals() > 0).toList();
    if (played.isEmpty()) {
      page.paragraph("No game was played.", "class", "headline");
    }
    for (Pairing pairing : played) {
      page.paragraph(pairing.headline(confidence), "class", "headline");
    }
    if (!played.isEmpty()) {
      differences(page, played);
      rates(page, played);
      forfeits(page, played);
      distributions(page, played);
      extremes(page, played);
    }
    long games = pairings.stream().mapToLong(Pairing::games).sum();
    new OriginSection(origin, games).write(page);
    if (!played.isEmpty()) {
      method(played).write(page);
    }
    Page.end(page);
    out.append(page.toString());
  }

  private void differences(Markup page, List<Pairing> played) {
    Page.section(page, "Differences");
    differenceTable(page, played, "Wins in percentage points: the first less the second", true);
    differencePlot(page, played);
    differenceTable(page, played, "Score per side: the first less the second", false);
    page.closeLine();
  }

  private void differenceTable(Markup page, List<Pairing> played, String caption, boolean wins) {
    Grid grid =
        Grid.open(
            page,
            caption,
            Column.words("Strategies"),
            Column.number("Deals"),
            Column.number("Difference"),
            Column.number(confidence.title()),
            Column.number("Detectable"),
            Column.words("Found"));
    for (Pairing pairing : played) {
      Difference difference = wins ? pairing.wins(confidence) : pairing.scores(confidence);
      grid.row(
          pairing.name(),
          Typeset.count(pairing.deals()),
          difference.estimate().valueText(),
          difference.estimate().rangeText(),
          difference.detectableText(),
          difference.verdict(pairing.first(), pairing.second()));
    }
    grid.close();
  }

  private void differencePlot(Markup page, List<Pairing> played) {
    var rows = new ArrayList<IntervalPlot.Row>();
    for (Pairing pairing : played) {
      Estimate estimate = pairing.wins(confidence).estimate();
      rows.add(new IntervalPlot.Row(pairing.name(), estimate, new Mark(0)));
    }
    var none = new IntervalPlot.Reference(0, "no difference");
    page.open("figure");
    new IntervalPlot(rows, Optional.of(none), "more wins for the first, in percentage points")
        .draw(page, "Differences in wins. " + played.getFirst().headline(confidence));
    Page.caption(
        page,
        "A difference is found if its " + confidence.title() + " does not touch the dashed line.");
    page.closeLine();
  }

  private void rates(Markup page, List<Pairing> played) {
    Page.section(page, "Wins");
    Grid grid =
        Grid.open(
            page,
            "Share of all their games that each wins",
            Column.words("Strategies"),
            Column.number("Games"),
            Column.number("First in %"),
            Column.number(confidence.title()),
            Column.number("Second in %"),
            Column.number(confidence.title()));
    for (Pairing pairing : played) {
      Estimate first = pairing.rate(Duel.FIRST_WINS, confidence);
      Estimate second = pairing.rate(Duel.SECOND_WINS, confidence);
      grid.row(
          pairing.name(),
          Typeset.count(pairing.games()),
          first.valueText(),
          first.rangeText(),
          second.valueText(),
          second.rangeText());
    }
    grid.close();
    page.closeLine();
  }

  private static void forfeits(Markup page, List<Pairing> played) {
    for (Pairing pairing : played) {
      String title = "Forfeited games: " + pairing.name();
      new ForfeitSection(title, pairing.forfeits(), pairing.shows()).write(page);
    }
  }

  private void distributions(Markup page, List<Pairing> played) {
    Page.section(page, "Differences deal by deal");
    page.paragraph(BARS);
    for (Pairing pairing : played.subList(0, Math.min(played.size(), MAX_PAIRINGS))) {
      page.element("h3", pairing.name()).open("div", "class", "many");
      pairing
          .wins(confidence)
          .figure(page, Histogram.Size.SMALL, "games won of one deal, first less second");
      pairing
          .scores(confidence)
          .figure(page, Histogram.Size.SMALL, "scores of one deal, first less second");
      page.closeLine();
    }
    page.closeLine();
  }

  static final String BARS =
      "Each bar is the share of the deals with this difference; the dotted line is the mean.";

  /// More pairings would make the page heavy without adding information.
  private static final int MAX_PAIRINGS = 10;

  private void extremes(Markup page, List<Pairing> played) {
    var deals = new ExtremeDeals();
    for (Pairing pairing : played.subList(0, Math.min(played.size(), MAX_PAIRINGS))) {
      Counts scores = pairing.totals().column(Duel.SCORES);
      deals.add(
          pairing.name() + ": scores, most for " + pairing.first(), scores, true, pairing.shows());
      deals.add(
          pairing.name() + ": scores, most for " + pairing.second(),
          scores,
          false,
          pairing.shows());
    }
    deals.write(page);
  }

  private MethodSection method(List<Pairing> played) {
    return MethodSection.ofComparison(
        confidence,
        played.getFirst().deals(),
        origin.seed(),
        "The two strategies play each deal in every seating in which they alternate ("
            + played.getFirst().gamesADeal()
            + " games per deal), so that neither has the better cards nor the better seats.");
  }
}
