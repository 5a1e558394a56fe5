package umpire.sim.report;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// A real browser without a window, controlled through its DevTools protocol with a socket and
/// JSON.
final class Browser implements AutoCloseable {

  private static final int PATIENCE_SECONDS = 120;
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

  private final Process process;
  private final WebSocket socket;
  private final Replies replies = new Replies();
  private final AtomicInteger next = new AtomicInteger();

  /// The path of the browser's program, if one is installed.
  static Optional<Path> installed() {
    for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
      for (String name : NAMES) {
        Path program = Path.of(folder, name);
        if (Files.isExecutable(program)) {
          return Optional.of(program);
        }
      }
    }
    return Optional.empty();
  }

  /// @param scratch an empty folder for the browser's files
  Browser(Path program, Path scratch) throws IOException, InterruptedException {
    process =
        new ProcessBuilder(
                program.toString(),
                "--headless",
                // Only our own page is opened, and a container has no sandbox.
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--hide-scrollbars",
                "--remote-debugging-port=0",
                "--user-data-dir=" + scratch,
                "about:blank")
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      HttpClient client = HttpClient.newHttpClient();
      String port = port(scratch.resolve("DevToolsActivePort"));
      socket = client.newWebSocketBuilder().buildAsync(tab(client, port), replies).join();
    } catch (IOException | InterruptedException | RuntimeException failed) {
      end();
      throw failed;
    }
  }

  private String port(Path file) throws IOException, InterruptedException {
    for (int tenths = 0; tenths < 10 * PATIENCE_SECONDS; tenths++) {
      if (Files.exists(file) && Files.readAllLines(file).size() > 1) {
        return Files.readAllLines(file).getFirst();
      }
      if (!process.isAlive()) {
        throw new IOException("the browser ended with status " + process.exitValue());
      }
      Thread.sleep(100);
    }
    throw new IOException("the browser did not start");
  }

  private static URI tab(HttpClient client, String port) throws IOException, InterruptedException {
    var ask =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/json/new?about:blank"))
            .PUT(HttpRequest.BodyPublishers.noBody())
            .build();
    String answer = client.send(ask, HttpResponse.BodyHandlers.ofString()).body();
    JsonObject tab = JsonParser.parseString(answer).getAsJsonObject();
    return URI.create(tab.get("webSocketDebuggerUrl").getAsString());
  }

  /// Sends a command and waits for its answer.
  JsonObject call(String method, String parameters) throws Exception {
    int id = next.incrementAndGet();
    CompletableFuture<JsonObject> answer = replies.expect(id);
    String text = "{\"id\":%d,\"method\":\"%s\",\"params\":%s}".formatted(id, method, parameters);
    socket.sendText(text, true).join();
    JsonObject reply = answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    if (reply.has("error")) {
      throw new IOException(method + ": " + reply.get("error"));
    }
    return reply.getAsJsonObject("result");
  }

  /// Runs a script on the page and returns its result.
  JsonElement value(String script) throws Exception {
    var parameters = new JsonObject();
    parameters.addProperty("expression", script);
    parameters.addProperty("returnByValue", true);
    JsonObject result = call("Runtime.evaluate", parameters.toString());
    if (result.has("exceptionDetails")) {
      throw new IOException(result.get("exceptionDetails").toString());
    }
    return result.getAsJsonObject("result").get("value");
  }

  /// Opens a page and waits until it has loaded.
  void open(Path page) throws Exception {
    for (String domain : List.of("Page", "Network", "Log", "Runtime")) {
      call(domain + ".enable", "{}");
    }
    call("Page.navigate", "{\"url\":\"" + page.toUri() + "\"}");
    for (int tenths = 0; tenths < 10 * PATIENCE_SECONDS; tenths++) {
      if (!told("Page.loadEventFired").isEmpty()) {
        return;
      }
      Thread.sleep(100);
    }
    throw new IOException("the page did not load");
  }

  /// The events of this name that the browser has sent.
  List<JsonObject> told(String method) {
    return replies.events.stream()
        .filter(event -> event.get("method").getAsString().equals(method))
        .map(event -> event.getAsJsonObject("params"))
        .toList();
  }

  /// Disconnects from the browser and ends it.
  @Override
  public void close() {
    socket.abort();
    end();
  }

  private void end() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    try {
      // The browser must have closed its files before their folder is deleted.
      process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// Collects the messages of the browser: answers by their number, events in their order.
  private static final class Replies implements WebSocket.Listener {

    private final Map<Integer, CompletableFuture<JsonObject>> answers = new ConcurrentHashMap<>();
    private final List<JsonObject> events = new CopyOnWriteArrayList<>();
    private final StringBuilder part = new StringBuilder();

    CompletableFuture<JsonObject> expect(int id) {
      return answers.computeIfAbsent(id, _ -> new CompletableFuture<>());
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
      part.append(text);
      if (last) {
        JsonObject message = JsonParser.parseString(part.toString()).getAsJsonObject();
        part.setLength(0);
        if (message.has("id")) {
          expect(message.get("id").getAsInt()).complete(message);
        } else {
          events.add(message);
        }
      }
      from.request(1);
      return CompletableFuture.completedStage(null);
    }
  }
}
