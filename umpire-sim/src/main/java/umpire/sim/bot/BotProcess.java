package umpire.sim.bot;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import umpire.core.kernel.ForfeitException;

/// One life of a bot's program, from its start to its end.
///
/// The thread that asks also writes the question, then waits for the [LineReader]; this saves a
/// thread switch. If the program does not read, the pipe fills up, and the write blocks until the
/// program is killed by [LiveBots].
final class BotProcess {

  /// The time for a program to end on its own, and for the system to report its status.
  private static final Duration LAST_WORDS = Duration.ofMillis(500);

  private static final long NOT_WRITING = 0;

  private final Process process;
  private final OutputStream input;
  private final LineReader listener;
  private final Thread listening;
  private volatile long writeBefore = NOT_WRITING;
  private volatile boolean readTooSlowly;

  private BotProcess(Process process) {
    this.process = process;
    this.input = process.getOutputStream();
    this.listener = new LineReader(process.getInputStream());
    this.listening = daemon("bot-listener", listener::run);
  }

  static BotProcess start(List<String> command, Complaints complaints) throws IOException {
    Process process = new ProcessBuilder(command).start();
    var bot = new BotProcess(process);
    LiveBots.add(bot);
    bot.listening.start();
    daemon("bot-complaints", () -> complaints.read(process.getErrorStream())).start();
    return bot;
  }

  private static Thread daemon(String name, Runnable work) {
    return Thread.ofPlatform().daemon().name(name).unstarted(work);
  }

  /// Writes a question and waits for one line.
  ///
  /// @throws ForfeitException if no line comes in time, the line is too long, or the program ends
  String ask(String question, Duration time) {
    long start = System.nanoTime();
    write(question, start, time);
    try {
      Duration left = time.minusNanos(System.nanoTime() - start);
      return switch (listener.next(left)) {
        case BotOutput.Line(String text) -> text;
        case BotOutput.TooLong() ->
            throw new ForfeitException(
                BotRule.SHORT_LINES,
                "wrote more than %,d bytes in one line".formatted(LineReader.LONGEST_LINE));
        case BotOutput.End() -> throw new ForfeitException(BotRule.KEEP_RUNNING, howItEnded());
        case null ->
            throw new ForfeitException(
                BotRule.ANSWER_IN_TIME,
                "did not answer within "
                    + BotLimits.words(time)
                    + ": expected one line; is it still thinking, or is its output not flushed?");
      };
    } catch (InterruptedException interrupted) {
      throw cancelled();
    }
  }

  private void write(String question, long start, Duration time) {
    byte[] line = (question + "\n").getBytes(StandardCharsets.UTF_8);
    long before = start + time.toNanos();
    writeBefore = before == NOT_WRITING ? before + 1 : before;
    try {
      input.write(line);
      input.flush();
    } catch (IOException broken) {
      if (readTooSlowly) {
        throw new ForfeitException(
            BotRule.ANSWER_IN_TIME, "did not read its question within " + BotLimits.words(time));
      }
      throw new ForfeitException(BotRule.KEEP_RUNNING, howItEnded());
    } finally {
      writeBefore = NOT_WRITING;
    }
  }

  private String howItEnded() {
    try {
      boolean ended = process.waitFor(LAST_WORDS.toMillis(), TimeUnit.MILLISECONDS);
      return ended ? "ended with status " + process.exitValue() : "closed its input or output";
    } catch (InterruptedException interrupted) {
      throw cancelled();
    }
  }

  /// Kills the program because the run was interrupted.
  private CancellationException cancelled() {
    kill();
    Thread.currentThread().interrupt();
    return new CancellationException("interrupted while a bot was asked");
  }

  /// Kills the program if it has not read its question in time. Called periodically by [LiveBots].
  void killIfItDoesNotRead() {
    long before = writeBefore;
    if (before != NOT_WRITING && System.nanoTime() - before > 0) {
      readTooSlowly = true;
      kill();
    }
  }

  /// Kills the program and all programs that it has started.
  void kill() {
    try (Stream<ProcessHandle> children = process.descendants()) {
      List<ProcessHandle> all = children.toList();
      process.destroyForcibly();
      all.forEach(ProcessHandle::destroyForcibly);
    }
    listening.interrupt();
    LiveBots.remove(this);
  }

  /// Closes the program's input, waits a moment for it to end, then kills it.
  void dismiss() {
    try {
      input.close();
      process.waitFor(LAST_WORDS.toMillis(), TimeUnit.MILLISECONDS);
    } catch (IOException broken) {
      // The program has ended already.
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    kill();
  }
}
