package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Who may call from where, and how much.
final class SafetyTest {

  @Test
  void aSeatsCookieIsForTheBrowserAlone() throws Exception {
    try (TestHouse house = TestHouse.open(TestHouse.WIDE, URI.create("https://tables.example/"))) {
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
