package umpire.sim.plot;

import umpire.page.Canvas;
import umpire.page.Mark;
import umpire.page.Markup;
import umpire.page.Scale;
import umpire.page.Typeset;
import umpire.sim.count.Counts;

/// Draws how often each value came up.
///
/// @param bins the bars
/// @param highest the highest bar that the axis must hold, in percent
/// @param size the size of the drawing
public record Histogram(Bins bins, double highest, Size size) {

  private static final double GAP = 1;

  /// The size of a drawing, with its number of bars and ticks.
  public enum Size {
    LARGE(720, 280, 60, 12, 6),
    SMALL(340, 170, 30, 8, 4);

    private final double width;
    private final double height;
    private final int bars;
    private final int ticks;
    private final int lines;

    Size(double width, double height, int bars, int ticks, int lines) {
      this.width = width;
      this.height = height;
      this.bars = bars;
      this.ticks = ticks;
      this.lines = lines;
    }

    public int bars() {
      return bars;
    }
  }

  /// A histogram with axes of its own.
  public static Histogram of(Counts counts, Size size) {
    Bins bins = Bins.over(counts, size.bars());
    return new Histogram(bins, highestBar(bins, counts), size);
  }

  /// The highest bar of these counts, in percent.
  public static double highestBar(Bins bins, Counts counts) {
    double highest = 0;
    for (long times : bins.of(counts)) {
      highest = Math.max(highest, 100.0 * times / counts.games());
    }
    return highest;
  }

  /// Draws the histogram.
  ///
  /// @param unit the unit of the values
  /// @param mark the style of the bars
  /// @param message a description of the drawing for readers who cannot see it
  public void draw(Markup out, Counts counts, String unit, Mark mark, String message) {
    var margins = new Canvas.Margins(48, 12, 10, 42);
    Canvas canvas = Canvas.open(out, size.width, size.height, margins, message);
    Scale across = across(canvas);
    Scale up = Scale.linear(0, Math.max(highest * 1.04, 1e-9), canvas.bottom(), canvas.top());
    int decimals = Typeset.decimals(up.step(size.lines));
    canvas.beside(up, up.ticks(size.lines), value -> Typeset.fixed(value, decimals) + " %");
    long[] bars = bins.of(counts);
    for (int bar = 0; bar < bars.length; bar++) {
      if (bars[bar] > 0) {
        bar(canvas, across, up, bar, bars[bar], counts.games(), mark);
      }
    }
    double step = Math.max(1, across.step(size.ticks));
    canvas.below(across, across.multiples(step), value -> Typeset.fixed(value, 0), false);
    if (counts.mean() >= across.low() && counts.mean() <= across.high()) {
      mean(canvas, across.at(counts.mean()));
    }
    canvas.title(unit);
    canvas.close();
  }

  private Scale across(Canvas canvas) {
    return Scale.linear(
        bins.from(0) - 0.5, bins.to(bins.size() - 1) + 0.5, canvas.left(), canvas.right());
  }

  private void bar(
      Canvas canvas, Scale across, Scale up, int bar, long times, long games, Mark mark) {
    double from = across.at(bins.from(bar) - 0.5);
    double to = across.at(bins.to(bar) + 0.5);
    double gap = Math.min(GAP, (to - from) / 8);
    double top = up.at(100.0 * times / games);
    boolean tail = (bar == 0 && bins.openBelow()) || (bar == bins.size() - 1 && bins.openAbove());
    canvas
        .out()
        .open(
            "rect",
            "class",
            "bar " + mark.style() + (tail ? " tail" : ""),
            "x",
            Typeset.place(from + gap / 2),
            "y",
            Typeset.place(top),
            "width",
            Typeset.place(Math.max(0.5, to - from - gap)),
            "height",
            Typeset.place(Math.max(0.5, canvas.bottom() - top)));
    String often = Typeset.count(times) + (times == 1 ? " game, " : " games, ");
    canvas
        .out()
        .element("title", bins.label(bar) + ": " + often + Typeset.roughPercent(times, games));
    canvas.out().close();
  }

  private static void mean(Canvas canvas, double x) {
    canvas.line("mean", x, canvas.top(), x, canvas.bottom());
  }
}
