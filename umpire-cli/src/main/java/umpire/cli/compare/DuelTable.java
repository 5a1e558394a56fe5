package umpire.cli.compare;

import umpire.cli.simulate.RunOptions;
import umpire.core.text.Json;
import umpire.core.text.Print;
import umpire.sim.Confidence;
import umpire.sim.Counts;
import umpire.sim.Duel;
import umpire.sim.Figures;
import umpire.sim.Interval;
import umpire.sim.Totals;
import umpire.sim.table.TextTable;

/// What came out between two strategies.
final class DuelTable {

  private final Print out;
  private final RunOptions options;
  private boolean begun;

  DuelTable(Print out, RunOptions options) {
    this.out = out;
    this.options = options;
  }

  /// Of the mean of a sum over so many.
  private static Interval scaled(Counts counts, int parts, Confidence confidence) {
    return Interval.ofMean(counts.mean() / parts, counts.standardError() / parts, confidence);
  }

  void print(Duel duel, Totals totals) {
    if (options.json()) {
      out.text(json(duel, totals).toString()).line();
    } else {
      if (begun) {
        out.line();
      }
      tell(duel, totals);
    }
    begun = true;
    out.flush();
  }

  private void tell(Duel duel, Totals totals) {
    out.text(
            "%s against %s, %s: %s deals, %d games each, seed %d"
                .formatted(
                    duel.first(),
                    duel.second(),
                    duel.lineup().profile().name(),
                    Figures.count(totals.games()),
                    duel.gamesADeal(),
                    duel.seed()))
        .line();
    if (totals.games() < Interval.LEAST) {
      out.text("Too few deals to compare: at least " + Interval.LEAST + " are needed.").line();
      return;
    }
    Confidence confidence = options.confidence();
    Counts wins = totals.column(Duel.WINS);
    Counts scores = totals.column(Duel.SCORES);
    Interval winning = duel.winDifference(totals, options.confidence());
    Interval scoring = scaled(scores, duel.sidesADeal(), confidence);
    var table =
        new TextTable(1, "", duel.first(), duel.second(), "difference", confidence + " % interval");
    table.row(
        "wins, %",
        share(duel, totals, Duel.FIRST_WINS, winning),
        share(duel, totals, Duel.SECOND_WINS, winning),
        Figures.percent(wins.mean() / duel.gamesADeal(), winning),
        Figures.percents(winning));
    table.row(
        "score a side",
        "",
        "",
        Figures.number(scores.mean() / duel.sidesADeal(), Figures.decimals(scoring.half())),
        Figures.range(scoring));
    table.print(out);
    out.text(verdict(duel, winning)).line();
    Counts forfeits = totals.column(Duel.FORFEITS);
    if (forfeits.highest() > 0) {
      out.text(Figures.count(forfeits.sum().longValue()) + " games were forfeited.").line();
    }
  }

  private static String share(Duel duel, Totals totals, int column, Interval like) {
    return Figures.percent(mean(duel, totals, column), like);
  }

  /// Who wins more, if that can be said.
  private String verdict(Duel duel, Interval winning) {
    String power =
        "The least difference that would be found in four of five such comparisons is %s points."
            .formatted(Figures.number(100 * options.confidence().detectable(winning), 2));
    if (winning.holds(0)) {
      return "No difference in wins is found. " + power;
    }
    boolean first = winning.low() > 0;
    Interval more = first ? winning : new Interval(-winning.high(), -winning.low());
    return "%s wins more often than %s: by %s percentage points. %s"
        .formatted(
            first ? duel.first() : duel.second(),
            first ? duel.second() : duel.first(),
            Figures.percents(more),
            power);
  }

  private static double mean(Duel duel, Totals totals, int column) {
    return totals.column(column).mean() / duel.gamesADeal();
  }

  private Json json(Duel duel, Totals totals) {
    Interval winning = duel.winDifference(totals, options.confidence());
    Interval scoring = scaled(totals.column(Duel.SCORES), duel.sidesADeal(), options.confidence());
    Interval first = duel.share(totals, Duel.FIRST_WINS, options.confidence());
    Interval second = duel.share(totals, Duel.SECOND_WINS, options.confidence());
    return new Json()
        .put("v", 1)
        .put("game", duel.lineup().game().id())
        .put("profileHash", duel.lineup().profile().hash())
        .put("first", duel.first())
        .put("second", duel.second())
        .put("seed", Long.toString(duel.seed()))
        .put("deals", totals.games())
        .put("gamesADeal", duel.gamesADeal())
        .put("confidence", options.confidence().percent())
        .put("firstWins", mean(duel, totals, Duel.FIRST_WINS))
        .put("firstLow", first.low())
        .put("firstHigh", first.high())
        .put("secondWins", mean(duel, totals, Duel.SECOND_WINS))
        .put("secondLow", second.low())
        .put("secondHigh", second.high())
        .put("winDifference", totals.column(Duel.WINS).mean() / duel.gamesADeal())
        .put("winLow", winning.low())
        .put("winHigh", winning.high())
        .put("scoreDifference", totals.column(Duel.SCORES).mean() / duel.sidesADeal())
        .put("scoreLow", scoring.low())
        .put("scoreHigh", scoring.high())
        .put("forfeits", totals.column(Duel.FORFEITS).sum().longValue())
        .put("detectable", options.confidence().detectable(winning));
  }
}
