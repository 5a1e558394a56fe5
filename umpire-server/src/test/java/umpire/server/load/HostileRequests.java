package umpire.server.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;

/// Calls of a server by somebody who wants to do harm, and what came of them. Any thread may call.
final class HostileRequests {

  /// Longer than anybody waits for an answer.
  static final Duration PATIENCE = Duration.ofSeconds(30);

  private static final int MAX_FAULTS = 20;

  private final int port;
  private final Map<Integer, Integer> answers = new TreeMap<>();
  private final List<String> faults = new CopyOnWriteArrayList<>();

  HostileRequests(int port) {
    this.port = port;
  }

  /// Calls from one address of this machine, which the server takes for one person.
  final class Caller implements AutoCloseable {
    private final HttpClient client;

    private Caller(InetAddress from) {
      client =
          HttpClient.newBuilder()
              .localAddress(from)
              .version(HttpClient.Version.HTTP_1_1)
              .connectTimeout(PATIENCE)
              .build();
    }

    Optional<HttpResponse<String>> get(String path, String token) throws InterruptedException {
      return sent(request(path, token).build(), "");
    }

    Optional<HttpResponse<String>> post(String path, String token, String body)
        throws InterruptedException {
      HttpRequest.Builder call =
          request(path, token)
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString(body));
      return sent(call.build(), body);
    }

    private HttpRequest.Builder request(String path, String token) {
      HttpRequest.Builder call =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path)).timeout(PATIENCE);
      return token.isEmpty() ? call : call.header("Authorization", "Bearer " + token);
    }

    /// @return nothing if there was no answer
    private Optional<HttpResponse<String>> sent(HttpRequest call, String body)
        throws InterruptedException {
      String what = "%s %s %s".formatted(call.method(), call.uri().getPath(), body);
      try {
        HttpResponse<String> answer = client.send(call, BodyHandlers.ofString());
        count(answer.statusCode());
        if (answer.statusCode() >= 500 && answer.statusCode() != 503) {
          fault(what + ": " + answer.statusCode() + " " + answer.body());
        }
        if (answer.body().contains("\"paused\"")) {
          fault(what + ": the table has paused: " + answer.body());
        }
        return Optional.of(answer);
      } catch (IOException broken) {
        count(0);
        fault(what + ": " + broken);
        return Optional.empty();
      }
    }

    @Override
    public void close() {
      client.shutdownNow();
    }
  }

  /// @param number another address for each
  Caller caller(int number) throws IOException {
    byte[] from = {127, 0, (byte) (1 + (number >> 8)), (byte) number};
    return new Caller(InetAddress.getByAddress(from));
  }

  private synchronized void count(int status) {
    answers.merge(status, 1, Integer::sum);
  }

  private void fault(String what) {
    if (faults.size() < MAX_FAULTS) {
      faults.add(what);
    }
  }

  /// How many answers there were of each status; 0 for none.
  synchronized Map<Integer, Integer> answers() {
    return Map.copyOf(answers);
  }

  /// What should not have come of any request: errors, tables that pause, no answer at all.
  List<String> faults() {
    return List.copyOf(faults);
  }
}
