package umpire.sim.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.page.Canvas;
import umpire.page.Mark;
import umpire.page.Markup;
import umpire.page.Scale;
import umpire.page.Typeset;

/// Draws estimates as points with whiskers, one below the other, and a line to compare them with.
///
/// @param rows the estimates
/// @param reference the line, if any
/// @param unit the unit of the values
public record IntervalPlot(List<Row> rows, Optional<Reference> reference, String unit) {

  private static final double WIDTH = 720;
  private static final double ROW = 34;
  private static final double CAP = 6;
  private static final double MAX_LABEL = 260;

  public IntervalPlot {
    rows = List.copyOf(rows);
  }

  public record Row(String label, Estimate estimate, Mark mark) {}

  /// A value that the estimates are compared with.
  public record Reference(double value, String label) {}

  public void draw(Markup out, String message) {
    double labels = 90;
    for (Row row : rows) {
      labels = Math.max(labels, row.label().length() * Typeset.LETTER + 24);
    }
    var margins = new Canvas.Margins(Math.min(MAX_LABEL, labels), 24, 24, 44);
    double height = 24 + 44 + ROW * rows.size();
    Canvas canvas = Canvas.open(out, WIDTH, height, margins, message);
    Scale across = across(canvas);
    int decimals = Typeset.decimals(across.step(6));
    canvas.below(across, across.ticks(6), value -> Typeset.fixed(value, decimals), true);
    reference.ifPresent(line -> reference(canvas, across, line));
    for (int i = 0; i < rows.size(); i++) {
      row(canvas, across, rows.get(i), canvas.top() + ROW * (i + 0.5));
    }
    canvas.title(unit);
    canvas.close();
  }

  /// A scale that holds all whiskers and the line, with a little room on either side.
  private Scale across(Canvas canvas) {
    var values = new ArrayList<Double>();
    reference.ifPresent(line -> values.add(line.value()));
    for (Row row : rows) {
      values.add(row.estimate().interval().low());
      values.add(row.estimate().interval().high());
      values.add(row.estimate().value());
    }
    values.removeIf(value -> value.isInfinite() || value.isNaN());
    double low = values.stream().min(Double::compare).orElse(0.0);
    double high = values.stream().max(Double::compare).orElse(1.0);
    double room = high > low ? (high - low) * 0.08 : 1;
    return Scale.linear(low - room, high + room, canvas.left(), canvas.right());
  }

  private static void reference(Canvas canvas, Scale across, Reference line) {
    double x = across.at(line.value());
    canvas.line("reference", x, canvas.top() - CAP, x, canvas.bottom());
    boolean late = x > (canvas.left() + canvas.right()) / 2;
    canvas.text(late ? "end name" : "start name", x + (late ? -CAP : CAP), 14, line.label());
  }

  private static void row(Canvas canvas, Scale across, Row row, double y) {
    canvas.text("end", canvas.left() - 12, y + 4, Typeset.shortened(row.label(), MAX_LABEL - 24));
    Estimate estimate = row.estimate();
    if (!estimate.isKnown()) {
      canvas.text("start name", canvas.left() + CAP, y + 4, "not known");
      return;
    }
    String style = "whisker " + row.mark().style();
    double low = across.at(estimate.interval().low());
    double high = across.at(estimate.interval().high());
    canvas.line(style, low, y, high, y);
    canvas.line(style, low, y - CAP, low, y + CAP);
    canvas.line(style, high, y - CAP, high, y + CAP);
    row.mark().draw(canvas, across.at(estimate.value()), y);
  }
}
