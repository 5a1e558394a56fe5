/// The vocabulary every game shares: rules, rulings, kernels, and text.
module umpire.core {
  requires static transitive org.jspecify;

  exports umpire.core;
  exports umpire.core.arena;
  exports umpire.core.cards;
  exports umpire.core.classic;
  exports umpire.core.count;
  exports umpire.core.fair;
  exports umpire.core.game;
  exports umpire.core.gaps;
  exports umpire.core.kernel;
  exports umpire.core.match;
  exports umpire.core.plain;
  exports umpire.core.profile;
  exports umpire.core.record;
  exports umpire.core.repair;
  exports umpire.core.ruling;
  exports umpire.core.search;
  exports umpire.core.session;
  exports umpire.core.text;
  exports umpire.core.verify;
  exports umpire.core.words;

  uses umpire.core.game.Game;
}
