/// Cribbage.
module umpire.cribbage {
  requires static org.jspecify;
  requires transitive umpire.core;

  exports umpire.cribbage;
  exports umpire.cribbage.expert;
  exports umpire.cribbage.play;

  provides umpire.core.Game with
      umpire.cribbage.CribbageGame;
}
