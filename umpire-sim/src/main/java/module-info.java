/// The simulator.
module umpire.sim {
  requires static org.jspecify;
  requires transitive umpire.core;
  requires com.google.gson;

  exports umpire.sim;
  exports umpire.sim.bot;

  uses umpire.core.Game;
}
