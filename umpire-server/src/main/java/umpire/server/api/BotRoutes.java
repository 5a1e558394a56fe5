package umpire.server.api;

import io.avaje.jex.Routing;
import io.avaje.jex.http.Context;
import java.io.IOException;
import java.util.Optional;
import umpire.core.match.Viewer;
import umpire.json.BadFieldsException;
import umpire.json.Fields;
import umpire.live.LiveTable;
import umpire.live.message.Command;
import umpire.live.message.Subscription;
import umpire.server.http.Body;

/// `/api/tables/{id}/bot`: the protocol of `docs/bots.md` over HTTP. A bot reads questions from a
/// stream and answers each with a request; after a refused answer it may send another.
public final class BotRoutes implements Routing.HttpService {

  private final ServerContext server;
  private final OpenStreams streams;
  private final SeatRoutes seats;

  public BotRoutes(ServerContext server, OpenStreams streams, SeatRoutes seats) {
    this.server = server;
    this.streams = streams;
    this.seats = seats;
  }

  @Override
  public void add(Routing routing) {
    routing.get("/api/tables/{id}/bot", this::questions);
    routing.post("/api/tables/{id}/bot", this::answer);
  }

  private void questions(Context call) throws IOException {
    Caller caller = Caller.of(call, server.table(call));
    int seat = caller.seatOrRefuse();
    Viewer viewer = caller.table().viewer(seat);
    LiveTable.HistoryReader far = server.farReader(call, caller.table());
    try (Subscription updates =
        Refusals.known(caller.table(), caller.table().subscribe(viewer, Optional.empty(), far))) {
      var questioner = new BotQuestioner(caller.table(), seat);
      streams.answer(
          call,
          StreamFormat.LINES.type(),
          stream -> stream.follow(updates, StreamFormat.LINES, questioner::tell));
    }
  }

  private void answer(Context call) {
    Caller caller = seats.seated(call);
    Fields fields = Body.fields(call, server.limits().body(), "id", "event");
    try {
      int id = fields.number("id", 0, 0, Integer.MAX_VALUE);
      String event = fields.needText("event");
      var move = new Command.Move("bot-" + id, id, event, Optional.empty());
      seats.carryOut(call, caller, move);
    } catch (BadFieldsException wrong) {
      throw Body.refusal(wrong);
    }
  }
}
