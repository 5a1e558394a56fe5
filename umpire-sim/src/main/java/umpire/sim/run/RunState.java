package umpire.sim.run;

import umpire.sim.count.Convergence;
import umpire.sim.count.Totals;

/// How far a run had come when it was left: all that it takes to go on.
///
/// @param games how many are done
/// @param totals what they came to
/// @param convergence how the shares settled
public record RunState(long games, Totals totals, Convergence convergence) {}
