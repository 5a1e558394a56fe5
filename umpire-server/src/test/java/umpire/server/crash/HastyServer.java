package umpire.server.crash;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import umpire.live.Tables;
import umpire.live.log.Append;
import umpire.live.log.CompletedCommand;
import umpire.live.log.LogException;
import umpire.live.log.TableLog;
import umpire.live.work.WallTimer;
import umpire.server.Address;
import umpire.server.Server;
import umpire.server.api.Limits;
import umpire.server.desk.StoredDocuments;
import umpire.store.SqliteFile;
import umpire.store.Store;

/// A server with a planted flaw: it acknowledges and shows changes that are not on disk yet.
final class HastyServer {

  private static final int LATE_MILLIS = 200;

  private HastyServer() {}

  /// @param arguments those of `umpire serve`; the last one is the file
  public static void main(String... arguments) throws Exception {
    try (Store store = new SqliteFile(Path.of(arguments[arguments.length - 1])).open();
        var writer = Executors.newSingleThreadScheduledExecutor();
        var timer = new WallTimer(InstantSource.system());
        var tables =
            new Tables(late(store, writer), InstantSource.system(), timer, new SecureRandom());
        Server server =
            Server.start(Address.ANYWHERE, Limits.USUAL, tables, new StoredDocuments(store))) {
      System.out.println("umpire serves " + server.url());
      new CountDownLatch(1).await();
    }
  }

  /// Returns a log that stores appends a little later, and remembers them until then.
  private static TableLog late(Store store, ScheduledExecutorService writer) {
    var known = new ConcurrentHashMap<List<?>, CompletedCommand>();
    InvocationHandler handler =
        (_, method, arguments) -> {
          if (method.getName().equals("append")) {
            var append = (Append) arguments[0];
            append
                .answered()
                .ifPresent(it -> known.put(List.of(append.table(), it.seat(), it.key()), it));
            writer.schedule(() -> append(store, append), LATE_MILLIS, TimeUnit.MILLISECONDS);
            return null;
          }
          if (method.getName().equals("answered") && known.containsKey(List.of(arguments))) {
            return Optional.of(known.get(List.of(arguments)));
          }
          return method.invoke(store, arguments);
        };
    ClassLoader loader = HastyServer.class.getClassLoader();
    return (TableLog) Proxy.newProxyInstance(loader, new Class<?>[] {TableLog.class}, handler);
  }

  private static @Nullable Void append(Store store, Append append) throws LogException {
    store.append(append);
    return null;
  }
}
