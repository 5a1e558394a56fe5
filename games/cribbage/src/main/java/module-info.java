/// Cribbage.
module umpire.cribbage {
  requires static org.jspecify;
  requires transitive umpire.core;

  exports umpire.cribbage;
  exports umpire.cribbage.expert;
  exports umpire.cribbage.play;

  provides umpire.core.game.Game with
      umpire.cribbage.CribbageGame;
}
