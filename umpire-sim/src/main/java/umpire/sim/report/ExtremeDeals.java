package umpire.sim.report;

import java.util.ArrayList;
import java.util.List;
import umpire.page.Grid;
import umpire.page.Grid.Column;
import umpire.page.Markup;
import umpire.page.Page;
import umpire.page.Typeset;
import umpire.sim.count.Counts;
import umpire.sim.report.ExtremeSection.Extreme;

/// The deals with the largest differences, each with the commands that show it.
final class ExtremeDeals {

  private record Deal(Extreme extreme, List<ShowCommand> shows) {}

  private final List<Deal> deals = new ArrayList<>();

  /// Adds a deal, unless all deals gave the same difference.
  ///
  /// @param highest whether to add the deal with the highest difference or with the lowest
  void add(String what, Counts counts, boolean highest, List<ShowCommand> shows) {
    if (counts.lowest() == counts.highest()) {
      return;
    }
    int value = highest ? counts.highest() : counts.lowest();
    long game = highest ? counts.highestGame() : counts.lowestGame();
    deals.add(new Deal(new Extreme(what, Typeset.count(value), game), shows));
  }

  void write(Markup out) {
    if (deals.isEmpty()) {
      return;
    }
    Page.section(out, "Extreme deals");
    Grid grid =
        Grid.open(
            out,
            "Where the two differ most; deals are counted from 0",
            Column.words("What"),
            Column.number("Difference"),
            Column.number("Deal"),
            Column.words("Commands"));
    for (Deal deal : deals) {
      Extreme extreme = deal.extreme();
      grid.commands(
          List.of(extreme.what(), extreme.value(), Long.toString(extreme.game())),
          deal.shows().stream().map(each -> command(each, extreme.game())).toList());
    }
    grid.close();
    out.closeLine();
  }

  private static String command(ShowCommand show, long game) {
    String command = show.command(game);
    return show.label().isEmpty() ? command : command + "   # " + show.label();
  }
}
