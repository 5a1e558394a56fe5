package umpire.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Measures how many appends per second become durable and how long each waits, beside the disk's
/// own speed in that minute. See `bench/log`.
///
/// Arguments: seconds for each row, and the folder for its files.
public final class LogSpeed {

  private static final int[] TABLES = {1, 8, 64, 512};

  private LogSpeed() {}

  public static void main(String[] args) throws Exception {
    long nanos = 1_000_000_000L * (args.length > 0 ? Integer.parseInt(args[0]) : 5);
    Path base = args.length > 1 ? Path.of(args[1]) : Path.of("").toAbsolutePath();
    Path folder = Files.createTempDirectory(base, "log-speed");
    try {
      measureStart(folder);
      System.out.println("| tables at once | appends/s | p50 ms | p99 ms | raw flushes/s then |");
      System.out.println("|--:|--:|--:|--:|--:|");
      for (int tables : TABLES) {
        Path file = folder.resolve(tables + ".db");
        try (Store store = new SqliteFile(file).open()) {
          measure(store, tables, nanos, flushes(folder, nanos / 4));
        }
      }
    } finally {
      try (var files = Files.walk(folder)) {
        for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  private static void measureStart(Path folder) throws Exception {
    for (String what : List.of("a new file", "a file that is current", "the same, once more")) {
      long begin = System.nanoTime();
      new SqliteFile(folder.resolve("start.db")).open().close();
      System.out.printf("opens %s in %d ms%n", what, (System.nanoTime() - begin) / 1_000_000);
    }
    System.out.println();
  }

  private static void measure(Store store, int tables, long nanos, double raw) throws Exception {
    run(store, tables, nanos / 4, "warm");
    long begin = System.nanoTime();
    long[] waits = run(store, tables, nanos, "t");
    double seconds = (System.nanoTime() - begin) / 1e9;
    check(store, tables, waits.length);
    Arrays.sort(waits);
    System.out.printf(
        "| %d | %,.0f | %.1f | %.1f | %,.0f |%n",
        tables,
        waits.length / seconds,
        waits[waits.length / 2] / 1e6,
        waits[(int) (waits.length * 0.99)] / 1e6,
        raw);
  }

  /// Checks that every acknowledged append is stored.
  private static void check(Store store, int tables, long appends) throws Exception {
    long found = 0;
    for (int table = 0; table < tables; table++) {
      found += store.load("t" + table).orElseThrow().entries().size();
    }
    if (found != appends) {
      throw new IllegalStateException(appends + " were acknowledged, " + found + " are there");
    }
  }

  /// @return how long each append waited
  private static long[] run(Store store, int tables, long nanos, String name) throws Exception {
    long end = System.nanoTime() + nanos;
    var work = new ArrayList<Callable<List<Long>>>();
    for (int table = 0; table < tables; table++) {
      String id = name + table;
      work.add(() -> fill(store, id, end));
    }
    var all = new ArrayList<Long>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Future<List<Long>> waits : threads.invokeAll(work)) {
        all.addAll(waits.get());
      }
    }
    return all.stream().mapToLong(Long::longValue).toArray();
  }

  private static List<Long> fill(Store store, String table, long end) throws Exception {
    var waits = new ArrayList<Long>();
    for (long seq = 1; seq == 1 || System.nanoTime() < end; seq++) {
      long begin = System.nanoTime();
      store.append(seq == 1 ? Sample.opened(table) : Sample.move(table, seq));
      waits.add(System.nanoTime() - begin);
    }
    return waits;
  }

  /// Returns how often per second this disk writes and flushes 4 kB.
  private static double flushes(Path folder, long nanos) throws IOException {
    Path file = folder.resolve("raw");
    var page = ByteBuffer.allocate(4096);
    try (var channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      long begin = System.nanoTime();
      int count = 0;
      while (System.nanoTime() - begin < nanos) {
        channel.write(page.rewind());
        channel.force(false);
        count++;
      }
      return count * 1e9 / (System.nanoTime() - begin);
    }
  }
}
