package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import umpire.live.Tables;
import umpire.live.log.Append;
import umpire.live.log.LogException;
import umpire.live.log.MemoryLog;
import umpire.live.work.WallTimer;
import umpire.server.desk.Documents;

/// Answers while nothing can be stored.
final class HealthTest {

  private static final String WORDS = "[SQLITE_FULL] /secret/place/tables.db";

  private final AtomicBoolean full = new AtomicBoolean();

  private void write() throws LogException {
    if (full.get()) {
      throw new LogException.BrokenException(
          "not stored: " + WORDS, new IllegalStateException(WORDS));
    }
  }

  @Test
  void healthSaysWhenNothingCanBeStored() throws Exception {
    InstantSource time = InstantSource.system();
    try (var timer = new WallTimer(time);
        var tables = new Tables(new MemoryLog(), time, timer, new SecureRandom());
        Server server =
            Server.start(Address.ANYWHERE, TestHouse.WIDE, tables, new FullDocuments());
        HttpClient client = HttpClient.newHttpClient()) {
      URI health = URI.create("http://127.0.0.1:" + server.watchPort() + "/health");
      assertThat(asked(client, health, 200)).isEqualTo("fine\n");
      full.set(true);
      assertThat(asked(client, health, 503))
          .contains("nothing can be stored")
          .doesNotContain(WORDS);
      full.set(false);
      assertThat(asked(client, health, 200)).isEqualTo("fine\n");
    }
  }

  /// Asks until the status is the expected one: the server keeps an answer for a moment.
  private static String asked(HttpClient client, URI health, int status) throws Exception {
    long deadline = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    while (true) {
      HttpResponse<String> answer =
          client.send(HttpRequest.newBuilder(health).build(), BodyHandlers.ofString());
      if (answer.statusCode() == status) {
        return answer.body();
      }
      assertThat(System.nanoTime()).as(answer.toString()).isLessThan(deadline);
      Thread.sleep(100);
    }
  }

  @Test
  void aCallerIsNotToldWhatTheDatabaseSaid() throws Exception {
    try (TestHouse house = TestHouse.open(new FullLog(), TestHouse.WIDE)) {
      TestHouse.Laid table = house.two("cribbage", "");
      String anna = table.tokens().getFirst();
      house.awaited(table, anna);
      full.set(true);
      for (HttpResponse<String> answer :
          List.of(
              house.post(table.path("/resign"), anna, "{\"key\":\"1\"}"),
              house.post(
                  "/api/tables",
                  "{\"game\":\"cribbage\",\"seats\":[{\"kind\":\"link\"},{\"kind\":\"link\"}]}"))) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(503);
        assertThat(answer.body()).doesNotContain("SQLITE", "/secret", "not stored:");
        JsonObject problem = TestHouse.json(answer);
        assertThat(problem.get("detail").getAsString()).contains("try again");
      }
      full.set(false);
      assertThat(house.post(table.path("/resign"), anna, "{\"key\":\"1\"}").statusCode())
          .isEqualTo(200);
    }
  }

  private final class FullDocuments implements Documents {
    @Override
    public String keep(String text) throws LogException {
      write();
      return "id";
    }

    @Override
    public Optional<String> find(String id) {
      return Optional.empty();
    }

    @Override
    public void tryKeeping() throws LogException {
      write();
    }
  }

  private final class FullLog extends MemoryLog {
    @Override
    public synchronized void append(Append append) throws LogException {
      write();
      super.append(append);
    }
  }
}
