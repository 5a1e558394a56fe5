package umpire.coach.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import umpire.coach.Balance;
import umpire.coach.Decision;
import umpire.coach.Mark;
import umpire.coach.Review;
import umpire.core.match.Statistics;
import umpire.page.Grid;
import umpire.page.Grid.Column;
import umpire.page.Markup;
import umpire.page.Page;
import umpire.page.Style;
import umpire.page.Typeset;

/// The page of a review: the win probabilities, every decision, luck and skill.
public record ReviewPage(Review review) {

  /// The content security policy that a server sends with such pages, as the pages do themselves:
  /// nothing is loaded but the page's own style sheet.
  public static final String POLICY = Style.POLICY;

  /// A page for people who wait for the coach.
  public static String waiting() {
    Markup page = Page.begin("The coach is reviewing the game", "This page reloads automatically.");
    Page.end(page);
    return page.toString();
  }

  /// Writes the page: HTML in one piece, for a file in UTF-8.
  public void write(Appendable out) throws IOException {
    Markup page =
        Page.begin(
            String.join(" against ", review.sides()), review.title() + ". Reviewed by Umpire.");
    List<Decision> worst = review.worst();
    if (worst.isEmpty()) {
      page.paragraph("No decision can be shown to be wrong.", "class", "headline");
    }
    for (Decision decision : worst) {
      page.paragraph(sentence(decision), "class", "headline");
    }
    chances(page);
    luck(page);
    figures(page);
    sums(page);
    decisions(page);
    method(page);
    Page.end(page);
    out.append(page.toString());
  }

  private String sentence(Decision decision) {
    String reason = decision.best().reason().text();
    return ("Event %d, %s: %s%s. Better was %s%s."
            + " It lost %s ± %s percentage points of win probability.")
        .formatted(
            decision.event(),
            review.names().get(decision.seat()),
            decision.played().what(),
            decision.mark().sign().isEmpty() ? "" : " " + decision.mark().sign(),
            decision.best().what(),
            reason.isEmpty() ? "" : " (" + reason + ")",
            points(decision.loss()),
            points(2 * decision.error()));
  }

  private void chances(Markup page) {
    Page.section(page, "Win probability");
    page.open("figure");
    new WinProbabilityPlot(review).draw(page, "Each side's win probability, event by event.");
    Page.caption(
        page,
        "For a spectator who sees all hands, but not the cards to come. The band is plus or minus"
            + " two standard errors; dotted lines are the worst decisions.");
    page.close();
    page.closeLine();
  }

  private void luck(Markup page) {
    Page.section(page, "Luck and skill");
    Grid grid =
        Grid.open(
            page,
            "Win probability in percentage points; each row adds up to the last column",
            Column.words("Side"),
            Column.number("At the start"),
            Column.number("Own losses"),
            Column.number("Other side's losses"),
            Column.number("Luck"),
            Column.number("At the end"));
    for (int side = 0; side < review.sides().size(); side++) {
      Balance balance = review.balances().get(side);
      grid.row(
          review.sides().get(side),
          points(balance.first()),
          points(-balance.own()),
          points(balance.given()),
          points(balance.luck()),
          points(balance.last()));
    }
    grid.close();
    if (!review.finished()) {
      page.paragraph(
          "The record ends before the game does, so the last win probability is an estimate.");
    }
    page.closeLine();
  }

  private void figures(Markup page) {
    if (review.figures().isEmpty()) {
      return;
    }
    Page.section(page, "Figures");
    var columns = new ArrayList<Column>();
    columns.add(Column.words("Figure"));
    review.sides().forEach(side -> columns.add(Column.number(side)));
    Grid grid = Grid.open(page, "What was counted", columns.toArray(Column[]::new));
    for (Statistics.Figure figure : review.figures()) {
      var row = new ArrayList<>(figure.values());
      row.addFirst(figure.what());
      grid.row(row.toArray(String[]::new));
    }
    grid.close();
    page.closeLine();
  }

  private void sums(Markup page) {
    if (review.decisions().isEmpty()) {
      return;
    }
    Page.section(page, "Parts of the game");
    Grid grid =
        Grid.open(
            page,
            "Losses of each seat by part of the game",
            Column.words("Seat"),
            Column.words("Part"),
            Column.number("Decisions"),
            Column.number("Worse than the best"),
            Column.number("Points lost"));
    for (Review.Sum sum : review.sums()) {
      grid.row(
          review.names().get(sum.seat()),
          sum.part(),
          Typeset.count(sum.decisions()),
          Typeset.count(sum.worse()),
          points(sum.loss()));
    }
    grid.close();
    page.closeLine();
  }

  private void decisions(Markup page) {
    if (review.decisions().isEmpty()) {
      return;
    }
    Page.section(page, "Every decision");
    Grid grid =
        Grid.open(
            page,
            "Each decision with the best move and the loss against it; forced moves are left out",
            Column.number("Event"),
            Column.words("Seat"),
            Column.words("Played"),
            Column.words("Best"),
            Column.number("Points lost"),
            Column.number("±"),
            Column.words("Mark"));
    for (Decision each : review.decisions()) {
      boolean bad = each.loss() > 0;
      grid.row(
          Integer.toString(each.event()),
          review.names().get(each.seat()),
          each.played().what(),
          each.mark() == Mark.BEST ? "" : each.best().what(),
          bad ? points(each.loss()) : "",
          bad ? points(2 * each.error()) : "",
          each.mark().words());
    }
    grid.close();
    page.closeLine();
  }

  private void method(Markup page) {
    Review.Judge judge = review.judge();
    Page.section(page, "How this was found");
    page.paragraph(
        ("Each player is judged by what they could know: the cards that they could not see are"
                    + " dealt again and again, in agreement with all they had seen, and “%s” plays every"
                    + " candidate to the end from there, in %s games per position, seed %d.")
                .formatted(judge.playout(), Typeset.count(judge.rollouts()), judge.seed())
            + review.ableInWords());
    page.paragraph(
        ("A loss is the difference in win probability to the best move, in games that had no part"
                + " in finding that move. Below twice its standard error it counts as none. A loss"
                + " of %s points is called doubtful, of %s a mistake, of %s a blunder.")
            .formatted(
                points(Mark.DOUBTFUL.least()),
                points(Mark.MISTAKE.least()),
                points(Mark.BLUNDER.least())));
    page.closeLine();
  }

  private static String points(double chance) {
    return Typeset.fixed(100 * chance, 1);
  }
}
