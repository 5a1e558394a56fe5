/// Nim, the first example of how a game is added.
module umpire.nim {
  requires static org.jspecify;
  requires transitive umpire.core;

  exports umpire.nim;

  provides umpire.core.Game with
      umpire.nim.NimGame;
}
