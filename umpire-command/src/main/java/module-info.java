/// What the commands share.
module umpire.command {
  requires static org.jspecify;
  requires transitive umpire.core;
  requires transitive umpire.sim;
  requires transitive info.picocli;

  exports umpire.command;
  exports umpire.command.options;

  opens umpire.command.options to
      info.picocli;

  uses umpire.core.Game;
}
