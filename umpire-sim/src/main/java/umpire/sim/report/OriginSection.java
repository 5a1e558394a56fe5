package umpire.sim.report;

import java.util.Locale;
import umpire.page.Grid;
import umpire.page.Grid.Column;
import umpire.page.Markup;
import umpire.page.Page;
import umpire.page.Typeset;

/// How the numbers were computed, and the command that reproduces them.
///
/// @param games the number of games played
record OriginSection(Origin origin, long games) {

  private static final double NANOS = 1e9;

  void write(Markup out) {
    Page.section(out, "How it was made");
    Grid facts = Grid.open(out, "The simulation", Column.words("What"), Column.words("Value"));
    facts.row("Game", origin.game());
    for (Rules rules : origin.rules()) {
      facts.row("Rules", rules.name() + " (" + rules.hash() + ")");
    }
    if (!origin.seats().isEmpty()) {
      facts.row("Seats", String.join(", ", origin.seats()));
    }
    facts.row("Games played", Typeset.count(games));
    facts.row("Seed", Long.toString(origin.seed()));
    facts.row("Build", origin.build());
    origin.time().ifPresent(time -> time(facts, time.toNanos() / NANOS));
    facts.close();
    out.paragraph("This command gives the same numbers on any machine and any number of cores:");
    Page.command(out, ShowCommand.line(origin.call()));
    origin.rules().forEach(rules -> choices(out, rules));
    out.closeLine();
  }

  private void time(Grid facts, double seconds) {
    String text = String.format(Locale.ROOT, seconds < 10 ? "%.1f s" : "%.0f s", seconds);
    double pace = seconds > 0 ? games / seconds : 0;
    double round = Math.pow(10, Math.max(0, Math.floor(Math.log10(Math.max(1, pace))) - 2));
    facts.row(
        "Time", text + ", about " + Typeset.fixed(Math.rint(pace / round) * round, 0) + " games/s");
  }

  private static void choices(Markup out, Rules rules) {
    if (rules.choices().isEmpty()) {
      return;
    }
    Grid grid =
        Grid.open(
            out,
            "Where the rules " + rules.name() + " differ from the standard",
            Column.words("Switch"),
            Column.words("Value"),
            Column.words("At this table"));
    for (Rules.Choice choice : rules.choices()) {
      grid.row(choice.name(), choice.value(), choice.effect());
    }
    grid.close();
  }
}
