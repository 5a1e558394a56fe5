package umpire.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import umpire.core.match.Viewer;
import umpire.live.Tables;
import umpire.live.log.Append;
import umpire.live.log.Summary;
import umpire.live.log.TableLog;
import umpire.live.seat.Settings;

/// Games played by strategies at live tables.
final class PlayedGames {

  private PlayedGames() {}

  /// Plays one game of each kind to its end, and opens a table without players.
  static void into(Store store) throws Exception {
    List<String> games = List.of("maumau", "cribbage");
    var over = new CountDownLatch(games.size());
    try (var time = new HastyTime();
        var tables = new Tables(watched(store, over), time, time, new SecureRandom())) {
      for (String game : games) {
        // Strategies play only while a client is watching.
        tables
            .open(settings(game, "bot"))
            .table()
            .subscribe(new Viewer.Spectator(), Optional.empty());
      }
      if (!over.await(2, TimeUnit.MINUTES)) {
        throw new IllegalStateException("the games do not end: " + store.unfinished());
      }
      tables.open(settings("cribbage", "link"));
    }
  }

  private static Settings settings(String game, String kind) throws Exception {
    String seat = "{\"kind\":\"" + kind + "\"}";
    return Settings.read("{\"game\":\"%s\",\"seats\":[%s,%s]}".formatted(game, seat, seat));
  }

  private static TableLog watched(Store store, CountDownLatch over) {
    return (TableLog)
        Proxy.newProxyInstance(
            PlayedGames.class.getClassLoader(),
            new Class<?>[] {TableLog.class},
            (_, method, arguments) -> {
              try {
                Object result = method.invoke(store, arguments);
                if (method.getName().equals("append")
                    && ((Append) arguments[0]).summary().state() == Summary.State.OVER) {
                  over.countDown();
                }
                return result;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }
}
