package umpire.store;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import umpire.live.log.Append;
import umpire.live.log.LogException;
import umpire.live.log.StoredTable;
import umpire.live.log.TableLog;

/// A program that appends to many tables at once as fast as it can, and prints each acknowledged
/// entry: table, number. It runs until it is killed or the disk is full.
final class Appender {

  static final int TABLES = 8;

  private final TableLog log;
  private final boolean early;
  private final PrintStream out = System.out;

  private Appender(TableLog log, boolean early) {
    this.log = log;
    this.early = early;
  }

  /// @param arguments the file; `early` for the planted flaw: acknowledging before the commit
  public static void main(String... arguments) throws Exception {
    boolean early = arguments.length > 1 && arguments[1].equals("early");
    try (Store log = new SqliteFile(Path.of(arguments[0])).open();
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var appender = new Appender(log, early);
      IntStream.range(0, TABLES).forEach(i -> threads.submit(() -> appender.fill("t" + i)));
    }
  }

  private void fill(String table) {
    try {
      long next = 1 + log.load(table).map(Appender::last).orElse(0L);
      while (true) {
        Append append = next(table, next);
        next = append.entries().getLast().seq() + 1;
        if (early) {
          say(table + " " + (next - 1));
        }
        log.append(append);
        say(table + " " + (next - 1));
      }
    } catch (LogException e) {
      say("broken " + table);
    }
  }

  /// Prints a line in one write, so that lines of several threads do not mix.
  private void say(String line) {
    synchronized (out) {
      out.print(line + "\n");
      out.flush();
    }
  }

  private static long last(StoredTable stored) {
    return stored.entries().getLast().seq();
  }

  /// Returns the command that follows the stored entries; it has one to three entries.
  static Append next(String table, long from) {
    return from == 1 ? Sample.opened(table) : Sample.move(table, from, end(from));
  }

  /// Returns the last entry of the command that begins with this one.
  static long end(long from) {
    return from == 1 ? 1 : from + from % 3;
  }

  /// Returns the command that ends with this entry; empty if none does.
  static Optional<Append> endingWith(String table, long seq) {
    for (long from = 1; from <= seq; from = end(from) + 1) {
      if (end(from) == seq) {
        return Optional.of(next(table, from));
      }
    }
    return Optional.empty();
  }
}
