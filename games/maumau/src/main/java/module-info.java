/// The game of Mau-Mau.
module umpire.maumau {
  requires static org.jspecify;
  requires transitive umpire.core;

  exports umpire.maumau;
  exports umpire.maumau.cards;
  exports umpire.maumau.deal;
  exports umpire.maumau.inference;
  exports umpire.maumau.match;
  exports umpire.maumau.play;
  exports umpire.maumau.rule;
  exports umpire.maumau.words;

  provides umpire.core.game.Game with
      umpire.maumau.MauMauGame;
}
