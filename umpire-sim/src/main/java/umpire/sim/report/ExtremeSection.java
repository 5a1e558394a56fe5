package umpire.sim.report;

import java.util.ArrayList;
import java.util.List;
import umpire.core.arena.Measure;
import umpire.core.arena.RowLayout;
import umpire.page.Grid;
import umpire.page.Grid.Column;
import umpire.page.Markup;
import umpire.page.Page;
import umpire.page.Typeset;
import umpire.sim.count.Counts;
import umpire.sim.count.Totals;

/// The most remarkable games, each with the command that shows it.
record ExtremeSection(Origin origin, RowLayout layout, Totals totals) {

  /// A game that a reader may want to see.
  record Extreme(String what, String value, long game) {}

  List<Extreme> extremes() {
    var found = new ArrayList<Extreme>();
    Counts length = totals.column(layout.measure(0));
    found.add(highest("Longest game: " + layout.measures().getFirst().about(), length));
    found.add(lowest("Shortest game: " + layout.measures().getFirst().about(), length));
    addScores(found);
    for (int place = 1; place < layout.measures().size(); place++) {
      addMeasure(layout.measures().get(place), totals.column(layout.measure(place)), found);
    }
    Counts winners = totals.column(RowLayout.WINNER);
    if (winners.lowest() == 0) {
      found.add(new Extreme("First game without a winner", "", winners.lowestGame()));
    }
    Counts forfeits = totals.column(RowLayout.FORFEIT);
    if (forfeits.highest() > 0) {
      String whose = "Seat " + forfeits.highest();
      found.add(new Extreme("A forfeited game", whose, forfeits.highestGame()));
    }
    return found;
  }

  private static Extreme highest(String what, Counts counts) {
    return new Extreme(what, Typeset.count(counts.highest()), counts.highestGame());
  }

  private static Extreme lowest(String what, Counts counts) {
    return new Extreme(what, Typeset.count(counts.lowest()), counts.lowestGame());
  }

  /// Adds the highest and the lowest score of all sides; of equal scores, the one in the earliest
  /// game.
  private void addScores(List<Extreme> found) {
    int best = 0;
    int worst = 0;
    for (int side = 1; side < layout.sides(); side++) {
      Counts counts = totals.column(layout.score(0, side));
      Counts high = totals.column(layout.score(0, best));
      Counts low = totals.column(layout.score(0, worst));
      best =
          isBefore(high.highest(), high.highestGame(), counts.highest(), counts.highestGame())
              ? best
              : side;
      worst =
          isBefore(-low.lowest(), low.lowestGame(), -counts.lowest(), counts.lowestGame())
              ? worst
              : side;
    }
    String name = layout.tallies().getFirst();
    found.add(highest("Highest " + name + ": " + side(best), totals.column(layout.score(0, best))));
    found.add(lowest("Lowest " + name + ": " + side(worst), totals.column(layout.score(0, worst))));
  }

  private static boolean isBefore(long value, long game, long other, long otherGame) {
    return value > other || (value == other && game <= otherGame);
  }

  private String side(int side) {
    return origin.sides().get(side);
  }

  private static void addMeasure(Measure measure, Counts counts, List<Extreme> found) {
    if (counts.lowest() == counts.highest()) {
      return;
    }
    found.add(
        measure.isShare()
            ? new Extreme("First game: " + measure.about(), "", counts.highestGame())
            : highest("Most: " + measure.about(), counts));
  }

  void write(Markup out) {
    Page.section(out, "Extreme games");
    out.paragraph(
        "Each command shows a game by its number, ruling by ruling. Games are counted from 0;"
            + " of several games with the same value the first is listed.");
    Grid grid =
        Grid.open(
            out,
            "Extreme games and how to see them",
            Column.words("What"),
            Column.number("Value"),
            Column.number("Game"),
            Column.words("Command"));
    for (Extreme each : extremes()) {
      var commands = new ArrayList<String>();
      for (ShowCommand show : origin.shows()) {
        commands.add(show.command(each.game()));
      }
      grid.commands(List.of(each.what(), each.value(), Long.toString(each.game())), commands);
    }
    grid.close();
    out.closeLine();
  }
}
