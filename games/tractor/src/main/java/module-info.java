/// Tractor as a game module: rules, rounds, notation and strategies.
module umpire.tractor {
  requires static org.jspecify;
  requires transitive umpire.core;

  exports umpire.tractor;
  exports umpire.tractor.cards;
  exports umpire.tractor.deck;
  exports umpire.tractor.play;
  exports umpire.tractor.round;
  exports umpire.tractor.rule;
  exports umpire.tractor.table;
  exports umpire.tractor.thrown;
  exports umpire.tractor.trick;
  exports umpire.tractor.words;

  provides umpire.core.game.Game with
      umpire.tractor.TractorGame;
}
