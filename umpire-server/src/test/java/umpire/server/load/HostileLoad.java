package umpire.server.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/// Runs every kind of hostile load at once: hostile players at tables of all games, readers of a
/// long game, clients that do not read, tables of experts. See `bench/live`.
///
/// @param seconds the duration
/// @param companies the number of hostile companies at a time
/// @param experts the number of watched tables of experts
/// @param events the length of the game that others read
record HostileLoad(int seconds, int companies, int experts, int events) {

  /// The result of a run.
  ///
  /// @param faults failures: errors, missing answers, complaints in the server's log
  /// @param resident the server's memory at ten moments, in megabytes
  record Result(Map<Integer, Integer> answers, List<String> faults, List<Long> resident) {}

  private static final int MOMENTS = 10;
  private static final int MAX_COMPLAINTS = 10;
  private static final int STALLED = 80;
  private static final int READERS = 8;

  /// @param options for java, in addition to those of the launcher
  Result run(Path file, long seed, String... options) throws Exception {
    var crowd = new Crowd();
    String game = crowd.lay(file, 1, ReaderLoad.BOTS).getFirst().table().id();
    var watched = new ArrayList<>(List.of(game));
    crowd
        .lay(file, experts, ReaderLoad.experts("tractor", 4))
        .forEach(each -> watched.add(each.table().id()));
    Path complaints = file.resolveSibling("complaints");
    try (ServedProcess server = ServedProcess.start(file, complaints, options);
        var strangers = new HeavyReaders(server.port());
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      watched.forEach(table -> crowd.watch(table, server));
      strangers.read(game, strangers.await(game, events, Duration.ofMinutes(2)), READERS);
      strangers.stall(game, STALLED);
      var requests = new HostileRequests(server.port());
      long until = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
      var visits = new ArrayList<Future<?>>();
      for (int i = 0; i < companies; i++) {
        int number = i;
        visits.add(threads.submit(() -> visit(requests, number, new Random(seed + number), until)));
      }
      List<Long> resident = watchMemory(server);
      return new Result(requests.answers(), faults(visits, requests, complaints), resident);
    }
  }

  private static Void visit(HostileRequests requests, int number, Random random, long until)
      throws Exception {
    try (HostileRequests.Caller caller = requests.caller(number)) {
      new HostileCompany(caller, random).visit(until);
    }
    return null;
  }

  private List<Long> watchMemory(ServedProcess server) throws IOException, InterruptedException {
    var resident = new ArrayList<Long>();
    for (int i = 0; i < MOMENTS; i++) {
      Thread.sleep(Duration.ofSeconds(seconds).dividedBy(MOMENTS));
      resident.add(server.resident());
    }
    return resident;
  }

  private static List<String> faults(
      List<Future<?>> visits, HostileRequests requests, Path complaints) throws Exception {
    var faults = new ArrayList<String>();
    for (Future<?> visit : visits) {
      try {
        visit.get();
      } catch (ExecutionException broken) {
        faults.add(broken.toString());
      }
    }
    faults.addAll(requests.faults());
    complaintsIn(Files.readAllLines(complaints)).limit(MAX_COMPLAINTS).forEach(faults::add);
    return faults;
  }

  /// Returns the lines of a server's log that report a failure.
  static Stream<String> complaintsIn(List<String> log) {
    return log.stream().filter(line -> line.contains("\"severe\"") || line.contains("Exception"));
  }
}
