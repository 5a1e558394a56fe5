package umpire.sim.plot;

import java.util.ArrayList;
import java.util.List;
import umpire.page.Canvas;
import umpire.page.EndLabels;
import umpire.page.Mark;
import umpire.page.Markup;
import umpire.page.Path;
import umpire.page.Scale;
import umpire.page.Typeset;
import umpire.sim.count.Confidence;
import umpire.sim.count.Convergence;

/// Draws how each side's share of wins settled down, with its interval around it.
///
/// @param points the wins at several moments, in order
/// @param sides the names of the sides
/// @param confidence the confidence level of the intervals
public record ConvergencePlot(
    List<Convergence.Point> points, List<String> sides, Confidence confidence) {

  private static final double WIDTH = 720;
  private static final double HEIGHT = 320;

  /// More points could not be distinguished in the drawing.
  private static final int MAX_POINTS = 60;

  public ConvergencePlot {
    points = thinned(points);
    sides = List.copyOf(sides);
  }

  private static List<Convergence.Point> thinned(List<Convergence.Point> points) {
    if (points.size() <= MAX_POINTS) {
      return List.copyOf(points);
    }
    var kept = new ArrayList<Convergence.Point>();
    for (int i = 0; i < MAX_POINTS; i++) {
      kept.add(points.get((int) ((long) i * (points.size() - 1) / (MAX_POINTS - 1))));
    }
    return kept;
  }

  /// Whether there are enough points to draw.
  public boolean isWorthwhile() {
    return points.size() > 2;
  }

  private Estimate share(Convergence.Point point, int side) {
    long wins = side < point.wins().size() ? point.wins().get(side) : 0;
    return Estimate.ofShare(wins, point.games(), confidence);
  }

  public void draw(Markup out, String message) {
    var margins = new Canvas.Margins(56, EndLabels.width(sides), 12, 44);
    Canvas canvas = Canvas.open(out, WIDTH, HEIGHT, margins, message);
    Scale across =
        Scale.logarithmic(
            (double) points.getFirst().games(),
            (double) points.getLast().games(),
            canvas.left(),
            canvas.right());
    Scale up = up(canvas);
    int decimals = Typeset.decimals(up.step(6));
    canvas.beside(up, up.ticks(6), value -> Typeset.fixed(value, decimals) + " %");
    canvas.below(across, across.ticks(6), value -> Typeset.fixed(value, 0), false);
    for (int side = 0; side < sides.size(); side++) {
      band(canvas, across, up, side);
    }
    for (int side = 0; side < sides.size(); side++) {
      curve(canvas, across, up, side);
    }
    EndLabels.draw(canvas, sides, side -> up.at(last(side)));
    canvas.title("games played (logarithmic)");
    canvas.close();
  }

  private Scale up(Canvas canvas) {
    double low = Double.MAX_VALUE;
    double high = 0;
    for (Convergence.Point point : points) {
      for (int side = 0; side < sides.size(); side++) {
        low = Math.min(low, share(point, side).interval().low());
        high = Math.max(high, share(point, side).interval().high());
      }
    }
    double room = (high - low) * 0.04;
    return Scale.linear(low - room, high + room, canvas.bottom(), canvas.top());
  }

  private void band(Canvas canvas, Scale across, Scale up, int side) {
    var path = new Path();
    for (Convergence.Point point : points) {
      path.add(across.at((double) point.games()), up.at(share(point, side).interval().high()));
    }
    for (Convergence.Point point : points.reversed()) {
      path.add(across.at((double) point.games()), up.at(share(point, side).interval().low()));
    }
    String style = "band " + new Mark(side).style();
    canvas.out().empty("path", "class", style, "d", path.closed());
  }

  private void curve(Canvas canvas, Scale across, Scale up, int side) {
    var path = new Path();
    for (Convergence.Point point : points) {
      path.add(across.at((double) point.games()), up.at(share(point, side).value()));
    }
    var mark = new Mark(side);
    canvas.out().empty("path", "class", "curve " + mark.style(), "d", path.open());
    mark.draw(canvas, canvas.right(), up.at(share(points.getLast(), side).value()));
  }

  private double last(int side) {
    return share(points.getLast(), side).value();
  }
}
