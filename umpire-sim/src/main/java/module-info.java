/// The simulator: plays many games and reports their results.
module umpire.sim {
  requires static org.jspecify;
  requires transitive umpire.core;
  requires transitive umpire.page;
  requires umpire.json;

  exports umpire.sim;
  exports umpire.sim.bot;
  exports umpire.sim.count;
  exports umpire.sim.report;
  exports umpire.sim.rows;
  exports umpire.sim.run;
  exports umpire.sim.table;
}
