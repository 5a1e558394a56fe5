package umpire.sim.run;

import umpire.sim.count.Convergence;
import umpire.sim.count.Totals;

/// The saved state of a run that was interrupted: all that it takes to continue.
///
/// @param games how many are done
/// @param totals what they came to
/// @param convergence how the shares settled
public record RunState(long games, Totals totals, Convergence convergence) {}
