/// Tractor.
module umpire.tractor {
  requires static org.jspecify;
  requires transitive umpire.core;

  exports umpire.tractor;
  exports umpire.tractor.match;

  provides umpire.core.Game with
      umpire.tractor.TractorGame;
}
