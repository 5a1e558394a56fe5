/// Tractor.
module umpire.tractor {
  requires static org.jspecify;
  requires transitive umpire.core;

  exports umpire.tractor;
  exports umpire.tractor.play;

  provides umpire.core.game.Game with
      umpire.tractor.TractorGame;
}
