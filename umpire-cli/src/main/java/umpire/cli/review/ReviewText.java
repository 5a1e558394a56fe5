package umpire.cli.review;

import static umpire.cli.review.OptionWords.points;

import java.util.ArrayList;
import java.util.List;
import umpire.core.match.Statistics;
import umpire.core.review.Balance;
import umpire.core.review.Decision;
import umpire.core.review.Mark;
import umpire.core.review.Moment;
import umpire.core.review.Review;
import umpire.sim.table.TextPage;
import umpire.sim.table.TextTable;

/// A review for people: the graph, the worst decisions, sums, and luck against skill.
final class ReviewText {

  private static final String BARS = "▁▂▃▄▅▆▇█";
  private static final int GRAPH_WIDTH = 72;

  private final TextPage out;
  private final Review review;

  ReviewText(TextPage out, Review review) {
    this.out = out;
    this.review = review;
  }

  void print(boolean all) {
    out.line("%s: %s".formatted(review.title(), String.join(" against ", review.sides())));
    graph();
    if (review.decisions().isEmpty()) {
      out.line();
      out.line("Nobody had a choice that could be weighed: what came of it is all that is told.");
    } else {
      worst();
      if (all) {
        decisions();
      }
      sums();
    }
    turn();
    figures();
    balance();
    method();
    out.flush();
  }

  private void graph() {
    out.line();
    for (int side = 0; side < review.sides().size(); side++) {
      var bars = new StringBuilder();
      List<Moment> moments = review.moments();
      int columns = Math.min(GRAPH_WIDTH, moments.size());
      for (int column = 0; column < columns; column++) {
        int at = columns == 1 ? 0 : column * (moments.size() - 1) / (columns - 1);
        double chance = moments.get(at).odds().get(side).chance();
        bars.append(BARS.charAt((int) Math.min(BARS.length() - 1, chance * BARS.length())));
      }
      out.line(bars + "  " + review.sides().get(side));
    }
    out.line("chance to win after each event, from 0 (▁) to 1 (█), for one who sees all hands");
  }

  private void worst() {
    out.line();
    List<Decision> worst = review.worst();
    out.line(worst.isEmpty() ? "No decision can be shown to be wrong." : "The worst decisions:");
    worst.forEach(this::decision);
  }

  private void decision(Decision decision) {
    out.line(
        "  event %d, %s: %s%s; better: %s. That lost %s ± %s points of chance (%s)."
            .formatted(
                decision.event(),
                review.names().get(decision.seat()),
                decision.played().what(),
                decision.mark().sign(),
                decision.best().what(),
                points(decision.loss()),
                points(2 * decision.error()),
                decision.mark().words()));
    if (!decision.best().reason().isEmpty()) {
      out.line("    " + decision.best().reason());
    }
  }

  private void decisions() {
    out.line();
    var table = new TextTable(4, "event", "who", "played", "best", "lost", "±");
    for (Decision each : review.decisions()) {
      boolean bad = each.loss() > 0;
      table.row(
          String.valueOf(each.event()),
          review.names().get(each.seat()),
          each.played().what(),
          each.mark() == Mark.BEST ? "" : each.best().what(),
          bad ? points(each.loss()) : "",
          bad ? points(2 * each.error()) : "",
          each.mark() == Mark.BEST ? "" : each.mark().words());
    }
    out.table(table);
  }

  private void sums() {
    out.line();
    var table = new TextTable(2, "", "", "decisions", "worse", "lost, points", "a decision");
    for (Review.Sum sum : review.sums()) {
      table.row(
          review.names().get(sum.seat()),
          sum.part(),
          String.valueOf(sum.decisions()),
          String.valueOf(sum.worse()),
          points(sum.loss()),
          points(sum.loss() / sum.decisions()));
    }
    out.table(table);
  }

  private void turn() {
    Moment turn = review.turn(0);
    if (turn.event() > 0) {
      String who = turn.actor() < 0 ? "the table" : review.names().get(turn.actor());
      out.line(
          "The event that changed most: %d, %s: %s.".formatted(turn.event(), who, turn.what()));
    }
  }

  private void figures() {
    if (review.figures().isEmpty()) {
      return;
    }
    out.line();
    var columns = new ArrayList<>(review.sides());
    columns.addFirst("");
    var table = new TextTable(1, columns.toArray(String[]::new));
    for (Statistics.Figure figure : review.figures()) {
      var row = new ArrayList<>(figure.values());
      row.addFirst(figure.what());
      table.row(row.toArray(String[]::new));
    }
    out.table(table);
  }

  private void balance() {
    out.line();
    var table =
        new TextTable(1, "points of chance", "at first", "own losses", "given", "luck", "at last");
    for (int side = 0; side < review.sides().size(); side++) {
      Balance balance = review.balances().get(side);
      table.row(
          review.sides().get(side),
          points(balance.first()),
          points(-balance.own()),
          points(balance.given()),
          points(balance.luck()),
          points(balance.last()));
    }
    out.table(table);
    if (!review.finished()) {
      out.line("The record ends before the game does; the last chance is an estimate.");
    }
  }

  private void method() {
    out.line();
    Review.Judge judge = review.judge();
    out.line(
        "Judged by what each seat could know: %d games played on by '%s' from every position,"
                .formatted(judge.rollouts(), judge.playout())
            + " seed %d. Errors are twice the standard error; a loss below that is none. A loss"
                .formatted(judge.seed())
            + " of %s points is doubtful, of %s a mistake, of %s a blunder."
                .formatted(
                    points(Mark.DOUBTFUL.least()),
                    points(Mark.MISTAKE.least()),
                    points(Mark.BLUNDER.least()))
            + review.ableInWords());
  }
}
