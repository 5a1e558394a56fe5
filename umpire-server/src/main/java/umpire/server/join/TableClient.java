package umpire.server.join;

import static java.nio.charset.StandardCharsets.UTF_8;

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
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import umpire.core.text.Json;
import umpire.json.BadFieldsException;
import umpire.json.Fields;

/// An HTTP client for one seat of a table.
public final class TableClient implements AutoCloseable {

  private static final Duration CONNECT = Duration.ofSeconds(10);
  private static final Duration ANSWER = Duration.ofSeconds(30);

  /// The status for too many requests; a program may send more than a seat is allowed.
  private static final int TOO_OFTEN = 429;

  /// The statuses of a server that is busy.
  private static final Set<Integer> BUSY = Set.of(TOO_OFTEN, 503);

  private static final int MAX_TRIES = 100;

  private static final Duration A_LITTLE = Duration.ofMillis(250);

  private final SeatLink link;
  private final HttpClient client = HttpClient.newBuilder().connectTimeout(CONNECT).build();
  private final FairWitness witness = new FairWitness(new SecureRandom());
  private boolean adds;

  public TableClient(SeatLink link) {
    this.link = link;
  }

  /// The answer to a request.
  public record Response(int status, Fields json) {
    public boolean isDone() {
      return status < 300;
    }

    /// Returns the reason for a refusal.
    public String detail() throws BadFieldsException {
      return json.text("detail").orElse("status " + status);
    }
  }

  /// Takes the seat, and returns the reason if it cannot; empty if it is taken. A seat of a game
  /// that has begun keeps its name. The program also commits to a part of the deal, except on older
  /// servers, which do not support that.
  public String sit(String name) throws IOException, BadFieldsException {
    Response sat = post("/claim", claim(name).put("commitment", witness.commitment()));
    adds = sat.json().truth("committed", false);
    if (!sat.isDone()) {
      sat = post("/claim", claim(name));
    }
    if (sat.isDone()) {
      return "";
    }
    Response again = post("/claim", new Json().put("token", link.token()));
    return again.isDone() ? "" : sat.detail();
  }

  private Json claim(String name) {
    return new Json().put("token", link.token()).put("name", name);
  }

  /// Reveals or gives up this program's part of the deal if an update asks for it.
  void addPart(Fields update) throws IOException, BadFieldsException {
    switch (witness.look(update)) {
      case FairWitness.Deed.Nothing() -> {
        // the table does not wait for this seat
      }
      case FairWitness.Deed.Reveal(String part) -> post("/part", new Json().put("part", part));
      case FairWitness.Deed.GiveUp() -> post("/part", new Json().put("giveUp", true));
    }
  }

  /// Waits until the game begins, and adds this program's part to the deal.
  void awaitGame() throws IOException, BadFieldsException {
    try (BufferedReader lines = lines("/stream")) {
      for (Fields update = next(lines);
          update.needText("state").equals("open");
          update = next(lines)) {
        addPart(update);
      }
    }
  }

  /// Returns the reasons to doubt a fair deal, from the record of the finished game; empty if there
  /// are none, the game is not over, or this program has not added to the deal.
  public List<String> dealObjections() throws IOException, BadFieldsException {
    boolean over = adds && object(text("")).needText("state").equals("over");
    return over ? witness.objections(text("/record")) : List.of();
  }

  /// Sends a command and returns its answer; if the seat has sent too many, waits and sends it
  /// again.
  public Response post(String call, Json body) throws IOException {
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

  /// Returns the text at an address; if the server is busy, waits and asks again.
  String text(String call) throws IOException {
    HttpRequest.Builder request = request(call).timeout(ANSWER).GET();
    HttpResponse<String> answer = send(request, BodyHandlers.ofString(UTF_8));
    for (int i = 0; i < MAX_TRIES && BUSY.contains(answer.statusCode()); i++) {
      waitALittle();
      answer = send(request, BodyHandlers.ofString(UTF_8));
    }
    if (answer.statusCode() >= 300) {
      throw refused(answered(answer));
    }
    return answer.body();
  }

  /// Opens a stream of lines.
  public BufferedReader lines(String call) throws IOException {
    HttpResponse<InputStream> answer =
        send(
            request(call).header("Accept", "application/x-ndjson").GET(),
            BodyHandlers.ofInputStream());
    var lines = new BufferedReader(new InputStreamReader(answer.body(), UTF_8));
    if (answer.statusCode() >= 300) {
      String report = lines.readLine();
      lines.close();
      throw refused(new Response(answer.statusCode(), object(report)));
    }
    return lines;
  }

  private static IOException refused(Response response) {
    try {
      return new IOException(response.detail());
    } catch (BadFieldsException odd) {
      return new IOException("status " + response.status());
    }
  }

  /// Waits for the next object on a stream.
  ///
  /// @throws IOException if the stream has ended
  Fields next(BufferedReader lines) throws IOException {
    String line = lines.readLine();
    while (line != null && line.isEmpty()) {
      line = lines.readLine(); // a heartbeat of the server
    }
    Fields said = object(line);
    if (said.has("goodbye")) {
      throw new IOException("the server has ended the stream; join again later");
    }
    if (line == null || said.isEmpty()) {
      throw new IOException("the stream has ended unexpectedly; join again");
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

  private static Response answered(HttpResponse<String> answer) {
    return new Response(answer.statusCode(), object(answer.body()));
  }

  /// Parses a JSON object; returns an empty one if it is malformed.
  static Fields object(@Nullable String text) {
    try {
      return text == null ? Fields.none() : Fields.of(text);
    } catch (BadFieldsException none) {
      return Fields.none();
    }
  }

  @Override
  public void close() {
    client.shutdownNow();
  }
}
