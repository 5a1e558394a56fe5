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

/// Hostile requests to a server, and their results. Any thread may call.
final class HostileRequests {

  /// The time limit for an answer, longer than a client would wait.
  static final Duration PATIENCE = Duration.ofSeconds(30);

  private static final int MAX_FAULTS = 20;

  private final int port;
  private final Map<Integer, Integer> answers = new TreeMap<>();
  private final List<String> faults = new CopyOnWriteArrayList<>();

  HostileRequests(int port) {
    this.port = port;
  }

  /// A client with its own address of this machine, which the server counts as one person.
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

    /// @return the answer; empty if there was none
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

  /// @param number selects the client's address
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

  /// Returns the number of answers by status; 0 for missing answers.
  synchronized Map<Integer, Integer> answers() {
    return Map.copyOf(answers);
  }

  /// Returns the failures: errors, paused tables, missing answers.
  List<String> faults() {
    return List.copyOf(faults);
  }
}
