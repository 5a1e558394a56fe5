package umpire.coach.report;

import java.util.List;
import umpire.coach.Decision;
import umpire.coach.Moment;
import umpire.coach.Review;
import umpire.page.Canvas;
import umpire.page.EndLabels;
import umpire.page.Mark;
import umpire.page.Markup;
import umpire.page.Path;
import umpire.page.Scale;
import umpire.page.Typeset;

/// Draws every side's win probability, event by event, with its error band and the worst decisions
/// marked.
///
/// @param review the review of the game
record WinProbabilityPlot(Review review) {

  private static final double WIDTH = 720;
  private static final double HEIGHT = 320;
  private static final double SURE = 2;

  void draw(Markup out, String message) {
    var margins = new Canvas.Margins(56, EndLabels.width(review.sides()), 12, 44);
    Canvas canvas = Canvas.open(out, WIDTH, HEIGHT, margins, message);
    List<Moment> moments = review.moments();
    Scale across =
        Scale.linear(0, Math.max(1, moments.getLast().event()), canvas.left(), canvas.right());
    Scale up = Scale.linear(0, 100, canvas.bottom(), canvas.top());
    canvas.beside(up, up.ticks(5), value -> Typeset.fixed(value, 0) + " %");
    canvas.below(across, across.ticks(8), value -> Typeset.fixed(value, 0), false);
    for (int side = 0; side < review.sides().size(); side++) {
      band(canvas, across, up, side);
    }
    for (int side = 0; side < review.sides().size(); side++) {
      curve(canvas, across, up, side);
    }
    for (Decision worst : review.worst()) {
      double x = across.at(worst.event());
      canvas.line("mean", x, canvas.top(), x, canvas.bottom());
      canvas.text("middle", x, canvas.top() + 10, worst.mark().sign());
    }
    EndLabels.draw(canvas, review.sides(), side -> up.at(100 * last(side)));
    canvas.title("events");
    canvas.close();
  }

  private double last(int side) {
    return review.moments().getLast().odds().get(side).chance();
  }

  private void band(Canvas canvas, Scale across, Scale up, int side) {
    var path = new Path();
    for (Moment moment : review.moments()) {
      path.add(across.at(moment.event()), up.at(edge(moment, side, SURE)));
    }
    for (Moment moment : review.moments().reversed()) {
      path.add(across.at(moment.event()), up.at(edge(moment, side, -SURE)));
    }
    canvas.out().empty("path", "class", "band " + new Mark(side).style(), "d", path.closed());
  }

  private static double edge(Moment moment, int side, double errors) {
    Moment.Odds odds = moment.odds().get(side);
    return 100 * Math.clamp(odds.chance() + errors * odds.error(), 0, 1);
  }

  private void curve(Canvas canvas, Scale across, Scale up, int side) {
    var path = new Path();
    for (Moment moment : review.moments()) {
      path.add(across.at(moment.event()), up.at(edge(moment, side, 0)));
    }
    canvas.out().empty("path", "class", "curve " + new Mark(side).style(), "d", path.open());
  }
}
