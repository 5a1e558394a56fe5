package umpire.server.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.avaje.jex.Routing;
import io.avaje.jex.http.Context;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import umpire.core.text.Json;
import umpire.json.BadFieldsException;
import umpire.json.Fields;
import umpire.live.LiveTable;
import umpire.live.message.Command;
import umpire.live.message.QueryResult;
import umpire.server.http.Body;
import umpire.server.http.RateLimiter;
import umpire.server.http.Reply;

/// Requests of a seat's holder: commands and questions to the referee.
public final class SeatRoutes implements Routing.HttpService {

  private static final int LONGEST_KEY = 64;
  private static final int MAX_EVENTS = 1 << 20;

  private final ServerContext server;
  private final RateLimiter commands;

  public SeatRoutes(ServerContext server) {
    this.server = server;
    this.commands =
        new RateLimiter(server.limits().commands(), Duration.ofSeconds(1), System::nanoTime);
  }

  /// Reads a command from the body of a request.
  private interface Reader<T> {
    T of(Fields fields) throws BadFieldsException;
  }

  @Override
  public void add(Routing routing) {
    routing.post(
        "/api/tables/{id}/moves", call -> command(call, SeatRoutes::move, "ask", "event", "by"));
    routing.post("/api/tables/{id}/back", call -> command(call, SeatRoutes::back, "do", "to"));
    routing.post("/api/tables/{id}/resign", call -> command(call, f -> new Command.Resign(key(f))));
    routing.post("/api/tables/{id}/return", call -> command(call, f -> new Command.Return(key(f))));
    routing.post(
        "/api/tables/{id}/rematch",
        call ->
            command(call, f -> new Command.Rematch(key(f), f.text("commitment")), "commitment"));
    routing.post("/api/tables/{id}/part", this::part);
    routing.post("/api/tables/{id}/phrase", call -> command(call, SeatRoutes::phrase, "phrase"));
    routing.post("/api/tables/{id}/why", this::why);
    routing.post("/api/tables/{id}/hint", this::hint);
  }

  /// Returns the client, if it holds a seat and is within its limit; otherwise refuses.
  Caller seated(Context call) {
    Caller caller = Caller.of(call, server.table(call));
    int seat = caller.seatOrRefuse();
    server.guard().sameOrigin(call, caller.byCookie());
    commands.take(caller.table().id() + " " + seat);
    return caller;
  }

  /// @param more fields of the body in addition to the key
  private void command(Context call, Reader<Command> reader, String... more) {
    Caller caller = seated(call);
    var known = new String[more.length + 1];
    known[0] = "key";
    System.arraycopy(more, 0, known, 1, more.length);
    try {
      Command command = reader.of(Body.fields(call, server.limits().body(), known));
      carryOut(call, caller, command);
    } catch (BadFieldsException wrong) {
      throw Body.refusal(wrong);
    }
  }

  void carryOut(Context call, Caller caller, Command command) {
    long start = System.nanoTime();
    long seq =
        Refusals.done(caller.table(), caller.table().command(caller.seatOrRefuse(), command));
    server.metrics().commandDone(System.nanoTime() - start);
    Reply.json(call, 200, new Json().put("seq", seq));
  }

  private static String key(Fields fields) throws BadFieldsException {
    String key = fields.text("key").orElse("");
    if (key.isEmpty() || key.length() > LONGEST_KEY) {
      throw new BadFieldsException(
          "key", "expected a string of 1 to " + LONGEST_KEY + " characters");
    }
    return key;
  }

  private static Command move(Fields fields) throws BadFieldsException {
    int ask = fields.number("ask", 0, 0, Integer.MAX_VALUE);
    return new Command.Move(key(fields), ask, event(fields), fields.text("by"));
  }

  private static String event(Fields fields) throws BadFieldsException {
    return fields.needText("event");
  }

  private static Command back(Fields fields) throws BadFieldsException {
    String key = key(fields);
    return switch (fields.text("do").orElse("")) {
      case "ask" -> {
        int to = fields.number("to", -1, 0, MAX_EVENTS);
        yield new Command.RequestTakeBack(key, to < 0 ? OptionalInt.empty() : OptionalInt.of(to));
      }
      case "agree" -> new Command.AcceptTakeBack(key);
      case "refuse" -> new Command.RefuseTakeBack(key);
      default -> throw new BadFieldsException("do", "expected 'ask', 'agree' or 'refuse'");
    };
  }

  private static Command phrase(Fields fields) throws BadFieldsException {
    return new Command.Phrase(key(fields), fields.needText("phrase"));
  }

  /// Reveals or gives up the seat's part of the deal. This needs no key, because repeating it has
  /// no effect.
  private void part(Context call) {
    Caller caller = seated(call);
    Fields fields = Body.fields(call, server.limits().body(), "part", "giveUp");
    try {
      carryOut(call, caller, part(fields));
    } catch (BadFieldsException wrong) {
      throw Body.refusal(wrong);
    }
  }

  private static Command part(Fields fields) throws BadFieldsException {
    if (!fields.truth("giveUp", false)) {
      return new Command.RevealPart(fields.needText("part"));
    }
    if (fields.text("part").isPresent()) {
      throw new BadFieldsException("giveUp", "expected either 'part' or 'giveUp', found both");
    }
    return new Command.GiveUpPart();
  }

  private void why(Context call) {
    Caller caller = seated(call);
    Fields fields = Body.fields(call, server.limits().body(), "event", "by");
    try {
      Optional<String> by = fields.text("by");
      String event = event(fields);
      LiveTable table = caller.table();
      QueryResult<String> answer =
          server.far(call, table, () -> table.why(caller.seatOrRefuse(), event, by));
      Reply.json(call, 200, Refusals.known(table, answer).getBytes(UTF_8));
    } catch (BadFieldsException wrong) {
      throw Body.refusal(wrong);
    }
  }

  private void hint(Context call) {
    Caller caller = seated(call);
    Body.fields(call, server.limits().body());
    LiveTable table = caller.table();
    QueryResult<String> answer = server.far(call, table, () -> table.hint(caller.seatOrRefuse()));
    Reply.json(call, 200, Refusals.known(table, answer).getBytes(UTF_8));
  }
}
