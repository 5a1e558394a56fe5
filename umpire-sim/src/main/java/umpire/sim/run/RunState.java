package umpire.sim.run;

import umpire.sim.count.Convergence;
import umpire.sim.count.Totals;

/// The saved state of a run that was interrupted: everything needed to continue it.
///
/// @param games the number of games done
/// @param totals their results
/// @param convergence the wins at several moments
public record RunState(long games, Totals totals, Convergence convergence) {}
