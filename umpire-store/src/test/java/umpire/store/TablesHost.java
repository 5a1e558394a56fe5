package umpire.store;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import umpire.core.match.Viewer;
import umpire.live.Answer;
import umpire.live.Asked;
import umpire.live.Command;
import umpire.live.LiveTable;
import umpire.live.Subscription;
import umpire.live.Tables;
import umpire.live.Update;
import umpire.live.WallTimer;
import umpire.live.seat.Settings;

/// A program with real tables: strategies play as fast as they can, somebody watches each table,
/// and somebody talks. It says of everything that is shown or acknowledged: table, number.
final class TablesHost {

  private static final int GAMES = 4;
  private static final Duration A_WHILE = Duration.ofSeconds(1);

  private TablesHost() {}

  /// @param arguments the file
  public static void main(String... arguments) throws Exception {
    try (Store store = new SqliteFile(Path.of(arguments[0])).open();
        var timer = new WallTimer(InstantSource.system());
        var tables = new Tables(store, InstantSource.system(), timer, new SecureRandom());
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      LiveTable talking =
          tables.open(settings("maumau", "{\"kind\":\"me\",\"name\":\"Anna\"}")).table();
      for (LiveTable table : open(store, tables)) {
        threads.submit(() -> watch(table));
      }
      threads.submit(() -> talk(talking));
    }
  }

  /// The games that earlier lives have left unfinished, and new ones until there are enough.
  private static List<LiveTable> open(Store store, Tables tables) throws Exception {
    var open = new ArrayList<LiveTable>();
    for (String id : store.unfinished()) {
      open.add(tables.find(id).orElseThrow());
    }
    for (int i = 0; i < GAMES; i++) {
      String game = i % 2 == 0 ? "cribbage" : "maumau";
      open.add(tables.open(settings(game, "{\"kind\":\"bot\"}")).table());
    }
    return open;
  }

  private static Settings settings(String game, String first) throws Exception {
    return Settings.read(
        """
        {"game":"%s","seats":[%s,{"kind":"bot"}],"options":{"pace":0}}\
        """
            .formatted(game, first));
  }

  private static Void watch(LiveTable table) throws Exception {
    if (table.subscribe(new Viewer.Spectator(), Optional.empty())
        instanceof Asked.Known<Subscription>(Subscription watched)) {
      while (!watched.isOver()) {
        for (Update update : watched.take(A_WHILE).stream().toList()) {
          say(table, update.seq());
        }
      }
    }
    return null;
  }

  private static Void talk(LiveTable table) {
    for (int i = 0; ; i++) {
      if (table.command(0, new Command.Phrase("k" + i, "hello")) instanceof Answer.Done(long seq)) {
        say(table, seq);
      }
    }
  }

  /// One write, so that lines of many threads stay whole.
  private static void say(LiveTable table, long seq) {
    synchronized (System.out) {
      System.out.print(table.id() + " " + seq + "\n");
      System.out.flush();
    }
  }
}
