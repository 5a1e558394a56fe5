package umpire.cli.review;

import static umpire.cli.review.OptionWords.points;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import umpire.command.language.Language;
import umpire.core.match.Statistics;
import umpire.core.review.Balance;
import umpire.core.review.Decision;
import umpire.core.review.Mark;
import umpire.core.review.Moment;
import umpire.core.review.Review;
import umpire.core.text.Phrase;
import umpire.core.text.TextPage;
import umpire.core.text.TextTable;

/// A review for people: the graph, the worst decisions, sums, and luck against skill.
final class ReviewText {

  private static final String BARS = "▁▂▃▄▅▆▇█";
  private static final int GRAPH_WIDTH = 72;

  private final TextPage out;
  private final Review review;
  private final Language language;
  private final List<String> sides;

  /// @param language with the words of the game
  ReviewText(TextPage out, Review review, Language language) {
    this.out = out;
    this.review = review;
    this.language = language;
    this.sides = review.company().stream().map(language::say).toList();
  }

  private void line(Phrase phrase) {
    out.line(language.say(phrase));
  }

  private TextTable table(int words, Phrase... headings) {
    return new TextTable(words, Stream.of(headings).map(language::say).toArray(String[]::new));
  }

  void print(boolean all) {
    line(
        Phrase.of("{title}: {sides:against}")
            .with("title", language.say(review.heading()))
            .with("sides", sides));
    graph();
    if (review.decisions().isEmpty()) {
      out.line();
      line(
          Phrase.of(
              "Nobody had a choice that could be weighed: what came of it is all that is told."));
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
        Phrase.of(
            "chance to win after each event, from 0 (▁) to 1 (█), for one who sees all hands"));
  }

  private void worst() {
    out.line();
    List<Decision> worst = review.worst();
    line(
        worst.isEmpty()
            ? Phrase.of("No decision can be shown to be wrong.")
            : Phrase.of("The worst decisions:"));
    worst.forEach(this::decision);
  }

  private void decision(Decision decision) {
    line(
        Phrase.of(
                "  event {number}, {player}: {played}; better: {best}. That lost {loss} ± {error}"
                    + " points of chance ({mark:word}).")
            .with("number", decision.event())
            .with("player", review.names().get(decision.seat()))
            .with("played", decision.played().what() + decision.mark().sign())
            .with("best", decision.best().what())
            .with("loss", points(decision.loss()))
            .with("error", points(2 * decision.error()))
            .with("mark", decision.mark().words()));
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
            Phrase.of("event"),
            Phrase.of("who"),
            Phrase.of("played"),
            Phrase.of("best"),
            Phrase.of("lost"),
            Phrase.plain("±"));
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
            Phrase.plain(""),
            Phrase.plain(""),
            Phrase.of("decisions"),
            Phrase.of("worse"),
            Phrase.of("lost, points"),
            Phrase.of("a decision"));
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
      Phrase told =
          turn.actor() < 0
              ? Phrase.of("The event that changed most: {number}, the table: {event}.")
              : Phrase.of("The event that changed most: {number}, {player}: {event}.")
                  .with("player", review.names().get(turn.actor()));
      line(told.with("number", turn.event()).with("event", turn.what()));
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
            Phrase.of("points of chance"),
            Phrase.of("at first"),
            Phrase.of("own losses"),
            Phrase.of("given"),
            Phrase.of("luck"),
            Phrase.of("at last"));
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
      line(Phrase.of("The record ends before the game does; the last chance is an estimate."));
    }
  }

  private void method() {
    out.line();
    Review.Judge judge = review.judge();
    line(
        Phrase.of(
                "Judged by what each seat could know: {rollouts} games played on by '{strategy}' from"
                    + " every position, seed {seed}. Errors are twice the standard error; a loss"
                    + " below that is none. A loss of {doubtful} points is doubtful, of {mistake} a"
                    + " mistake, of {blunder} a blunder.{abilities:parts}")
            .with("rollouts", judge.rollouts())
            .with("strategy", judge.playout())
            .with("seed", judge.seed())
            .with("doubtful", points(Mark.DOUBTFUL.least()))
            .with("mistake", points(Mark.MISTAKE.least()))
            .with("blunder", points(Mark.BLUNDER.least()))
            .clauses("abilities", review.ableInWords()));
  }
}
