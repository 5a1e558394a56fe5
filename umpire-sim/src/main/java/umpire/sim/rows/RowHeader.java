package umpire.sim.rows;

import java.util.ArrayList;
import java.util.List;
import umpire.sim.Lineup;
import umpire.sim.Simulation;
import umpire.sim.run.BuildId;

/// What a file of rows says about itself.
///
/// @param facts where its games come from: names and values
/// @param seed the games are numbered under
/// @param seats who sat where, in one word
/// @param columns what the numbers of a row are called
public record RowHeader(List<Fact> facts, long seed, String seats, List<String> columns) {

  /// The columns before those of the job.
  public static final List<String> OWN_COLUMNS = List.of("game", "seed", "seats");

  public RowHeader {
    facts = List.copyOf(facts);
    columns = List.copyOf(columns);
  }

  /// The header of a simulation's rows.
  ///
  /// @param version of Umpire
  /// @param build see [BuildId]
  public static RowHeader of(Simulation simulation, String version, String build) {
    Lineup<?> lineup = simulation.lineup();
    String seats = String.join(" ", lineup.seats());
    return new RowHeader(
        List.of(
            new Fact("umpire", version),
            new Fact("build", build),
            new Fact("game", lineup.game().id()),
            new Fact("profile", lineup.profile().name()),
            new Fact("profile_hash", lineup.profile().hash()),
            new Fact("seats", seats),
            new Fact("seed", Long.toString(simulation.seed()))),
        simulation.seed(),
        seats,
        simulation.columns());
  }

  /// One thing that is known of all rows.
  public record Fact(String name, String value) {}

  /// All columns of the file.
  public List<String> allColumns() {
    var all = new ArrayList<>(OWN_COLUMNS);
    all.addAll(columns);
    return all;
  }
}
