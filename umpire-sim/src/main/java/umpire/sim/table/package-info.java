/// Prints the result of a simulation: tables for people, or one JSON object for programs.
///
/// Reading order: [SimulationResult], which prints either; [SimulationTable] and [SimulationJson].
@NullMarked
package umpire.sim.table;

import org.jspecify.annotations.NullMarked;
