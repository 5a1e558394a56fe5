/// Crazy Eights, the example of how a game is added.
module umpire.crazyeights {
  requires static org.jspecify;
  requires transitive umpire.core;

  exports umpire.crazyeights;
  exports umpire.crazyeights.play;
  exports umpire.crazyeights.rule;
  exports umpire.crazyeights.table;

  provides umpire.core.game.Game with
      umpire.crazyeights.EightsGame;
}
