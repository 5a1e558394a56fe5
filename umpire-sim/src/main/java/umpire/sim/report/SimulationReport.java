package umpire.sim.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import umpire.core.arena.RowLayout;
import umpire.page.Markup;
import umpire.page.Page;
import umpire.page.Typeset;
import umpire.sim.Forfeits;
import umpire.sim.count.Confidence;
import umpire.sim.count.Convergence;
import umpire.sim.count.Totals;
import umpire.sim.plot.ConvergencePlot;

/// The page about a simulation.
///
/// @param origin where the numbers come from
/// @param layout the columns that are counted
/// @param totals the results of the games; they must not change while the page is written
/// @param forfeits the games that were forfeited
/// @param convergence the wins at several moments
/// @param confidence the confidence level of all intervals
public record SimulationReport(
    Origin origin,
    RowLayout layout,
    Totals totals,
    Forfeits forfeits,
    Convergence convergence,
    Confidence confidence) {

  public SimulationReport {
    if (origin.sides().size() != layout.sides() || totals.columns() != layout.size()) {
      throw new IllegalArgumentException(
          "expected "
              + layout.sides()
              + " sides and "
              + layout.size()
              + " columns, found "
              + origin.sides().size()
              + " and "
              + totals.columns());
    }
  }

  /// Writes the page: HTML in one piece, for a file in UTF-8.
  public void write(Appendable out) throws IOException {
    long games = totals.games();
    Markup page =
        Page.begin(
            origin.game() + ": " + Typeset.count(games) + (games == 1 ? " game" : " games"),
            "Simulated by Umpire. Rules: " + origin.rules().getFirst().name() + ".");
    if (games == 0) {
      page.paragraph("No game was played.", "class", "headline");
      new OriginSection(origin, games).write(page);
    } else {
      sections(page);
    }
    Page.end(page);
    out.append(page.toString());
  }

  private void sections(Markup page) {
    var wins = new WinSection(origin.sides(), totals, confidence);
    page.paragraph(wins.headline(), "class", "headline");
    var measures = new MeasureSection(layout, totals, confidence);
    wins.write(page);
    new ForfeitSection(forfeits, origin.shows()).write(page);
    new ScoreSection(origin.sides(), layout, totals, confidence).write(page);
    measures.writeLength(page);
    measures.write(page);
    convergence(page, wins.headline());
    new ExtremeSection(origin, layout, totals).write(page);
    new OriginSection(origin, totals.games()).write(page);
    MethodSection.ofSimulation(confidence, totals.games(), origin.seed()).write(page);
  }

  private void convergence(Markup page, String headline) {
    var plot = new ConvergencePlot(points(), origin.sides(), confidence);
    if (!plot.isWorthwhile()) {
      return;
    }
    Page.section(page, "Convergence");
    page.open("figure");
    plot.draw(page, "Share of wins by side while games were played. At the end: " + headline);
    Page.caption(
        page,
        "Share of wins by the number of games played, with its "
            + confidence.title()
            + ". A curve that leaves its earlier band is a warning.");
    page.closeLine().closeLine();
  }

  /// The convergence with the end of the simulation added.
  private List<Convergence.Point> points() {
    var points = new ArrayList<>(convergence.points());
    if (points.isEmpty() || points.getLast().games() < totals.games()) {
      var wins = new ArrayList<Long>();
      for (int side = 1; side <= layout.sides(); side++) {
        wins.add(totals.column(RowLayout.WINNER).times(side));
      }
      points.add(new Convergence.Point(totals.games(), wins));
    }
    return points;
  }
}
