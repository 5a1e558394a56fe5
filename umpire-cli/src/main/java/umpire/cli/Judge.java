package umpire.cli;

import umpire.core.Game;

/// Classic input in, classic output out.
final class Judge {

  private Judge() {}

  static int run(Game<?> game, String file, boolean strict, boolean keepGoing, Streams streams) {
    Hearing.Scribe scribe = (sitting, tape) -> sitting.print(tape, streams.out());
    return new Hearing(game, streams).of(file, scribe, strict, keepGoing);
  }
}
