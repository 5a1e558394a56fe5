package umpire.sim.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.core.Seating;
import umpire.core.arena.Measure;
import umpire.core.arena.RowLayout;
import umpire.core.text.TextPage;
import umpire.core.text.TextTable;
import umpire.page.Figures;
import umpire.sim.Lineup;
import umpire.sim.count.Confidence;
import umpire.sim.count.Counts;
import umpire.sim.count.Interval;
import umpire.sim.count.Totals;

/// The result of a simulation as tables for people.
final class SimulationTable {

  private final Lineup<?> lineup;
  private final RowLayout layout;
  private final Totals totals;
  private final Confidence confidence;

  SimulationTable(Lineup<?> lineup, Totals totals, Confidence confidence) {
    this.lineup = lineup;
    this.layout = lineup.rowLayout();
    this.totals = totals;
    this.confidence = confidence;
  }

  void print(TextPage out) {
    if (totals.games() == 0) {
      out.line("No game was played.");
      return;
    }
    out.table(wins());
    out.line();
    out.table(scores());
    out.line();
    out.table(measures());
  }

  private TextTable wins() {
    Counts winners = totals.column(RowLayout.WINNER);
    var table = new TextTable(2, "side", "strategy", "wins", inWords(), "games won");
    for (int side = 0; side < layout.sides(); side++) {
      addShare(table, "" + (side + 1), strategies(side), winners.times(side + 1));
    }
    if (winners.times(0) > 0) {
      addShare(table, "-", "no winner", winners.times(0));
    }
    Counts forfeits = totals.column(RowLayout.FORFEIT);
    for (int seat = 0; seat < lineup.seats().size(); seat++) {
      if (forfeits.times(seat + 1) > 0) {
        String who = "forfeited by seat " + (seat + 1);
        addShare(table, "-", who, forfeits.times(seat + 1));
      }
    }
    return table;
  }

  private void addShare(TextTable table, String name, String what, long hits) {
    Interval interval = Interval.ofShare(hits, totals.games(), confidence);
    double share = (double) hits / totals.games();
    table.row(name, what, interval.percent(share) + " %", interval.percents(), Figures.count(hits));
  }

  /// The strategies of this side.
  private String strategies(int side) {
    Seating who = lineup.seating();
    Set<String> names = new TreeSet<>();
    for (int seat = 0; seat < who.seats(); seat++) {
      if (who.side(seat) == side) {
        names.add(lineup.seats().get(seat));
      }
    }
    return String.join(" and ", names);
  }

  private TextTable scores() {
    TextTable table = numbers("side");
    for (int tally = 0; tally < layout.tallies().size(); tally++) {
      for (int side = 0; side < layout.sides(); side++) {
        Counts counts = totals.column(layout.score(tally, side));
        addMean(table, layout.tallies().get(tally), "" + (side + 1), counts);
      }
    }
    return table;
  }

  private TextTable measures() {
    TextTable table = numbers("what it is");
    for (int i = 0; i < layout.measures().size(); i++) {
      Measure measure = layout.measures().get(i);
      Counts counts = totals.column(layout.measure(i));
      if (measure.isShare()) {
        addShareOfGames(table, measure, counts);
      } else {
        addMean(table, measure.column(), measure.about(), counts);
      }
    }
    return table;
  }

  private TextTable numbers(String second) {
    return new TextTable(
        2, "", second, "mean", inWords(), "deviation", "lowest", "highest", "in game");
  }

  private void addMean(TextTable table, String name, String what, Counts counts) {
    Interval interval = counts.interval(confidence);
    table.row(
        name,
        what,
        Figures.number(counts.mean(), Figures.decimals(interval.half())),
        interval.inWords(),
        Figures.number(counts.deviation(), 2),
        Figures.count(counts.lowest()),
        Figures.count(counts.highest()),
        Long.toString(counts.highestGame()));
  }

  private void addShareOfGames(TextTable table, Measure measure, Counts counts) {
    Interval interval = Interval.ofShare(counts.times(1), totals.games(), confidence);
    var row = new ArrayList<String>();
    row.add(measure.column());
    row.add(measure.about());
    row.add(interval.percent(counts.mean()) + " %");
    row.add(interval.percents());
    if (counts.times(1) > 0) {
      row.addAll(List.of("", "", "", Long.toString(counts.highestGame())));
    }
    table.row(row.toArray(String[]::new));
  }

  private String inWords() {
    return confidence.percent() + " % interval";
  }
}
