package umpire.command;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicReader;
import umpire.core.game.Game;
import umpire.core.text.TextWriter;

/// One run of `umpire judge` within another program: with the same output, messages and status.
///
/// @param status the exit status of the command
/// @param records the number of records begun
/// @param faults the number of records broken off by a fault
public record JudgeRun(int status, long records, long faults) {

  /// Judges a file.
  ///
  /// @param out receives the result
  /// @param err receives faults and warnings
  public static JudgeRun of(
      Game game,
      String file,
      boolean strict,
      boolean keepGoing,
      OutputStream out,
      OutputStream err) {
    var messages = new PrintStream(err, false, StandardCharsets.UTF_8);
    var streams = Streams.of(InputStream.nullInputStream(), out, messages, false);
    JudgeRun judgeRun = of(game, file, strict, keepGoing, streams);
    messages.flush();
    return judgeRun;
  }

  /// Judges a file, or standard input for `-`.
  public static JudgeRun of(
      Game game, String file, boolean strict, boolean keepGoing, Streams streams) {
    var counter = new Counter(streams.out());
    int status = new ClassicRun(game, streams).of(file, counter, strict, keepGoing);
    return new JudgeRun(status, counter.records, counter.faults);
  }

  /// Judges records and counts them.
  private static final class Counter implements ClassicRun.StepWriter {

    private final ClassicRun.StepWriter judge;
    private long records;
    private long faults;

    Counter(TextWriter out) {
      judge = new Judge(out);
    }

    @Override
    public void take(ClassicReader reader, RulingLog log) {
      records = reader.number();
      judge.take(reader, log);
    }

    @Override
    public boolean listens(ClassicReader reader) {
      return judge.listens(reader);
    }

    @Override
    public void breakOff(ClassicReader reader, RulingLog log) {
      records = Math.max(records, reader.number());
      faults++;
      judge.breakOff(reader, log);
    }
  }
}
