package umpire.command;

import umpire.core.Game;
import umpire.core.Tape;
import umpire.core.text.ClassicReader;
import umpire.core.text.Print;

/// Classic input in, classic output out.
public final class Judge implements ClassicRun.StepWriter {

  private final Print out;

  Judge(Print out) {
    this.out = out;
  }

  public static int run(
      Game game, String file, boolean strict, boolean keepGoing, Streams streams) {
    return new ClassicRun(game, streams).of(file, new Judge(streams.out()), strict, keepGoing);
  }

  @Override
  public void take(ClassicReader reader, Tape tape) {
    reader.print(tape, out);
  }

  @Override
  public boolean listens(ClassicReader reader) {
    return reader.printsFromTape();
  }
}
