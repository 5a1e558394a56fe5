package umpire.cribbage.text;

import umpire.core.classic.Classic;
import umpire.core.classic.ClassicFormat;

/// The format of "Cribbage Pegging" (C25 to C32).
public final class ClassicPegging {

  public static final Classic FORMAT =
      new ClassicFormat(
          "deal",
          (words, _) -> new PeggingReader(words),
          PeggingGenerator.SHAPES,
          (options, out) -> new PeggingGenerator(options, out).run());

  private ClassicPegging() {}
}
