/// Snooker.
module umpire.snooker {
  requires static org.jspecify;
  requires transitive umpire.core;

  exports umpire.snooker;
  exports umpire.snooker.play;

  provides umpire.core.Game with
      umpire.snooker.SnookerGame;
}
