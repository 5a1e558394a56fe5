/// The command line.
module umpire.cli {
  requires static org.jspecify;
  requires umpire.command;
  requires umpire.core;
  requires umpire.sim;
  requires com.google.gson;
  requires info.picocli;

  opens umpire.cli to
      info.picocli;

  uses umpire.core.Game;
  uses umpire.sim.RowFormat;
}
