package umpire.server.api;

import io.avaje.jex.http.Context;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import umpire.core.text.Sentence;
import umpire.live.LiveTable;
import umpire.live.Tables;
import umpire.live.log.LogException;
import umpire.live.work.WorkPool;
import umpire.server.http.RefusalException;
import umpire.server.http.RequestGuard;
import umpire.server.monitoring.Metrics;

/// The services that all requests share.
///
/// @param reads runs long queries
public record ServerContext(
    Tables tables, RequestGuard guard, Limits limits, Metrics metrics, WorkPool reads) {

  private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");

  /// Returns the table in the path of a request, or refuses.
  public LiveTable table(Context call) {
    return find(call.pathParam("id"))
        .orElseThrow(() -> RefusalException.notFound(Sentence.of("there is no such table")));
  }

  /// Returns the table with this id; empty if there is none.
  public Optional<LiveTable> find(String id) {
    try {
      return isId(id) ? tables.find(id) : Optional.empty();
    } catch (LogException broken) {
      throw Refusals.notNow(broken);
    }
  }

  /// Runs a long query in a pool where addresses take turns, as do the tables that one address asks
  /// about.
  public <T> T far(Context call, LiveTable table, Supplier<T> work) {
    try {
      return reads.call(guard.address(call), table.id(), work);
    } catch (WorkPool.CrowdedException crowded) {
      throw Refusals.crowded(crowded.isOwn());
    }
  }

  /// Returns a reader for streams, which runs in that pool and retries while it is full.
  LiveTable.HistoryReader farReader(Context call, LiveTable table) {
    String address = guard.address(call);
    return work -> {
      try {
        return Optional.of(reads.call(address, table.id(), work));
      } catch (WorkPool.CrowdedException _) {
        return Optional.empty();
      }
    };
  }

  /// Whether this text may be an id.
  public static boolean isId(String word) {
    return ID.matcher(word).matches();
  }
}
