package umpire.command;

import umpire.core.RulingLog;
import umpire.core.classic.ClassicReader;
import umpire.core.game.Game;
import umpire.core.text.TextWriter;

/// Writes the classic output for classic input.
public final class Judge implements ClassicRun.StepWriter {

  private final TextWriter out;

  Judge(TextWriter out) {
    this.out = out;
  }

  public static int run(
      Game game, String file, boolean strict, boolean keepGoing, Streams streams) {
    return run(new ClassicRun(game, streams), file, strict, keepGoing, streams);
  }

  /// Judges in a run that the caller has prepared.
  public static int run(
      ClassicRun run, String file, boolean strict, boolean keepGoing, Streams streams) {
    return run.of(file, new Judge(streams.out()), strict, keepGoing);
  }

  @Override
  public void take(ClassicReader reader, RulingLog log) {
    reader.print(log, out);
  }

  @Override
  public boolean listens(ClassicReader reader) {
    return reader.printsFromLog();
  }
}
