package umpire.sim.report;

import java.util.List;
import umpire.core.arena.RowLayout;
import umpire.page.Grid;
import umpire.page.Mark;
import umpire.page.Markup;
import umpire.page.Page;
import umpire.sim.count.Confidence;
import umpire.sim.count.Counts;
import umpire.sim.count.Totals;
import umpire.sim.plot.Bins;
import umpire.sim.plot.Histogram;

/// The scores of each side, in all tallies.
record ScoreSection(List<String> sides, RowLayout layout, Totals totals, Confidence confidence) {

  private static final int MAX_FIGURES = 12;

  void write(Markup out) {
    Page.section(out, "Scores");
    Grid grid = Distribution.table(out, "Scores at the end of a game", "Score", confidence);
    for (int tally = 0; tally < layout.tallies().size(); tally++) {
      for (int side = 0; side < layout.sides(); side++) {
        distribution(tally, side).row(grid);
      }
    }
    grid.close();
    figures(out);
    out.closeLine();
  }

  private Distribution distribution(int tally, int side) {
    String name = sides.get(side) + ", " + layout.tallies().get(tally);
    return new Distribution(name, totals.column(layout.score(tally, side)), confidence);
  }

  /// Draws all sides on the same axes, so that they can be compared at a glance.
  private void figures(Markup out) {
    var all = new Counts();
    for (int side = 0; side < layout.sides(); side++) {
      all.merge(totals.column(layout.score(0, side)));
    }
    if (all.lowest() == all.highest()) {
      return;
    }
    Bins bins = Bins.over(all, Histogram.Size.SMALL.bars());
    double highest = 0;
    for (int side = 0; side < layout.sides(); side++) {
      Counts counts = totals.column(layout.score(0, side));
      highest = Math.max(highest, Histogram.highestBar(bins, counts));
    }
    var histogram = new Histogram(bins, highest, Histogram.Size.SMALL);
    out.open("div", "class", "many");
    for (int side = 0; side < Math.min(MAX_FIGURES, layout.sides()); side++) {
      distribution(0, side).figure(out, histogram, layout.tallies().getFirst(), new Mark(side));
    }
    out.closeLine();
  }
}
