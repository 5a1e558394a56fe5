package umpire.server.join;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonSyntaxException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.InterruptedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import umpire.core.text.Json;

/// Calls a server for one seat.
public final class TableClient implements AutoCloseable {

  private static final Duration CONNECT = Duration.ofSeconds(10);
  private static final Duration ANSWER = Duration.ofSeconds(30);

  /// A program may be quicker than a seat is allowed to be.
  private static final int TOO_OFTEN = 429;

  private static final Duration A_LITTLE = Duration.ofMillis(250);

  private final SeatLink link;
  private final HttpClient client = HttpClient.newBuilder().connectTimeout(CONNECT).build();

  public TableClient(SeatLink link) {
    this.link = link;
  }

  /// What a call was answered.
  public record Answered(int status, JsonObject json) {
    public boolean isDone() {
      return status < 300;
    }

    /// What is wrong, in words.
    public String detail() {
      return json.has("detail") ? json.get("detail").getAsString() : "status " + status;
    }
  }

  /// Takes the seat, and says what speaks against it; empty if nothing does. Where the game has
  /// begun, the seat has its name.
  public String sit(String name) throws IOException {
    Answered sat = post("/claim", new Json().put("token", link.token()).put("name", name));
    if (sat.isDone()) {
      return "";
    }
    Answered again = post("/claim", new Json().put("token", link.token()));
    return again.isDone() ? "" : sat.detail();
  }

  /// Sends a command; if the seat has sent too many, again a little later.
  public Answered post(String call, Json body) throws IOException {
    HttpRequest.Builder request =
        request(call)
            .timeout(ANSWER)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body.toString()));
    HttpResponse<String> answer = send(request, BodyHandlers.ofString(UTF_8));
    while (answer.statusCode() == TOO_OFTEN) {
      waitALittle();
      answer = send(request, BodyHandlers.ofString(UTF_8));
    }
    return answered(answer);
  }

  private static void waitALittle() throws IOException {
    try {
      Thread.sleep(A_LITTLE);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
  }

  /// What there is at an address, as a text.
  String text(String call) throws IOException {
    HttpResponse<String> answer =
        send(request(call).timeout(ANSWER).GET(), BodyHandlers.ofString(UTF_8));
    if (answer.statusCode() >= 300) {
      throw new IOException(answered(answer).detail());
    }
    return answer.body();
  }

  /// Lines as they come.
  public BufferedReader lines(String call) throws IOException {
    HttpResponse<InputStream> answer =
        send(
            request(call).header("Accept", "application/x-ndjson").GET(),
            BodyHandlers.ofInputStream());
    var lines = new BufferedReader(new InputStreamReader(answer.body(), UTF_8));
    if (answer.statusCode() >= 300) {
      String report = lines.readLine();
      lines.close();
      throw new IOException(new Answered(answer.statusCode(), object(report)).detail());
    }
    return lines;
  }

  /// The next thing that is said on a stream; waits for it.
  ///
  /// @throws IOException if nothing more will come
  JsonObject next(BufferedReader lines) throws IOException {
    String line = lines.readLine();
    while (line != null && line.isEmpty()) {
      line = lines.readLine(); // the server shows that it is there
    }
    JsonObject said = object(line);
    if (said.has("goodbye")) {
      throw new IOException("the server has said goodbye; join again later");
    }
    if (line == null || said.isEmpty()) {
      throw new IOException("the stream has broken off");
    }
    return said;
  }

  private HttpRequest.Builder request(String call) {
    return HttpRequest.newBuilder(link.call(call))
        .header("Authorization", "Bearer " + link.token());
  }

  private <T> HttpResponse<T> send(HttpRequest.Builder request, HttpResponse.BodyHandler<T> into)
      throws IOException {
    try {
      return client.send(request.build(), into);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
  }

  private static Answered answered(HttpResponse<String> answer) {
    return new Answered(answer.statusCode(), object(answer.body()));
  }

  /// An object that somebody has sent; an empty one if it is none.
  static JsonObject object(@Nullable String text) {
    try {
      return text != null && JsonParser.parseString(text) instanceof JsonObject object
          ? object
          : new JsonObject();
    } catch (JsonSyntaxException none) {
      return new JsonObject();
    }
  }

  @Override
  public void close() {
    client.shutdownNow();
  }
}
