package umpire.page;

import java.util.function.DoubleFunction;

/// A drawing with room for its axes. Colours and fonts come from the page's style sheet, so that
/// one drawing fits a light page, a dark page and paper.
///
/// @param out the markup that it is written to
/// @param width the width of the whole drawing
/// @param height the height of the whole drawing
/// @param left the left edge of the plot
/// @param right the right edge of the plot
/// @param top the upper edge of the plot
/// @param bottom the lower edge of the plot
public record Canvas(
    Markup out, double width, double height, double left, double right, double top, double bottom) {

  private static final double TICK = 4;
  private static final double BELOW = 17;

  /// Begins a drawing.
  ///
  /// @param message a description of the drawing for readers who cannot see it
  public static Canvas open(
      Markup out, double width, double height, Margins margins, String message) {
    out.open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "role",
        "img",
        "aria-label",
        message,
        "viewBox",
        "0 0 " + Typeset.place(width) + " " + Typeset.place(height));
    return new Canvas(
        out,
        width,
        height,
        margins.left(),
        width - margins.right(),
        margins.top(),
        height - margins.bottom());
  }

  /// The room around the plot.
  public record Margins(double left, double right, double top, double bottom) {}

  public void close() {
    out.closeLine();
  }

  public void line(String style, double x1, double y1, double x2, double y2) {
    out.empty(
        "line",
        "class",
        style,
        "x1",
        Typeset.place(x1),
        "y1",
        Typeset.place(y1),
        "x2",
        Typeset.place(x2),
        "y2",
        Typeset.place(y2));
  }

  /// Writes a text into the drawing.
  ///
  /// @param style `start`, `middle` or `end` for the point of the text that is at `x`, with further
  ///   style classes after it
  public void text(String style, double x, double y, String text) {
    out.element("text", text, "class", style, "x", Typeset.place(x), "y", Typeset.place(y));
  }

  /// Draws marks along the lower edge, and grid lines up from them if asked for.
  public void below(
      Scale scale, Iterable<Double> ticks, DoubleFunction<String> label, boolean grid) {
    line("axis", left, bottom, right, bottom);
    for (double tick : ticks) {
      double x = scale.at(tick);
      if (grid) {
        line("grid", x, top, x, bottom);
      }
      line("axis", x, bottom, x, bottom + TICK);
      text("middle", x, bottom + BELOW, label.apply(tick));
    }
  }

  /// Draws marks along the left edge, with grid lines across.
  public void beside(Scale scale, Iterable<Double> ticks, DoubleFunction<String> label) {
    for (double tick : ticks) {
      double y = scale.at(tick);
      line("grid", left, y, right, y);
      text("end", left - 2 * TICK, y + TICK, label.apply(tick));
    }
  }

  /// Writes the title of the lower axis.
  public void title(String text) {
    text("middle name", (left + right) / 2, height - 1.5 * TICK, text);
  }
}
