/// Crazy Eights, the example of how a game is added.
module umpire.crazyeights {
  requires static org.jspecify;
  requires transitive umpire.core;

  exports umpire.crazyeights;

  provides umpire.core.Game with
      umpire.crazyeights.EightsGame;
}
