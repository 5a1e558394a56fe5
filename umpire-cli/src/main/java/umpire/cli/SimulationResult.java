package umpire.cli;

import umpire.core.text.Print;
import umpire.sim.Company;
import umpire.sim.Confidence;
import umpire.sim.Figures;
import umpire.sim.Totals;

/// What a simulation found, wherever its games were played.
///
/// @param seed the games are numbered under
/// @param totals what they came to
public record SimulationResult(
    Company<?, ?> company, long seed, Totals totals, Confidence confidence) {

  /// Prints tables for people, or one line of JSON.
  public void print(boolean json, Print out) {
    if (json) {
      out.text(SimulationJson.of(company, seed, totals, confidence).toString()).line();
    } else {
      out.text(heading()).line();
      out.line();
      new SimulationTable(company, totals, confidence).print(out);
    }
    out.flush();
  }

  private String heading() {
    return "%s by the rules of %s (%s), %d players, seed %d: %s games"
        .formatted(
            company.game().title(),
            company.profile().name(),
            company.profile().hash(),
            company.seats().size(),
            seed,
            Figures.count(totals.games()));
  }
}
