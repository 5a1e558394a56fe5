package umpire.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import umpire.live.Tables;
import umpire.live.log.MemoryLog;
import umpire.live.log.TableLog;
import umpire.live.work.WallTimer;
import umpire.server.api.Limits;
import umpire.server.desk.Documents;

/// A server for a test, with all data in memory, and a client for it.
final class TestHouse implements AutoCloseable {

  /// Limits that no test reaches by accident.
  static final Limits WIDE =
      new Limits(
          4 << 10,
          256 << 10,
          10_000,
          100_000,
          100_000,
          100_000,
          1_000,
          2_000,
          Duration.ofMillis(200),
          Duration.ofSeconds(2));

  private final TableLog log;
  private final WallTimer timer = new WallTimer(InstantSource.system());
  private final Tables tables;
  private final Server server;
  private final HttpClient client = HttpClient.newHttpClient();

  private TestHouse(TableLog log, Limits limits, Optional<URI> publicUrl)
      throws CannotStartException {
    this.log = log;
    tables = new Tables(log, InstantSource.system(), timer, new SecureRandom());
    server = started(limits, publicUrl);
  }

  private TestHouse(TableLog log, StillTime time) throws CannotStartException {
    this.log = log;
    tables = new Tables(log, time, time, new SameNumbers(1));
    server = started(WIDE, Optional.empty());
  }

  private Server started(Limits limits, Optional<URI> publicUrl) throws CannotStartException {
    var address = new Address("127.0.0.1", 0, 0, publicUrl);
    return Server.start(address, limits, tables, new MemoryDocuments());
  }

  static TestHouse open() throws CannotStartException {
    return open(new MemoryLog(), WIDE);
  }

  static TestHouse open(TableLog log, Limits limits) throws CannotStartException {
    return new TestHouse(log, limits, Optional.empty());
  }

  /// Opens a server without automatic actions and with fixed random numbers.
  static TestHouse still(TableLog log, StillTime time) throws CannotStartException {
    return new TestHouse(log, time);
  }

  static TestHouse open(Limits limits, URI publicUrl) throws CannotStartException {
    return new TestHouse(new MemoryLog(), limits, Optional.of(publicUrl));
  }

  Server server() {
    return server;
  }

  URI at(String path) {
    return URI.create("http://127.0.0.1:" + server.port() + path);
  }

  /// Sends a request as a spectator.
  HttpResponse<String> get(String path) {
    return send(request(path).GET());
  }

  /// Sends a request with a seat's token.
  HttpResponse<String> get(String path, String token) {
    return send(request(path).header("Authorization", "Bearer " + token).GET());
  }

  HttpResponse<String> post(String path, String body) {
    return send(posted(path, body));
  }

  HttpResponse<String> post(String path, String token, String body) {
    return send(posted(path, body).header("Authorization", "Bearer " + token));
  }

  HttpRequest.Builder posted(String path, String body) {
    return request(path)
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString(body));
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(at(path)).timeout(Duration.ofSeconds(60));
  }

  HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return client.send(request.build(), BodyHandlers.ofString(UTF_8));
    } catch (IOException broken) {
      throw new AssertionError("no answer", broken);
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }

  HttpClient client() {
    return client;
  }

  /// Opens a table of two people, Anna and Ben, both seated.
  Laid two(String game, String options) {
    String settings =
        """
        {"game":"%s","seats":[{"kind":"me","name":"Anna"},{"kind":"me","name":"Ben"}],
         "options":{"pace":0%s}}
        """
            .formatted(game, options);
    return laid(post("/api/tables", settings));
  }

  static Laid laid(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    JsonObject json = json(answer);
    var tokens = new String[json.getAsJsonArray("seats").size()];
    for (int i = 0; i < tokens.length; i++) {
      String link = json.getAsJsonArray("seats").get(i).getAsJsonObject().get("link").getAsString();
      tokens[i] = link.substring(link.indexOf('#') + 1);
    }
    return new Laid(json.get("id").getAsString(), java.util.List.of(tokens));
  }

  static JsonObject json(HttpResponse<String> answer) {
    return JsonParser.parseString(answer.body()).getAsJsonObject();
  }

  /// Returns a seat's view as soon as the seat must act.
  JsonObject awaited(Laid table, String token) {
    return until(table, token, shown -> !shown.get("ask").isJsonNull());
  }

  JsonObject until(Laid table, String token, java.util.function.Predicate<JsonObject> condition) {
    long deadline = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    JsonObject shown = json(get(table.path(""), token));
    while (!condition.test(shown)) {
      assertThat(System.nanoTime()).as(shown.toString()).isLessThan(deadline);
      Thread.onSpinWait();
      shown = json(get(table.path(""), token));
    }
    return shown;
  }

  /// A table and the tokens of its seats.
  record Laid(String id, java.util.List<String> tokens) {
    String path(String call) {
      return "/api/tables/" + id + call;
    }
  }

  @Override
  public void close() {
    client.shutdownNow();
    server.close();
    tables.close();
    timer.close();
    log.close();
  }

  /// Documents of a test.
  private static final class MemoryDocuments implements Documents {
    private final ConcurrentMap<String, String> kept = new ConcurrentHashMap<>();

    @Override
    public String keep(String text) {
      String id = umpire.core.text.Fingerprint.of(text).substring(0, 22);
      kept.put(id, text);
      return id;
    }

    @Override
    public Optional<String> find(String id) {
      return Optional.ofNullable(kept.get(id));
    }

    @Override
    public void tryKeeping() {
      // memory can always be written
    }
  }
}
