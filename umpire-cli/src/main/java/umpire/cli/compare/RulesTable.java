package umpire.cli.compare;

import java.util.ArrayList;
import java.util.List;
import umpire.cli.simulate.RunOptions;
import umpire.core.text.Json;
import umpire.core.text.TextPage;
import umpire.core.text.TextTable;
import umpire.page.Figures;
import umpire.sim.Forfeits;
import umpire.sim.RulesDuel;
import umpire.sim.count.Interval;
import umpire.sim.count.Totals;
import umpire.sim.table.ForfeitJson;

/// Prints the effects of a change of rules.
final class RulesTable {

  private final TextPage out;
  private final RunOptions options;

  RulesTable(TextPage out, RunOptions options) {
    this.out = out;
    this.options = options;
  }

  /// The widest interval of a difference in shares of wins.
  static double widestWin(RulesDuel duel, Totals totals, RunOptions options) {
    double widest = 0;
    for (int i = 0; i < duel.compared().size(); i++) {
      if (duel.compared().get(i).winner() > 0) {
        widest = Math.max(widest, duel.difference(totals, i, options.confidence()).half());
      }
    }
    return widest;
  }

  void print(RulesDuel duel, Totals totals, Forfeits forfeits) {
    if (options.json()) {
      out.out().text(json(duel, totals, forfeits).toString()).line().flush();
      return;
    }
    out.line(
        "%s: the rules of %s (%s) and of %s (%s), %s deals, seed %d, seats: %s"
            .formatted(
                duel.lineup().game().title(),
                duel.first().name(),
                duel.first().hash(),
                duel.second().name(),
                duel.second().hash(),
                Figures.count(totals.games()),
                duel.seed(),
                String.join(", ", duel.lineup().seats())));
    out.line();
    if (totals.games() < Interval.MIN_GAMES) {
      out.line("Too few deals to compare: at least " + Interval.MIN_GAMES + " are needed.");
    } else {
      out.table(table(duel, totals));
      out.line();
      out.line(
          "* The interval of the difference excludes zero. Each line is tested on its"
              + " own: among many, some exclude it by chance.");
      out.line(
          "Detectable is the smallest difference that four of five such comparisons would find.");
    }
    out.flush();
  }

  private TextTable table(RulesDuel duel, Totals totals) {
    var table =
        new TextTable(
            1,
            "",
            duel.first().name(),
            duel.second().name(),
            "difference",
            options.confidence() + " % interval",
            "detectable",
            "");
    for (int i = 0; i < duel.compared().size(); i++) {
      boolean share = duel.compared().get(i).share();
      double scale = share ? 100 : 1;
      Interval plain = duel.difference(totals, i, options.confidence());
      var interval = new Interval(scale * plain.low(), scale * plain.high());
      int decimals = Figures.decimals(interval.half());
      table.row(
          duel.compared().get(i).name() + (share ? ", %" : ""),
          Figures.number(scale * mean(totals, RulesDuel.firstColumn(i)), decimals),
          Figures.number(scale * mean(totals, RulesDuel.secondColumn(i)), decimals),
          Figures.number(scale * mean(totals, RulesDuel.differenceColumn(i)), decimals),
          interval.inWords(),
          Figures.number(options.confidence().detectable(interval), decimals),
          interval.holds(0) ? "" : "*");
    }
    return table;
  }

  private static double mean(Totals totals, int column) {
    return totals.column(column).mean();
  }

  private Json json(RulesDuel duel, Totals totals, Forfeits forfeits) {
    List<Json> differences = new ArrayList<>();
    for (int i = 0; i < duel.compared().size() && totals.games() > 0; i++) {
      Interval interval = duel.difference(totals, i, options.confidence());
      differences.add(
          new Json()
              .put("name", duel.compared().get(i).name())
              .put("first", mean(totals, RulesDuel.firstColumn(i)))
              .put("second", mean(totals, RulesDuel.secondColumn(i)))
              .put("difference", mean(totals, RulesDuel.differenceColumn(i)))
              .put("low", interval.low())
              .put("high", interval.high())
              .put("detectable", options.confidence().detectable(interval)));
    }
    Json json =
        new Json()
            .put("v", 1)
            .put("game", duel.lineup().game().id())
            .put("first", duel.first().hash())
            .put("second", duel.second().hash())
            .put("seats", duel.lineup().seats())
            .put("seed", Long.toString(duel.seed()))
            .put("deals", totals.games())
            .put("confidence", options.confidence().percent())
            .objects("differences", differences);
    return ForfeitJson.addTo(json, forfeits);
  }
}
