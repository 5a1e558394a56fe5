package umpire.maumau.text;

import umpire.core.classic.Classic;
import umpire.core.classic.ClassicFormat;

/// The format of "Mau-Mau" (M16 to M21).
public final class MauMauFormat {

  public static final Classic CLASSIC =
      new ClassicFormat(
          "game",
          (words, _) -> new MauMauReader(words),
          MauMauGenerator.SHAPES,
          (options, out) -> new MauMauGenerator(options, out).run());

  private MauMauFormat() {}
}
