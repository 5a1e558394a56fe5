package umpire.cli.simulate;

import java.io.PrintStream;
import java.util.function.Supplier;
import umpire.page.Figures;

/// A line on standard error that shows the progress of long work; nothing if standard error is not
/// a terminal.
public final class Progress {

  private static final long PAUSE = 250_000_000L;

  private final PrintStream err;
  private final boolean shown;
  private final long begun = System.nanoTime();
  private final long before;
  private final String what;
  private long last = begun;
  private int width;

  /// @param before the number of games that an earlier run has played
  public Progress(PrintStream err, boolean shown, long before) {
    this(err, shown, before, "games");
  }

  /// @param what the unit of the work, such as `games`
  public Progress(PrintStream err, boolean shown, long before, String what) {
    this.what = what;
    this.err = err;
    this.shown = shown;
    this.before = before;
  }

  /// Shows the progress, at most every quarter of a second.
  ///
  /// @param wanted the total number of games
  /// @param finding the result so far in a few words; called only when it is shown
  public void at(long done, long wanted, Supplier<String> finding) {
    if (!isDue()) {
      return;
    }
    double rate = rate(done);
    double left = (wanted - done) / rate;
    show(
        "%s of %s %s, %s %s/s, %s left, %s"
            .formatted(
                Figures.rough((double) done),
                Figures.rough((double) wanted),
                what,
                Figures.rough(rate),
                what,
                duration(left),
                finding.get()));
  }

  /// Shows the progress of work whose total is unknown.
  public void at(long done) {
    if (isDue()) {
      show(
          "%s %s, %s %s/s"
              .formatted(Figures.rough((double) done), what, Figures.rough(rate(done)), what));
    }
  }

  private boolean isDue() {
    long now = System.nanoTime();
    if (!shown || now - last < PAUSE) {
      return false;
    }
    last = now;
    return true;
  }

  /// Games per second in this run.
  double rate(long done) {
    return (done - before) / Math.max(seconds(), 1e-9);
  }

  double seconds() {
    return (System.nanoTime() - begun) / 1e9;
  }

  private void show(String line) {
    err.print("\r" + line + " ".repeat(Math.max(0, width - line.length())));
    err.flush();
    width = line.length();
  }

  /// Clears the line.
  public void end() {
    if (width > 0) {
      err.print("\r" + " ".repeat(width) + "\r");
      err.flush();
      width = 0;
    }
  }

  /// The speed of the run, for the last line of output.
  ///
  /// @param what the unit of the work, such as `games`
  public String speed(long done, String what, int threads) {
    return "%s, %s %s/s on %s"
        .formatted(
            duration(seconds()),
            Figures.rough(rate(done)),
            what,
            threads == 1 ? "one thread" : threads + " threads");
  }

  static String duration(double seconds) {
    if (seconds < 100) {
      return Figures.number(seconds, seconds < 10 ? 1 : 0) + " s";
    }
    if (seconds < 100 * 60) {
      return Figures.number(seconds / 60, 0) + " min";
    }
    return Figures.number(seconds / 3600, 1) + " h";
  }
}
