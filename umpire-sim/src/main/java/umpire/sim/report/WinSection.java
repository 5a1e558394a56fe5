package umpire.sim.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.arena.RowLayout;
import umpire.page.Grid;
import umpire.page.Grid.Column;
import umpire.page.Mark;
import umpire.page.Markup;
import umpire.page.Page;
import umpire.page.Typeset;
import umpire.sim.count.Confidence;
import umpire.sim.count.Counts;
import umpire.sim.count.Totals;
import umpire.sim.plot.Estimate;
import umpire.sim.plot.IntervalPlot;

/// The share of wins of each side.
///
/// @param sides the names of the sides
/// @param totals the results of the games
/// @param confidence the confidence level of the intervals
record WinSection(List<String> sides, Totals totals, Confidence confidence) {

  private Counts winners() {
    return totals.column(RowLayout.WINNER);
  }

  Estimate share(int side) {
    return Estimate.ofShare(winners().times(side + 1), totals.games(), confidence);
  }

  /// The share that each side would win if all sides won equally often, in percent of all games.
  double equalShare() {
    long won = totals.games() - winners().times(0);
    return 100.0 * won / totals.games() / sides.size();
  }

  /// An estimate with a stricter interval, for the decision whether to name a side as ahead: the
  /// best of several sides is also one of the luckiest, so all these intervals together must miss
  /// no more often than one.
  private Estimate strict(int side) {
    double misses =
        (100 - Double.parseDouble(confidence.percent())) / Math.max(1, sides.size() - 1);
    Confidence surer = Confidence.NINETY_NINE_POINT_NINE;
    for (Confidence each : Confidence.values()) {
      if (100 - Double.parseDouble(each.percent()) <= misses) {
        surer = each;
        break;
      }
    }
    return Estimate.ofShare(winners().times(side + 1), totals.games(), surer);
  }

  /// The result in one sentence. A side is named as ahead only if its interval leaves no doubt that
  /// it wins more than its share.
  String headline() {
    int best = 0;
    for (int side = 1; side < sides.size(); side++) {
      best = share(side).value() > share(best).value() ? side : best;
    }
    Estimate estimate = share(best);
    String found =
        "%s wins %s\u00A0%% of the games (%s\u00A0%%: %s)"
            .formatted(
                sides.get(best), estimate.valueText(), confidence.percent(), estimate.rangeText());
    String equal = Typeset.fixed(equalShare(), Math.max(1, estimate.decimals())) + "\u00A0%";
    if (strict(best).interval().low() > equalShare()) {
      return found + ", more than the " + equal + " that equal shares would give.";
    }
    return "No side is shown to win more than an equal share of "
        + equal
        + ": "
        + found
        + ", the most of all.";
  }

  void write(Markup out) {
    Page.section(out, "Wins");
    table(out);
    out.open("figure");
    plot().draw(out, "Share of wins by side with intervals. " + headline());
    Page.caption(
        out,
        "Share of the games won, with its "
            + confidence.title()
            + "; the dashed line is what equal shares would give.");
    out.closeLine().closeLine();
  }

  private void table(Markup out) {
    Grid grid =
        Grid.open(
            out,
            "Games won by side",
            Column.words("Side"),
            Column.number("Games won"),
            Column.number("Share in %"),
            Column.number(confidence.title()));
    for (int side = 0; side < sides.size(); side++) {
      row(grid, sides.get(side), winners().times(side + 1));
    }
    if (winners().times(0) > 0) {
      row(grid, "No winner", winners().times(0));
    }
    grid.close();
    forfeits(out);
  }

  private void row(Grid grid, String name, long games) {
    Estimate share = Estimate.ofShare(games, totals.games(), confidence);
    grid.row(name, Typeset.count(games), share.valueText(), share.rangeText());
  }

  /// The forfeited games by seat. They count as wins of other sides, so a reader must know of them.
  private void forfeits(Markup out) {
    Counts forfeits = totals.column(RowLayout.FORFEIT);
    if (forfeits.highest() == 0) {
      return;
    }
    Grid grid =
        Grid.open(
            out,
            "Games forfeited by seat",
            Column.words("Seat"),
            Column.number("Games forfeited"),
            Column.number("Share in %"),
            Column.number(confidence.title()));
    for (int seat = 1; seat <= forfeits.highest(); seat++) {
      if (forfeits.times(seat) > 0) {
        row(grid, "Seat " + seat, forfeits.times(seat));
      }
    }
    grid.close();
  }

  private IntervalPlot plot() {
    var rows = new ArrayList<IntervalPlot.Row>();
    for (int side = 0; side < sides.size(); side++) {
      rows.add(new IntervalPlot.Row(sides.get(side), share(side), new Mark(side)));
    }
    var equal = new IntervalPlot.Reference(equalShare(), "equal shares");
    return new IntervalPlot(rows, Optional.of(equal), "games won in %");
  }
}
