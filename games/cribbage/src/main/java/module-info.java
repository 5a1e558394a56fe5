/// The game of cribbage.
module umpire.cribbage {
  requires static org.jspecify;
  requires transitive umpire.core;

  exports umpire.cribbage;
  exports umpire.cribbage.cards;
  exports umpire.cribbage.event;
  exports umpire.cribbage.expert;
  exports umpire.cribbage.game;
  exports umpire.cribbage.pegging;
  exports umpire.cribbage.play;
  exports umpire.cribbage.rules;
  exports umpire.cribbage.show;
  exports umpire.cribbage.table;

  provides umpire.core.game.Game with
      umpire.cribbage.CribbageGame;
}
