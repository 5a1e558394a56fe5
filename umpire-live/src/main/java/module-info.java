/// Live tables, without a network and without a database.
module umpire.live {
  requires static org.jspecify;
  requires transitive umpire.core;
  requires com.google.gson;

  exports umpire.live;
  exports umpire.live.log;
  exports umpire.live.seat;
  exports umpire.live.wire;

  uses umpire.core.game.Game;
}
