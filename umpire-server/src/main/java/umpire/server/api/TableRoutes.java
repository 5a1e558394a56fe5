package umpire.server.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.avaje.jex.Routing;
import io.avaje.jex.http.Context;
import io.avaje.jex.http.HttpStatus;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import umpire.core.match.Viewer;
import umpire.core.text.Json;
import umpire.core.text.Sentence;
import umpire.json.BadFieldsException;
import umpire.json.Fields;
import umpire.live.LiveTable;
import umpire.live.NewTable;
import umpire.live.log.LogException;
import umpire.live.log.Summary;
import umpire.live.message.Command;
import umpire.live.message.QueryResult;
import umpire.live.message.Update;
import umpire.live.seat.OpeningKey;
import umpire.live.seat.Settings;
import umpire.live.seat.Token;
import umpire.server.http.Body;
import umpire.server.http.RateLimiter;
import umpire.server.http.RefusalException;
import umpire.server.http.Reply;

/// `/api/tables`: opening, listing and showing tables, and taking seats.
public final class TableRoutes implements Routing.HttpService {

  private static final int MAX_LISTED = 100;

  private final ServerContext server;
  private final OpenStreams streams;
  private final RateLimiter laid;
  private final RateLimiter claims;
  private final RateLimiter wrongClaims;

  public TableRoutes(ServerContext server, OpenStreams streams) {
    this.server = server;
    this.streams = streams;
    Duration minute = Duration.ofMinutes(1);
    this.laid = new RateLimiter(server.limits().tables(), minute, System::nanoTime);
    this.claims = new RateLimiter(server.limits().claims(), minute, System::nanoTime);
    this.wrongClaims = new RateLimiter(server.limits().claims(), minute, System::nanoTime);
  }

  @Override
  public void add(Routing routing) {
    routing.post("/api/tables", this::lay);
    routing.get("/api/tables", this::list);
    routing.get("/api/tables/{id}", this::now);
    routing.post("/api/tables/{id}/claim", this::claim);
    routing.get("/api/tables/{id}/at/{n}", this::at);
    routing.get("/api/tables/{id}/record", this::record);
  }

  private void lay(Context call) {
    server.guard().sameOrigin(call, false);
    laid.take(server.guard().address(call));
    try {
      NewTable table = opened(Fields.of(Body.text(call, server.limits().body())));
      server.metrics().tableLaid();
      table.places().stream()
          .filter(NewTable.Place::mine)
          .findFirst()
          .ifPresent(mine -> Caller.keep(call, table.table(), mine.token(), server.guard()));
      String url = "/t/" + table.table().id();
      List<Json> seats = table.places().stream().map(place -> place(place, url)).toList();
      var answer = new Json().put("id", table.table().id()).put("url", url);
      Reply.json(call, 201, answer.objects("seats", seats));
    } catch (BadFieldsException wrong) {
      throw RefusalException.malformed(HttpStatus.UNPROCESSABLE_CONTENT_422, wrong.whole());
    } catch (LogException broken) {
      throw Refusals.notNow(broken);
    }
  }

  /// Opens a table. A client that chose a key and got no answer sends its request again.
  private NewTable opened(Fields fields) throws BadFieldsException, LogException {
    Settings settings = Settings.readBeside(fields, "key");
    Optional<String> key = fields.text("key");
    return key.isPresent()
        ? server.tables().open(settings, OpeningKey.of(key.get()))
        : server.tables().open(settings);
  }

  /// The token follows the `#`, which browsers do not send to any server.
  private static Json place(NewTable.Place place, String url) {
    var json = new Json().put("seat", place.seat()).put("mine", place.mine());
    place.name().ifPresent(name -> json.put("name", name));
    return json.put("link", url + "#" + place.token().text());
  }

  private void list(Context call) {
    String wish = Optional.ofNullable(call.queryParam("state")).orElse("open");
    for (Summary.State state : Summary.State.values()) {
      if (word(state).equals(wish)) {
        Reply.json(call, 200, new Json().objects("tables", listed(state)));
        return;
      }
    }
    throw RefusalException.malformed(
        HttpStatus.BAD_REQUEST_400, "state: expected open, playing or over");
  }

  private List<Json> listed(Summary.State state) {
    try {
      var tables = new ArrayList<Json>();
      for (Summary table : server.tables().list(state, MAX_LISTED)) {
        tables.add(
            new Json()
                .put("id", table.id())
                .put("game", table.game())
                .put("rules", table.rules())
                .put("state", word(table.state()))
                .put("seats", table.seats())
                .put("changed", table.changed().toString()));
      }
      return tables;
    } catch (LogException broken) {
      throw Refusals.notNow(broken);
    }
  }

