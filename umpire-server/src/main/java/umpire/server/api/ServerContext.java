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

/// What all requests share: the tables, who is let in, how much of everything.
///
/// @param reads does what takes long and changes nothing
public record ServerContext(
    Tables tables, RequestGuard guard, Limits limits, Metrics metrics, WorkPool reads) {

  private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");

  /// The table that a request is about.
  public LiveTable table(Context call) {
    return find(call.pathParam("id"))
        .orElseThrow(() -> RefusalException.notFound(Sentence.of("there is no such table")));
  }

  /// The table with this id.
  public Optional<LiveTable> find(String id) {
    try {
      return isId(id) ? tables.find(id) : Optional.empty();
    } catch (LogException broken) {
      throw Refusals.notNow(broken);
    }
  }

  /// Has something read that takes long: addresses take turns, and the tables that one address asks
  /// about.
  public <T> T far(Context call, LiveTable table, Supplier<T> work) {
    try {
      return reads.call(guard.address(call), table.id(), work);
    } catch (WorkPool.CrowdedException crowded) {
      throw Refusals.crowded(crowded.isOwn());
    }
  }

  /// The same for a stream, which tries again by itself if there is no room.
  LiveTable.FarReader farReader(Context call, LiveTable table) {
    String address = guard.address(call);
    return work -> {
      try {
        return Optional.of(reads.call(address, table.id(), work));
      } catch (WorkPool.CrowdedException _) {
        return Optional.empty();
      }
    };
  }

  /// Whether this may be the id of anything.
  public static boolean isId(String word) {
    return ID.matcher(word).matches();
  }
}
