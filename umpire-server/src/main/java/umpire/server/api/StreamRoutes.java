package umpire.server.api;

import io.avaje.jex.Routing;
import io.avaje.jex.http.Context;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import umpire.core.match.Viewer;
import umpire.live.LiveTable;
import umpire.live.message.Subscription;

/// `/api/tables/{id}/stream`: live updates of a table for browsers and programs.
public final class StreamRoutes implements Routing.HttpService {

  private static final int SOONEST_MILLIS = 1_000;
  private static final int LATEST_MILLIS = 4_000;

  private final ServerContext server;
  private final OpenStreams streams;

  public StreamRoutes(ServerContext server, OpenStreams streams) {
    this.server = server;
    this.streams = streams;
  }

  @Override
  public void add(Routing routing) {
    routing.get("/api/tables/{id}/stream", this::stream);
  }

  private void stream(Context call) throws IOException {
    Caller caller = Caller.of(call, server.table(call));
    Viewer viewer = caller.viewer(call.queryParam("as"));
    // A reconnecting browser sends the last id it has received, which is newer than the one in the
    // URL.
    String last = call.header("Last-Event-ID");
    Optional<Long> since = TableRoutes.since(last != null ? last : call.queryParam("since"));
    StreamFormat format = StreamFormat.wanted(call.header("Accept"));
    LiveTable.HistoryReader far = server.farReader(call, caller.table());
    try (Subscription updates =
        Refusals.known(caller.table(), caller.table().subscribe(viewer, since, far))) {
      int retry = ThreadLocalRandom.current().nextInt(SOONEST_MILLIS, LATEST_MILLIS);
      streams.answer(
          call,
          format.type(),
          stream -> {
            stream.write(out -> format.begin(out, retry));
            stream.follow(updates, format, format::update);
          });
    }
  }
}
