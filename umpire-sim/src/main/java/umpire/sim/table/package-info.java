/// What a simulation found, on a terminal: tables for people, or one JSON object for programs.
///
/// Reading order: [SimulationResult], which prints either; [SimulationTable] and [SimulationJson];
/// [TextPage] and [TextTable], which comparisons print with as well.
@NullMarked
package umpire.sim.table;

import org.jspecify.annotations.NullMarked;
