/// Snooker.
module umpire.snooker {
  requires static org.jspecify;
  requires transitive umpire.core;

  exports umpire.snooker;
  exports umpire.snooker.play;
  exports umpire.snooker.text;

  provides umpire.core.game.Game with
      umpire.snooker.SnookerGame;
}
