package umpire.snooker.text.classic;

import umpire.core.classic.Classic;
import umpire.core.classic.ClassicFormat;

/// The format of "Snooker Referee" (S34 to S44).
public final class ClassicSnooker {

  public static final Classic FORMAT =
      new ClassicFormat(
          "frame",
          (words, _) -> new FrameReader(words),
          FrameGenerator.SHAPES,
          (options, out) -> new FrameGenerator(options, out).run());

  private ClassicSnooker() {}
}
