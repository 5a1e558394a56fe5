package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Every method gets an answer, on both ports.
final class MethodsTest {

  private static final List<String> NEVER_TAKEN =
      List.of("OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "BREW");

  @Test
  void headIsAnsweredLikeGetWithoutTheBody() throws Exception {
    try (TestHouse house = TestHouse.open();
        var wire = new RawConnection(house.server().port())) {
      TestHouse.Laid table = house.two("cribbage", "");
      for (String path :
          List.of("/", "/t/" + table.id(), "/api/games", table.path(""), "/assets/base.css")) {
        RawConnection.Answer get = wire.call("GET", path);
        RawConnection.Answer head = wire.call("HEAD", path);
        assertThat(head.status()).as(path).isEqualTo(200);
        assertThat(head.body()).as(path).isEmpty();
        for (String name : List.of("Content-Type", "Content-Length", "Cache-Control", "ETag")) {
          assertThat(head.header(name)).as(path + " " + name).isEqualTo(get.header(name));
        }
      }
      RawConnection.Answer stream = wire.call("HEAD", table.path("/stream"));
      assertThat(stream.status()).isEqualTo(200);
      assertThat(stream.header("Content-Type")).hasValue("text/event-stream");
      assertThat(house.server().metrics().streams()).isZero();
      assertThat(wire.call("HEAD", "/nothing").status()).isEqualTo(404);
      assertThat(wire.call("HEAD", "/api/nothing").status()).isEqualTo(404);
    }
  }

  @Test
  void aMethodThatAPathDoesNotTakeIsRefusedWithThoseItTakes() throws Exception {
    try (TestHouse house = TestHouse.open();
        var wire = new RawConnection(house.server().port())) {
      for (String method : NEVER_TAKEN) {
        refused(wire, method, "/", "GET, HEAD");
        refused(wire, method, "/api/tables", "GET, HEAD, POST");
        refused(wire, method, "/api/tables/x/at/3", "GET, HEAD");
        refused(wire, method, "/api/tables/x/moves", "POST");
        refused(wire, method, "/assets/games/cribbage.js", "GET, HEAD");
        assertThat(wire.call(method, "/nothing").status()).as(method).isEqualTo(404);
        assertThat(wire.call(method, "/api/nothing").header("Content-Type"))
            .hasValue("application/problem+json");
      }
      refused(wire, "GET", "/api/tables/x/moves", "POST");
      refused(wire, "POST", "/api/games", "GET, HEAD");
    }
  }

  /// The allowed methods are those in the description of the API.
  @Test
  void everyPathOfTheApiTakesTheMethodsThatAreDescribed() throws Exception {
    try (TestHouse house = TestHouse.open();
        var wire = new RawConnection(house.server().port())) {
      JsonObject paths = TestHouse.json(house.get("/api/openapi.json")).getAsJsonObject("paths");
      for (String path : paths.keySet()) {
        var described = new TreeSet<String>();
        for (String method : paths.getAsJsonObject(path).keySet()) {
          described.add(method.toUpperCase(Locale.ROOT));
        }
        if (described.contains("GET")) {
          described.add("HEAD");
        }
        String call = path.replaceAll("\\{[a-z]+\\}", "1");
        for (String method : NEVER_TAKEN) {
          refused(wire, method, call, String.join(", ", described));
        }
      }
    }
  }

  private static void refused(RawConnection wire, String method, String path, String allowed)
      throws IOException {
    RawConnection.Answer answer = wire.call(method, path);
    assertThat(answer.status()).as(method + " " + path).isEqualTo(405);
    assertThat(answer.header("Allow")).as(method + " " + path).hasValue(allowed);
    assertThat(answer.header("Content-Type")).hasValue("application/problem+json");
    assertThat(answer.header("X-Content-Type-Options")).hasValue("nosniff");
    assertThat(answer.body()).contains("\"status\":405", allowed);
  }

  @Test
  void theWatchPortAnswersEveryMethod() throws Exception {
    try (TestHouse house = TestHouse.open();
        var wire = new RawConnection(house.server().watchPort())) {
      assertThat(wire.call("HEAD", "/health").status()).isEqualTo(200);
      for (String method : NEVER_TAKEN) {
        RawConnection.Answer answer = wire.call(method, "/health");
        assertThat(answer.status()).as(method).isEqualTo(405);
        assertThat(answer.header("Allow")).hasValue("GET, HEAD");
        assertThat(wire.call(method, "/nothing").status()).as(method).isEqualTo(404);
      }
      assertThat(wire.call("POST", "/metrics").status()).isEqualTo(405);
      assertThat(wire.call("POST", "/nothing").status()).isEqualTo(404);
      assertThat(wire.call("HEAD", "/nothing").status()).isEqualTo(404);
      assertThat(wire.call("GET", "/nothing").status()).isEqualTo(404);
    }
  }
}
