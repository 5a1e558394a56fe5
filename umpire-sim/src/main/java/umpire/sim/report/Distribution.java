package umpire.sim.report;

import java.util.ArrayList;
import java.util.List;
import umpire.page.Grid;
import umpire.page.Grid.Column;
import umpire.page.Mark;
import umpire.page.Markup;
import umpire.page.Page;
import umpire.page.Typeset;
import umpire.sim.count.Confidence;
import umpire.sim.count.Counts;
import umpire.sim.plot.Bins;
import umpire.sim.plot.Estimate;
import umpire.sim.plot.Histogram;

/// The distribution of a number over the games, in words, as a row of a table and as a drawing.
record Distribution(String name, Counts counts, Confidence confidence) {

  private static final double LOW = 0.05;
  private static final double MEDIAN = 0.5;
  private static final double HIGH = 0.95;

  static Grid table(Markup out, String caption, String what, Confidence confidence) {
    return Grid.open(
        out,
        caption,
        Column.words(what),
        Column.number("Mean"),
        Column.number(confidence.title()),
        Column.number("Deviation"),
        Column.number("5\u00A0%"),
        Column.number("Median"),
        Column.number("95\u00A0%"),
        Column.number("Lowest"),
        Column.number("in game"),
        Column.number("Highest"),
        Column.number("in game"));
  }

  void row(Grid grid) {
    Estimate mean = Estimate.ofMean(counts, confidence);
    List<String> cells = new ArrayList<>();
    cells.add(name);
    cells.add(mean.valueText());
    cells.add(mean.rangeText());
    cells.add(Typeset.fixed(counts.deviation(), mean.decimals()));
    for (double share : new double[] {LOW, MEDIAN, HIGH}) {
      cells.add(Typeset.count(counts.quantile(share)));
    }
    cells.add(Typeset.count(counts.lowest()));
    cells.add(Long.toString(counts.lowestGame()));
    cells.add(Typeset.count(counts.highest()));
    cells.add(Long.toString(counts.highestGame()));
    grid.row(cells.toArray(String[]::new));
  }

  /// Whether there is more than one value to draw.
  boolean isSpread() {
    return counts.lowest() < counts.highest();
  }

  /// Writes the drawing with its caption.
  ///
  /// @param unit the text below the axis
  void figure(Markup out, Histogram histogram, String unit, Mark mark) {
    out.open("figure").element("strong", name);
    histogram.draw(out, counts, unit, mark, "Histogram of " + name + ": " + words());
    Page.caption(out, words() + tails(histogram.bins()));
    out.closeLine();
  }

  String words() {
    Estimate mean = Estimate.ofMean(counts, confidence);
    return "mean %s (%s\u00A0%%: %s), nine games of ten from %s to %s"
        .formatted(
            mean.valueText(),
            confidence.percent(),
            mean.rangeText(),
            Typeset.count(counts.quantile(LOW)),
            Typeset.count(counts.quantile(HIGH)));
  }

  private String tails(Bins bins) {
    var words = new StringBuilder();
    if (bins.openBelow()) {
      words.append("; the pale bar goes down to ").append(Typeset.count(counts.lowest()));
    }
    if (bins.openAbove()) {
      words.append("; the pale bar goes up to ").append(Typeset.count(counts.highest()));
    }
    return words.append('.').toString();
  }
}
