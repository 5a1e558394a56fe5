package umpire.sim.table;

import umpire.core.text.TextPage;
import umpire.page.Figures;
import umpire.sim.Forfeits;
import umpire.sim.Lineup;
import umpire.sim.count.Confidence;
import umpire.sim.count.Totals;

/// The result of a simulation on one machine or a cluster.
///
/// @param lineup the players
/// @param seed the seed under which the games are numbered
/// @param totals the results of the games
/// @param forfeits the games that were forfeited
/// @param confidence the confidence level of all intervals
public record SimulationResult(
    Lineup<?> lineup, long seed, Totals totals, Forfeits forfeits, Confidence confidence) {

  /// Prints tables for people, or one line of JSON.
  public void print(boolean json, TextPage out) {
    if (json) {
      out.out().text(SimulationJson.of(this).toString()).line();
    } else {
      out.line(heading());
      out.line();
      new SimulationTable(lineup, totals, confidence).print(out);
    }
    out.flush();
  }

  private String heading() {
    return "%s by the rules of %s (%s), %d players, seed %d: %s games"
        .formatted(
            lineup.game().title(),
            lineup.profile().name(),
            lineup.profile().hash(),
            lineup.seats().size(),
            seed,
            Figures.count(totals.games()));
  }
}
