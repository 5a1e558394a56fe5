/// Live tables, without a network and without a database.
module umpire.live {
  requires static org.jspecify;
  requires transitive umpire.core;

  exports umpire.live.log;

  uses umpire.core.Game;
}
