/// Mau-Mau.
module umpire.maumau {
  requires static org.jspecify;
  requires transitive umpire.core;

  exports umpire.maumau;
  exports umpire.maumau.play;

  provides umpire.core.game.Game with
      umpire.maumau.MauMauGame;
}
