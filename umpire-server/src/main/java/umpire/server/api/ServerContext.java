package umpire.server.api;

import io.avaje.jex.http.Context;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import umpire.core.text.Sentence;
import umpire.live.LiveTable;
import umpire.live.Tables;
import umpire.live.log.LogFailure;
import umpire.live.work.WorkPool;
import umpire.server.http.Gate;
import umpire.server.http.Refusal;
import umpire.server.watch.Meters;

/// What all calls share: the tables, who is let in, how much of everything.
///
/// @param reads does what takes long and changes nothing
public record ServerContext(
    Tables tables, Gate gate, Limits limits, Meters meters, WorkPool reads) {

  private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");

  /// The table that a call is about.
  public LiveTable table(Context call) {
    return find(call.pathParam("id"))
        .orElseThrow(() -> Refusal.notFound(Sentence.of("there is no such table")));
  }

  /// The table with this id.
  public Optional<LiveTable> find(String id) {
    try {
      return isId(id) ? tables.find(id) : Optional.empty();
    } catch (LogFailure broken) {
      throw Refusals.notNow(broken);
    }
  }

  /// Has something read that takes long: addresses take turns, and the tables that one address asks
  /// about.
  public <T> T far(Context call, LiveTable table, Supplier<T> work) {
    try {
      return reads.call(gate.address(call), table.id(), work);
    } catch (WorkPool.Crowded crowded) {
      throw Refusals.crowded(crowded.isOwn());
    }
  }

  /// The same for a stream, which tries again by itself if there is no room.
  LiveTable.FarReader farReader(Context call, LiveTable table) {
    String address = gate.address(call);
    return work -> {
      try {
        return Optional.of(reads.call(address, table.id(), work));
      } catch (WorkPool.Crowded _) {
        return Optional.empty();
      }
    };
  }

  /// Whether this may be the id of anything.
  public static boolean isId(String word) {
    return ID.matcher(word).matches();
  }
}
