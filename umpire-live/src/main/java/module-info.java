/// Live tables, without network or database code.
module umpire.live {
  requires static org.jspecify;
  requires transitive umpire.core;
  requires transitive umpire.json;

  exports umpire.live;
  exports umpire.live.log;
  exports umpire.live.message;
  exports umpire.live.seat;
  exports umpire.live.work;

  uses umpire.core.game.Game;
}
