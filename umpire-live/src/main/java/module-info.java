/// Live tables, without a network and without a database.
module umpire.live {
  requires static org.jspecify;
  requires transitive umpire.core;
  requires transitive umpire.json;

  exports umpire.live;
  exports umpire.live.log;
  exports umpire.live.seat;

  uses umpire.core.game.Game;
}
