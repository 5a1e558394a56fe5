package umpire.coach.report;

import static umpire.coach.report.OptionText.points;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import umpire.coach.Balance;
import umpire.coach.Decision;
import umpire.coach.Mark;
import umpire.coach.Moment;
import umpire.coach.Review;
import umpire.command.language.Language;
import umpire.core.match.Statistics;
import umpire.core.text.Sentence;
import umpire.core.text.TextPage;
import umpire.core.text.TextTable;

/// A review for people: the graph, the worst decisions, sums, and luck against skill.
public final class ReviewText {

  private static final String BARS = "▁▂▃▄▅▆▇█";
  private static final int GRAPH_WIDTH = 72;

  private final TextPage out;
  private final Review review;
  private final Language language;
  private final List<String> sides;

  /// Prepares the text of a review.
  ///
  /// @param language the language, with the words of the game
  public ReviewText(TextPage out, Review review, Language language) {
    this.out = out;
    this.review = review;
    this.language = language;
    this.sides = review.company().stream().map(language::say).toList();
  }

  private void line(Sentence phrase) {
    out.line(language.say(phrase));
  }

  private TextTable table(int words, Sentence... headings) {
    return new TextTable(words, Stream.of(headings).map(language::say).toArray(String[]::new));
  }

  /// Prints the review.
  ///
  /// @param all whether to show every decision, not only the worst
  public void print(boolean all) {
    line(
        Sentence.of("{title}: {sides:against}")
            .fact("title", language.say(review.heading()))
            .fact("sides", sides));
    graph();
    if (review.decisions().isEmpty()) {
      out.line();
      line(
          Sentence.of(
              "No player had a choice that could be judged; only the course of the game is"
                  + " shown."));
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
    for (int side = 0; side < sides.size(); side++) {
      var bars = new StringBuilder();
      List<Moment> moments = review.moments();
      int columns = Math.min(GRAPH_WIDTH, moments.size());
      for (int column = 0; column < columns; column++) {
        int at = columns == 1 ? 0 : column * (moments.size() - 1) / (columns - 1);
        double chance = moments.get(at).odds().get(side).chance();
        bars.append(BARS.charAt((int) Math.min(BARS.length() - 1, chance * BARS.length())));
      }
      out.line(bars + "  " + sides.get(side));
    }
    line(
        Sentence.of(
            "win probability after each event, from 0 (▁) to 1 (█), for a spectator who sees all"
                + " hands"));
  }

  private void worst() {
    out.line();
    List<Decision> worst = review.worst();
    line(
        worst.isEmpty()
            ? Sentence.of("No decision can be shown to be wrong.")
            : Sentence.of("The worst decisions:"));
    worst.forEach(this::decision);
  }

  private void decision(Decision decision) {
    line(
        Sentence.of(
                "  event {number}, {player}: {played}; better: {best}. It lost {loss} ± {error}"
                    + " percentage points of win probability ({mark:word}).")
            .fact("number", decision.event())
            .fact("player", review.names().get(decision.seat()))
            .fact("played", decision.played().what() + decision.mark().sign())
            .fact("best", decision.best().what())
            .fact("loss", points(decision.loss()))
            .fact("error", points(2 * decision.error()))
            .fact("mark", decision.mark().words()));
    String reason = language.say(decision.best().reason());
    if (!reason.isEmpty()) {
      out.line("    " + reason);
    }
  }

  private void decisions() {
    out.line();
    var table =
        table(
            4,
            Sentence.of("event"),
            Sentence.of("player"),
            Sentence.of("played"),
            Sentence.of("best"),
            Sentence.of("lost"),
            Sentence.plain("±"));
    for (Decision each : review.decisions()) {
      boolean bad = each.loss() > 0;
      table.row(
          String.valueOf(each.event()),
          review.names().get(each.seat()),
          each.played().what(),
          each.mark() == Mark.BEST ? "" : each.best().what(),
          bad ? points(each.loss()) : "",
          bad ? points(2 * each.error()) : "",
          each.mark() == Mark.BEST ? "" : language.word(each.mark().words()));
    }
    out.table(table);
  }

  private void sums() {
    out.line();
    var table =
        table(
            2,
            Sentence.plain(""),
            Sentence.plain(""),
            Sentence.of("decisions"),
            Sentence.of("worse"),
            Sentence.of("lost, points"),
            Sentence.of("per decision"));
    for (Review.Sum sum : review.sums()) {
      table.row(
          review.names().get(sum.seat()),
          language.word(sum.part()),
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
      Sentence sentence =
          turn.actor() < 0
              ? Sentence.of(
                  "The event that changed win probability most: {number}, the table: {event}.")
              : Sentence.of(
                      "The event that changed win probability most: {number}, {player}: {event}.")
                  .fact("player", review.names().get(turn.actor()));
      line(sentence.fact("number", turn.event()).fact("event", turn.what()));
    }
  }

  private void figures() {
    if (review.figures().isEmpty()) {
      return;
    }
    out.line();
    var columns = new ArrayList<>(sides);
    columns.addFirst("");
    var table = new TextTable(1, columns.toArray(String[]::new));
    for (Statistics.Figure figure : review.figures()) {
      var row = new ArrayList<String>();
      row.add(language.word(figure.what()));
      figure.said().forEach(value -> row.add(language.say(value)));
      table.row(row.toArray(String[]::new));
    }
    out.table(table);
  }

  private void balance() {
    out.line();
    var table =
        table(
            1,
            Sentence.of("percentage points"),
            Sentence.of("at the start"),
            Sentence.of("own losses"),
            Sentence.of("other side's losses"),
            Sentence.of("luck"),
            Sentence.of("at the end"));
    for (int side = 0; side < sides.size(); side++) {
      Balance balance = review.balances().get(side);
      table.row(
          sides.get(side),
          points(balance.first()),
          points(-balance.own()),
          points(balance.given()),
          points(balance.luck()),
          points(balance.last()));
    }
    out.table(table);
    if (!review.finished()) {
      line(
          Sentence.of(
              "The record ends before the game does, so the last win probability is an estimate."));
    }
  }

  private void method() {
    out.line();
    Review.Judge judge = review.judge();
    line(
        Sentence.of(
                "Each seat is judged by what it could know: '{strategy}' played {rollouts} games to"
                    + " the end from every position, seed {seed}. Errors are twice the standard"
                    + " error; a smaller loss counts as none. A loss of {doubtful} points is"
                    + " doubtful, of {mistake} a mistake, of {blunder} a blunder.{abilities:parts}")
            .fact("rollouts", judge.rollouts())
            .fact("strategy", judge.playout())
            .fact("seed", judge.seed())
            .fact("doubtful", points(Mark.DOUBTFUL.least()))
            .fact("mistake", points(Mark.MISTAKE.least()))
            .fact("blunder", points(Mark.BLUNDER.least()))
            .parts("abilities", review.ableInWords()));
  }
}
