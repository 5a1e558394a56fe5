package umpire.sim.rows;

import java.util.ArrayList;
import java.util.List;
import umpire.sim.Lineup;
import umpire.sim.Simulation;
import umpire.sim.run.BuildId;

/// The description of a file of rows.
///
/// @param facts the origin of its games, as names and values
/// @param seed the seed of the simulation, from which the seeds of its games follow
/// @param seats the strategies of all seats, separated by spaces
/// @param columns the names of a row's numbers
public record RowHeader(List<Fact> facts, long seed, String seats, List<String> columns) {

  /// The columns before those of the job.
  public static final List<String> OWN_COLUMNS = List.of("game", "seed", "seats");

  public RowHeader {
    facts = List.copyOf(facts);
    columns = List.copyOf(columns);
  }

  /// The header of a simulation's rows.
  ///
  /// @param version the version of Umpire
  /// @param build the build, see [BuildId]
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

  /// A fact that holds for all rows.
  public record Fact(String name, String value) {}

  /// All columns of the file.
  public List<String> allColumns() {
    var all = new ArrayList<>(OWN_COLUMNS);
    all.addAll(columns);
    return all;
  }
}
