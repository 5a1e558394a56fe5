package umpire.cli.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import umpire.cli.simulate.RunOptions;
import umpire.core.text.Json;
import umpire.core.text.TextPage;
import umpire.core.text.TextTable;
import umpire.page.Figures;
import umpire.sim.Duel;
import umpire.sim.Forfeits;
import umpire.sim.count.Confidence;
import umpire.sim.count.Interval;
import umpire.sim.count.Totals;
import umpire.sim.table.ForfeitJson;

/// Prints the result of a comparison of two strategies.
final class DuelTable {

  private final TextPage out;
  private final RunOptions options;
  private final ComparisonMeasure measure;
  private boolean begun;

  DuelTable(TextPage out, RunOptions options, ComparisonMeasure measure) {
    this.out = out;
    this.options = options;
    this.measure = measure;
  }

  void print(Duel duel, Totals totals, Forfeits forfeits) {
    if (options.json()) {
      out.out().text(json(duel, totals, forfeits).toString()).line();
    } else {
      if (begun) {
        out.line();
      }
      tell(duel, totals, forfeits);
    }
    begun = true;
    out.flush();
  }

  private void tell(Duel duel, Totals totals, Forfeits forfeits) {
    out.line(
        "%s against %s, %s%s: %s deals, %d games each, seed %d"
            .formatted(
                duel.first(),
                duel.other(),
                duel.lineup().profile().name(),
                from(duel),
                Figures.count(totals.games()),
                duel.gamesPerDeal(),
                duel.seed()));
    if (totals.games() < Interval.MIN_GAMES) {
      out.line("Too few deals to compare: at least " + Interval.MIN_GAMES + " are needed.");
      return;
    }
    out.table(table(duel, totals));
    out.line(verdict(duel, measure.difference(duel, totals, options.confidence())));
    if (forfeits.count() > 0) {
      out.line(Figures.count(forfeits.count()) + " games were forfeited.");
    }
  }

  private static String from(Duel duel) {
    List<Integer> start = duel.lineup().start();
    return start.isEmpty()
        ? ""
        : start.stream().map(String::valueOf).collect(Collectors.joining(" to ", " from ", ""));
  }

  private TextTable table(Duel duel, Totals totals) {
    Confidence confidence = options.confidence();
    var table =
        new TextTable(1, "", duel.first(), duel.other(), "difference", confidence + " % interval");
    Interval winning = duel.winDifference(totals, confidence);
    table.row(
        "wins, %",
        share(duel, totals, Duel.FIRST_WINS, winning),
        share(duel, totals, Duel.SECOND_WINS, winning),
        winning.percent(mean(duel, totals, Duel.WINS)),
        winning.percents());
    for (int tally = 0; tally < duel.tallies().size(); tally++) {
      ComparisonMeasure counted = counted(duel, tally);
      Interval more = counted.difference(duel, totals, confidence);
      double mean = totals.column(Duel.tallyColumn(tally)).mean() / duel.sidesPerDeal();
      String way = counted.lessIsBetter() ? " (" + counted.direction() + ")" : "";
      table.row(counted.unit() + way, "", "", counted.value(mean, more), more.inWords());
    }
    return table;
  }

  private static ComparisonMeasure counted(Duel duel, int tally) {
    return ComparisonMeasure.of(tally, duel.lineup().whole(), duel.lineup().profile());
  }

  private static String share(Duel duel, Totals totals, int column, Interval like) {
    return like.percent(mean(duel, totals, column));
  }

  /// The sentence that names the strategy with more, if the interval allows that, and whether more
  /// is better.
  private String verdict(Duel duel, Interval more) {
    String power =
        "The smallest difference that four of five such comparisons would find is %s %s."
            .formatted(
                measure.width(options.confidence().detectable(more)),
                measure.isWins() ? "points" : measure.unit());
    if (more.holds(0)) {
      return "No difference in " + measure.name() + " was found. " + power;
    }
    boolean first = more.low() > 0;
    Interval ahead = first ? more : new Interval(-more.high(), -more.low());
    return "%s %s %s: by %s %s%s. %s"
        .formatted(
            first ? duel.first() : duel.other(),
            measure.ahead(),
            first ? duel.other() : duel.first(),
            measure.range(ahead),
            measure.unit(),
            measure.isWins() ? "" : ", and " + measure.direction(),
            power);
  }

  private static double mean(Duel duel, Totals totals, int column) {
    return totals.column(column).mean() / duel.gamesPerDeal();
  }

  private Json json(Duel duel, Totals totals, Forfeits forfeits) {
    Confidence confidence = options.confidence();
    Interval winning = duel.winDifference(totals, confidence);
    Interval scoring = duel.tallyDifference(totals, 0, confidence);
    Interval first = duel.share(totals, Duel.FIRST_WINS, confidence);
    Interval second = duel.share(totals, Duel.SECOND_WINS, confidence);
    Json json =
        new Json()
            .put("v", 1)
            .put("game", duel.lineup().game().id())
            .put("profileHash", duel.lineup().profile().hash())
            .put("first", duel.first())
            .put("second", duel.second())
            .put("seed", Long.toString(duel.seed()))
            .put("start", duel.lineup().start().stream().mapToInt(Integer::intValue).toArray())
            .put("deals", totals.games())
            .put("gamesADeal", duel.gamesPerDeal())
            .put("confidence", confidence.percent())
            .put("firstWins", mean(duel, totals, Duel.FIRST_WINS))
            .put("firstLow", first.low())
            .put("firstHigh", first.high())
            .put("secondWins", mean(duel, totals, Duel.SECOND_WINS))
            .put("secondLow", second.low())
            .put("secondHigh", second.high())
            .put("winDifference", mean(duel, totals, Duel.WINS))
            .put("winLow", winning.low())
            .put("winHigh", winning.high())
            .put("scoreDifference", totals.column(Duel.SCORES).mean() / duel.sidesPerDeal())
            .put("scoreLow", scoring.low())
            .put("scoreHigh", scoring.high())
            .objects("tallies", tallies(duel, totals));
    return ForfeitJson.addTo(json, forfeits)
        .put("measure", measure.name())
        .put("detectable", confidence.detectable(measure.difference(duel, totals, confidence)));
  }

  private List<Json> tallies(Duel duel, Totals totals) {
    var tallies = new ArrayList<Json>();
    for (int tally = 0; tally < duel.tallies().size(); tally++) {
      ComparisonMeasure counted = counted(duel, tally);
      Interval more = counted.difference(duel, totals, options.confidence());
      tallies.add(
          new Json()
              .put("name", counted.name())
              .put("better", counted.lessIsBetter() ? "less" : "more")
              .put(
                  "difference", totals.column(Duel.tallyColumn(tally)).mean() / duel.sidesPerDeal())
              .put("low", more.low())
              .put("high", more.high()));
    }
    return tallies;
  }
}
