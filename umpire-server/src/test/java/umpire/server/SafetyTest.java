package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Allowed hosts, origins and rates of requests.
final class SafetyTest {

  @Test
  void aSeatsCookieIsForTheBrowserAlone() throws Exception {
    try (TestHouse house = TestHouse.open(TestHouse.WIDE, URI.create("https://tables.example/"))) {
      String settings =
          "{\"game\":\"cribbage\",\"seats\":[{\"kind\":\"me\",\"name\":\"A\"},{\"kind\":\"bot\"}]}";
      HttpResponse<String> laid = house.post("/api/tables", settings);
      String cookie = laid.headers().firstValue("Set-Cookie").orElseThrow();
      assertThat(cookie).contains("HttpOnly", "SameSite=Strict", "Secure", "Path=/");
      String token = TestHouse.laid(laid).tokens().getFirst();
      assertThat(cookie).contains(token);
    }
  }

  @Test
  void acallWithACookieMustComeFromOurOwnPage() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      TestHouse.Laid table = house.two("cribbage", "");
      String host = "http://127.0.0.1:" + house.server().port();
      assertThat(moved(house, table)).isEqualTo(403);
      assertThat(moved(house, table, "Sec-Fetch-Site", "cross-site")).isEqualTo(403);
      assertThat(moved(house, table, "Sec-Fetch-Site", "same-site")).isEqualTo(403);
      assertThat(moved(house, table, "Origin", "https://elsewhere.example")).isEqualTo(403);
      assertThat(moved(house, table, "Origin", "null")).isEqualTo(403);
      assertThat(moved(house, table, "Sec-Fetch-Site", "same-origin")).isEqualTo(200);
      assertThat(moved(house, table, "Origin", host)).isEqualTo(200);
    }
  }

  /// Sends a phrase with Anna's cookie.
  private static int moved(TestHouse house, TestHouse.Laid table, String... headers) {
    String body = "{\"key\":\"%d\",\"phrase\":\"hello\"}".formatted(System.nanoTime());
    HttpRequest.Builder request =
        house
            .posted(table.path("/phrase"), body)
            .header("Cookie", "seat-" + table.id() + "=" + table.tokens().getFirst());
    if (headers.length > 0) {
      request.headers(headers);
    }
    return house.send(request).statusCode();
  }

  @Test
  void aTokenIsNoQueryAndNoPath() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      TestHouse.Laid table = house.two("cribbage", "");
      String token = table.tokens().getFirst();
      house.awaited(table, token);
      for (String path : List.of("?token=" + token, "?seat=" + token, "/record?token=" + token)) {
        assertThat(house.get(table.path(path)).body()).contains("?").doesNotContain(token);
      }
    }
  }

  @Test
  void everyAnswerForbidsWhatPagesDoNotNeed() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      TestHouse.Laid table = house.two("cribbage", "");
      for (String path : List.of("/", "/t/" + table.id(), "/desk", "/api/games", "/nothing")) {
        var headers = house.get(path).headers();
        assertThat(headers.firstValue("Content-Security-Policy").orElseThrow())
            .startsWith("default-src 'none'; script-src 'self';")
            .contains("frame-ancestors 'none'", "base-uri 'none'")
            .doesNotContain("unsafe");
        assertThat(headers.firstValue("X-Content-Type-Options")).hasValue("nosniff");
        assertThat(headers.firstValue("Referrer-Policy")).hasValue("no-referrer");
      }
      for (String path : List.of("/embed/" + table.id(), "/overlay/" + table.id())) {
        assertThat(house.get(path).headers().firstValue("Content-Security-Policy").orElseThrow())
            .endsWith("frame-ancestors *");
      }
    }
  }

  @Test
  void aRematchIsOpenedByTheCookieOfTheTableBeforeAndByNoOther() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      TestHouse.Laid before = house.two("cribbage", "");
      String token = before.tokens().get(0);
      house.post(before.path("/resign"), token, "{\"key\":\"1\"}");
      house.post(before.path("/rematch"), token, "{\"key\":\"2\"}");
      String body = house.get(before.path("")).body();
      String next = body.replaceFirst("(?s).*\"rematch\":\"([\\w-]+)\".*", "$1");
      String claim = "/api/tables/" + next + "/claim";
      String from = "{\"from\":\"" + before.id() + "\",\"name\":\"Ben\"}";
      String cookie = "seat-" + before.id() + "=" + before.tokens().get(1);

      assertThat(house.post(claim, from).statusCode()).as("without a cookie").isNotEqualTo(200);
      HttpRequest.Builder anywhere = house.posted(claim, from).header("Cookie", cookie);
      assertThat(house.send(anywhere).statusCode()).as("from any page").isEqualTo(403);
      var wrong = house.posted(claim, from).header("Cookie", cookie + "x");
      assertThat(house.send(wrong.header("Sec-Fetch-Site", "same-origin")).statusCode())
          .isEqualTo(401);
      var right = house.posted(claim, from).header("Cookie", cookie);
      var answer = house.send(right.header("Sec-Fetch-Site", "same-origin"));
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.headers().firstValue("Set-Cookie").orElseThrow())
          .startsWith("seat-" + next + "=" + before.tokens().get(1))
          .contains("HttpOnly", "SameSite=Strict");
    }
  }

  @Test
  void aBodyHasItsLimitAndItsType() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      String table = "/api/tables";
      assertThat(house.post(table, "{" + " ".repeat(5_000) + "}").statusCode()).isEqualTo(413);
      HttpRequest.Builder form =
          house
              .request(table)
              .header("Content-Type", "text/plain")
              .POST(HttpRequest.BodyPublishers.ofString("{}"));
      assertThat(house.send(form).statusCode()).isEqualTo(415);
      String long200 = "x".repeat(200 << 10);
      assertThat(house.post("/api/desk", "{\"text\":\"" + long200 + "\"}").statusCode())
          .isEqualTo(422);
      String long300 = "x".repeat(300 << 10);
      assertThat(house.post("/api/desk", "{\"text\":\"" + long300 + "\"}").statusCode())
          .isEqualTo(413);
    }
  }

  @Test
  void whoCallsTooOftenWaits() throws Exception {
    try (TestHouse house =
        TestHouse.open(TestHouse.WIDE.withRates(3, 2), URI.create("http://a/"))) {
      TestHouse.Laid table = house.two("cribbage", "");
      String token = table.tokens().getFirst();
      var statuses = new java.util.ArrayList<Integer>();
      for (int i = 0; i < 40; i++) {
        statuses.add(house.post(table.path("/why"), token, "{\"event\":\"go\"}").statusCode());
      }
      assertThat(statuses.getFirst()).isEqualTo(200);
      assertThat(statuses).contains(429);
      String claim = "{\"token\":\"guess\"}";
      assertThat(house.post(table.path("/claim"), claim).statusCode()).isEqualTo(401);
      assertThat(house.post(table.path("/claim"), claim).statusCode()).isEqualTo(401);
      assertThat(house.post(table.path("/claim"), claim).statusCode()).isEqualTo(429);
    }
  }

  /// Two households use one address, and one of them guesses tokens.
  @Test
  void wrongClaimsKeepNobodyElseFromASeat() throws Exception {
    try (TestHouse house =
        TestHouse.open(TestHouse.WIDE.withRates(100, 5), URI.create("http://a/"))) {
      TestHouse.Laid tried = house.two("cribbage", "");
      TestHouse.Laid other = house.two("cribbage", "");
      String guess = "{\"token\":\"guess\"}";
      for (int i = 0; i < 20; i++) {
        assertThat(house.post(tried.path("/claim"), guess).statusCode())
            .isEqualTo(i < 5 ? 401 : 429);
      }
      assertThat(house.post(other.path("/claim"), guess).statusCode()).isEqualTo(401);
      for (TestHouse.Laid table : List.of(tried, other)) {
        for (String token : table.tokens()) {
          String right = "{\"token\":\"" + token + "\"}";
          assertThat(house.post(table.path("/claim"), right).statusCode()).isEqualTo(200);
        }
      }
    }
  }

  /// A client that is not a trusted proxy cannot pass for another address.
  @Test
  void anAddressIsBelievedOnlyFromATrustedProxy() throws Exception {
    var limits = TestHouse.WIDE.withRates(100, 2);
    try (TestHouse proxied = TestHouse.open(limits, URI.create("http://a/"));
        TestHouse direct = TestHouse.open(new umpire.live.log.MemoryLog(), limits)) {
      assertThat(laidFrom(proxied, "192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"))
          .containsOnly(201);
      assertThat(laidFrom(direct, "192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"))
          .containsExactly(201, 201, 429, 429);
      // All addresses belong to one household.
      assertThat(laidFrom(proxied, "2001:db8:1:2::3", "2001:db8:1:2:4:5:6:7", "2001:db8:1:2::9"))
          .containsExactly(201, 201, 429);
      assertThat(laidFrom(proxied, "2001:db8:1:3::3")).containsExactly(201);
    }
  }

  private static List<Integer> laidFrom(TestHouse house, String... addresses) {
    String settings = "{\"game\":\"cribbage\",\"seats\":[{\"kind\":\"link\"},{\"kind\":\"link\"}]}";
    var statuses = new java.util.ArrayList<Integer>();
    for (String address : addresses) {
      var request =
          house
              .posted("/api/tables", settings)
              .header("X-Forwarded-For", "198.51.100.7, " + address);
      statuses.add(house.send(request).statusCode());
    }
    return statuses;
  }

  @Test
  void oneAddressHasSoManyStreams() throws Exception {
    try (TestHouse house =
        TestHouse.open(new umpire.live.log.MemoryLog(), TestHouse.WIDE.withStreams(2))) {
      TestHouse.Laid table = house.two("cribbage", "");
      var streams = new java.util.ArrayList<java.io.InputStream>();
      for (int i = 0; i < 2; i++) {
        var body =
            house
                .client()
                .send(
                    house.request(table.path("/stream")).build(),
                    HttpResponse.BodyHandlers.ofInputStream())
                .body();
        Lines.first(body);
        streams.add(body);
      }
      assertThat(house.get(table.path("/stream")).statusCode()).isEqualTo(429);
      for (var stream : streams) {
        stream.close();
      }
    }
  }

  @Test
  void hostileNamesAndTextsAreInertOnEveryPage() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      String hostile = "<img src=x onerror=alert(1)>";
      HttpResponse<String> named =
          house.post(
              "/api/tables",
              "{\"game\":\"cribbage\",\"seats\":[{\"kind\":\"me\",\"name\":\"a</b>'&\"},{\"kind\":\"bot\"}]}");
      String id =
          named.statusCode() == 201 ? TestHouse.laid(named).id() : house.two("maumau", "").id();
      String paper =
          TestHouse.json(
                  house.post("/api/desk", "{\"text\":\"" + hostile + "\",\"game\":\"maumau\"}"))
              .get("id")
              .getAsString();
      for (String page :
          List.of(
              "/",
              "/t/" + id,
              "/t/" + id + "/2",
              "/embed/" + id,
              "/wall/" + id,
              "/d/" + paper,
              "/d/%3Cimg%20src=x%20onerror=alert(1)%3E",
              "/t/%3Cimg%20src=x%3E",
              "/rules/%3Cscript%3E",
              "/%3Cscript%3Ealert(1)%3C/script%3E")) {
        HttpResponse<String> answer = house.get(page);
        assertThat(answer.body())
            .as(page)
            .doesNotContain("<img", "<script>", "a</b>", "onerror=alert(1)>");
        assertThat(answer.headers().firstValue("Content-Type").orElseThrow())
            .as(page)
            .startsWith("text/html");
      }
      String judged =
          house.get("/api/desk/" + paper).headers().firstValue("Content-Type").orElse("");
      assertThat(judged).as("what is hostile there is data, no page").isEqualTo("application/json");
    }
  }
}
