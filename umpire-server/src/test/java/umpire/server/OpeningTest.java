package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import umpire.live.log.MemoryLog;

/// A table is opened only once, even if the answer is lost and the request repeated.
class OpeningTest {

  private static final String KEY = "0123456789abcdefghijkl";
  private static final String SETTINGS =
      """
      {"key":"%s","game":"maumau","seats":[{"kind":"me","name":"%s"},{"kind":"link"}]}
      """;

  private static HttpResponse<String> open(TestHouse house, String key, String name) {
    return house.post("/api/tables", SETTINGS.formatted(key, name));
  }

  @Test
  void theSameKeyGetsTheSameTableAndLinks() throws Exception {
    try (var house = TestHouse.open(new MemoryLog(), TestHouse.WIDE)) {
      HttpResponse<String> first = open(house, KEY, "Anna");
      assertThat(first.statusCode()).as(first.body()).isEqualTo(201);
      HttpResponse<String> again = open(house, KEY, "Anna");
      assertThat(again.statusCode()).isEqualTo(201);
      assertThat(again.body()).isEqualTo(first.body());
      assertThat(again.headers().allValues("Set-Cookie"))
          .isEqualTo(first.headers().allValues("Set-Cookie"));
      assertThat(open(house, KEY + "x", "Anna").body()).isNotEqualTo(first.body());
    }
  }

  @Test
  void aKeyIsOfFullStrengthAndOpensOneTable() throws Exception {
    try (var house = TestHouse.open(new MemoryLog(), TestHouse.WIDE)) {
      open(house, KEY, "Anna");
      HttpResponse<String> other = open(house, KEY, "Cleo");
      assertThat(other.statusCode()).isEqualTo(422);
      assertThat(other.body())
          .contains("key: it has already opened a table with other settings; use another key");
      HttpResponse<String> weak = open(house, "1", "Anna");
      assertThat(weak.statusCode()).isEqualTo(422);
      assertThat(weak.body()).contains("key: expected 22 to 64 random letters");
    }
  }

  /// Faults in settings are reported with their position, and without internal names.
  @Test
  void aFaultIsSaidWithItsPlace() throws Exception {
    try (var house = TestHouse.open(new MemoryLog(), TestHouse.WIDE)) {
      String body = "{\"game\":\"maumau\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"chair\"}]}";
      assertThat(house.post("/api/tables", body).body())
          .contains("\"detail\":\"seats[1].kind: expected 'me', 'link' or 'bot'\"");
    }
  }
}