  private static String word(Summary.State state) {
    return state.name().toLowerCase(Locale.ROOT);
  }

  private void now(Context call) {
    Caller caller = Caller.of(call, server.table(call));
    Viewer viewer = caller.viewer(call.queryParam("as"));
    LiveTable table = caller.table();
    Optional<Long> since = since(call.queryParam("since"));
    QueryResult<Update> now =
        table.needsReplay(viewer, since)
            ? server.far(call, table, () -> table.now(viewer, since))
            : table.now(viewer, since);
    send(call, Reply.JSON, Refusals.known(table, now).json());
  }

  /// Sends an answer that may be long to a client that may read slowly.
  private void send(Context call, String type, byte[] answer) {
    streams.guard(call, answer.length, () -> Reply.send(call, 200, type, answer));
  }

  /// Parses the number of the last entry that a client knows.
  static Optional<Long> since(@Nullable String number) {
    if (number == null) {
      return Optional.empty();
    }
    if (!number.matches("[0-9]{1,18}")) {
      throw RefusalException.malformed(
          HttpStatus.BAD_REQUEST_400, "since: expected the number of an entry");
    }
    return Optional.of(Long.parseLong(number));
  }

  /// Takes a seat. This needs a POST, so programs that preview links do not do it.
  ///
  /// Failed claims are counted per table, successful ones per seat, so guessing tokens does not
  /// keep other people from their seats, not even those with the same address.
  private void claim(Context call) {
    server.guard().sameOrigin(call, false);
    Fields fields =
        Body.fields(call, server.limits().body(), "token", "from", "name", "commitment");
    LiveTable table = server.table(call);
    try {
      Token token = token(call, fields);
      OptionalInt seat = table.seat(token.text());
      if (seat.isEmpty()) {
        wrongClaims.take(table.id());
        throw RefusalException.of(
            HttpStatus.UNAUTHORIZED_401,
            Sentence.of("this link does not open a seat at this table"));
      }
      claims.take(table.id() + " " + seat.getAsInt());
      Optional<String> name = fields.text("name");
      if (name.isPresent()) {
        var sit = new Command.Sit(name.get(), fields.text("commitment"));
        Refusals.done(table, table.command(seat.getAsInt(), sit));
      }
      Caller.keep(call, table, token, server.guard());
      var answer = new Json().put("seat", seat.getAsInt());
      name.ifPresent(called -> answer.put("name", called));
      Optional<String> commitment = fields.text("commitment");
      commitment.ifPresent(
          hash -> answer.put("committed", table.hasCommitment(seat.getAsInt(), hash)));
      Reply.json(call, 200, answer);
    } catch (BadFieldsException wrong) {
      throw Body.refusal(wrong);
    }
  }

  /// The token from the request, or from the browser's cookie for the table of which this is the
  /// rematch.
  private Token token(Context call, Fields fields) throws BadFieldsException {
    Optional<String> from = fields.text("from");
    if (from.isEmpty()) {
      return new Token(fields.text("token").orElse(""));
    }
    server.guard().sameOrigin(call, true);
    return new Token(Caller.kept(call, from.get()).orElse(""));
  }

  private void at(Context call) {
    Caller caller = Caller.of(call, server.table(call));
    String number = call.pathParam("n");
    if (!number.matches("[0-9]{1,9}")) {
      throw RefusalException.malformed(
          HttpStatus.BAD_REQUEST_400, "expected the number of an event");
    }
    Viewer viewer = caller.viewer(call.queryParam("as"));
    LiveTable table = caller.table();
    int events = Integer.parseInt(number);
    QueryResult<Update> then = server.far(call, table, () -> table.at(viewer, events));
    send(call, Reply.JSON, Refusals.known(table, then).json());
  }

  private void record(Context call) {
    String text = recordFor(call);
    call.header("Content-Disposition", "inline; filename=\"" + call.pathParam("id") + ".rec\"");
    send(call, Reply.TEXT, text.getBytes(UTF_8));
  }

  /// Returns the record of the table in the path, as the client may see it.
  public String recordFor(Context call) {
    Caller caller = Caller.of(call, server.table(call));
    Viewer viewer = caller.viewer(call.queryParam("as"));
    LiveTable table = caller.table();
    return Refusals.known(table, server.far(call, table, () -> table.record(viewer)));
  }
}
