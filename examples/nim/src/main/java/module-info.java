/// Nim, the first example of how a game is added.
module umpire.nim {
  requires static org.jspecify;
  requires transitive umpire.core;

  exports umpire.nim;

  provides umpire.core.game.Game with
      umpire.nim.NimGame;
}
