package umpire.server.pages;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.StreamSupport;
import umpire.live.Tables;
import umpire.live.work.WallTimer;
import umpire.server.Address;
import umpire.server.Server;
import umpire.server.api.Limits;
import umpire.server.desk.StoredDocuments;
import umpire.store.Database;
import umpire.store.Store;

/// A complete server as `umpire serve` runs it, on its own port.
final class OpenHouse implements AutoCloseable {

  private final Store store;
  private final WallTimer timer;
  private final Tables tables;
  private final Server server;

  /// A table that was opened, and the links of its seats.
  record Opened(String id, List<String> links) {
    String page() {
      return "/t/" + id;
    }
  }

  OpenHouse(Path folder) throws Exception {
    store = Database.of(folder.resolve("tables.db").toString()).open();
    timer = new WallTimer(InstantSource.system());
    tables = new Tables(store, InstantSource.system(), timer, new SecureRandom());
    // A program plays faster than people, for whom the usual limits are made.
    Limits quick = Limits.USUAL.withRates(1_000, 1_000);
    server = Server.start(Address.ANYWHERE, quick, tables, new StoredDocuments(store));
  }

  String url() {
    return server.url().toString();
  }

  /// Opens a table by the API.
  Opened open(String settings) throws IOException, InterruptedException {
    JsonObject made = post("api/tables", settings);
    List<String> links =
        StreamSupport.stream(made.getAsJsonArray("seats").spliterator(), false)
            .map(seat -> seat.getAsJsonObject().get("link").getAsString())
            .toList();
    return new Opened(made.get("id").getAsString(), links);
  }

  /// Returns the server's verdict on a finished game.
  JsonObject verified(Opened table) throws IOException, InterruptedException {
    var text = new JsonObject();
    text.addProperty("text", record(table));
    return post("api/desk", text.toString()).getAsJsonArray("games").get(0).getAsJsonObject();
  }

  /// Returns the record as a spectator gets it.
  String record(Opened table) throws IOException, InterruptedException {
    return get("api/tables/" + table.id() + "/record");
  }

  private String get(String path) throws IOException, InterruptedException {
    return send(HttpRequest.newBuilder(URI.create(url() + path)).build());
  }

  private JsonObject post(String path, String body) throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create(url() + path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    return JsonParser.parseString(send(request)).getAsJsonObject();
  }

  private static String send(HttpRequest request) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
      if (answer.statusCode() >= 300) {
        throw new IOException(request + ": " + answer.statusCode() + " " + answer.body());
      }
      return answer.body();
    }
  }

  @Override
  public void close() {
    server.close();
    tables.close();
    timer.close();
    store.close();
  }
}
