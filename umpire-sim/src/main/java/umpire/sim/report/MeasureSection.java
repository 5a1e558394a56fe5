package umpire.sim.report;

import java.util.ArrayList;
import java.util.List;
import umpire.core.arena.Measure;
import umpire.core.arena.RowLayout;
import umpire.page.Grid;
import umpire.page.Grid.Column;
import umpire.page.Mark;
import umpire.page.Markup;
import umpire.page.Page;
import umpire.page.Typeset;
import umpire.sim.count.Confidence;
import umpire.sim.count.Counts;
import umpire.sim.count.Totals;
import umpire.sim.plot.Estimate;
import umpire.sim.plot.Histogram;

/// The length of games and all other measures of the game.
record MeasureSection(RowLayout layout, Totals totals, Confidence confidence) {

  private static final int MAX_FIGURES = 12;

  /// The first measure of every game is its length.
  void writeLength(Markup out) {
    Distribution length = distribution(0);
    Page.section(out, "Length of a game");
    if (length.isSpread()) {
      Histogram histogram = Histogram.of(length.counts(), Histogram.Size.LARGE);
      length.figure(out, histogram, layout.measures().getFirst().about(), new Mark(0));
    } else {
      out.paragraph(
          "Every game has the same length: "
              + Typeset.count(length.counts().lowest())
              + " ("
              + length.name()
              + ").");
    }
    out.closeLine();
  }

  void write(Markup out) {
    Page.section(out, "Measures");
    Grid grid = Distribution.table(out, "Counted in every game", "Measure", confidence);
    for (int place = 0; place < layout.measures().size(); place++) {
      if (!layout.measures().get(place).isShare()) {
        distribution(place).row(grid);
      }
    }
    grid.close();
    shares(out);
    out.open("div", "class", "many");
    for (Distribution each : interesting()) {
      each.figure(out, Histogram.of(each.counts(), Histogram.Size.SMALL), "per game", new Mark(5));
    }
    out.closeLine().closeLine();
  }

  Distribution distribution(int place) {
    return new Distribution(
        Typeset.sentence(layout.measures().get(place).about()), counts(place), confidence);
  }

  private Counts counts(int place) {
    return totals.column(layout.measure(place));
  }

  private void shares(Markup out) {
    if (layout.measures().stream().noneMatch(Measure::isShare)) {
      return;
    }
    Grid grid =
        Grid.open(
            out,
            "What happens in some games only",
            Column.words("Measure"),
            Column.number("Games"),
            Column.number("Share in %"),
            Column.number(confidence.title()),
            Column.number("First in game"));
    for (int place = 0; place < layout.measures().size(); place++) {
      if (layout.measures().get(place).isShare()) {
        share(grid, Typeset.sentence(layout.measures().get(place).about()), counts(place));
      }
    }
    grid.close();
  }

  private void share(Grid grid, String about, Counts counts) {
    Estimate share = Estimate.ofShare(counts.times(1), counts.games(), confidence);
    String first = counts.times(1) > 0 ? Long.toString(counts.highestGame()) : "\u2013";
    grid.row(about, Typeset.count(counts.times(1)), share.valueText(), share.rangeText(), first);
  }

  /// The measures to draw: all but the length, which has its own section, and those that are equal
  /// in every game.
  private List<Distribution> interesting() {
    var found = new ArrayList<Distribution>();
    for (int place = 1; place < layout.measures().size() && found.size() < MAX_FIGURES; place++) {
      if (!layout.measures().get(place).isShare() && distribution(place).isSpread()) {
        found.add(distribution(place));
      }
    }
    return found;
  }
}
