/// Snooker as a game module: rules, match, notation and strategies.
module umpire.snooker {
  requires static org.jspecify;
  requires transitive umpire.core;

  exports umpire.snooker;
  exports umpire.snooker.ball;
  exports umpire.snooker.frame;
  exports umpire.snooker.match;
  exports umpire.snooker.play;
  exports umpire.snooker.rule;
  exports umpire.snooker.stroke;
  exports umpire.snooker.text;
  exports umpire.snooker.words;

  provides umpire.core.game.Game with
      umpire.snooker.SnookerGame;
}
