package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.gson.JsonObject;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import umpire.core.fair.SeatPart;

/// The API behaves as described: every operation is called, and requests and answers are compared
/// with the description.
final class ApiDescriptionTest {

  private final ObjectMapper reader = new ObjectMapper();
  private final Set<String> called = new LinkedHashSet<>();
  private JsonNode description = reader.createObjectNode();

  @Test
  void everyOperationKeepsToItsDescription() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      description = reader.readTree(house.get("/api/openapi.json").body());
      check("get", "/api/openapi.json", "", house.get("/api/openapi.json"));
      check("get", "/api/games", "", house.get("/api/games"));
      check("get", "/api/games/{game}", "", house.get("/api/games/cribbage"));
      check("get", "/api/games/{game}", "", house.get("/api/games/nonsense"));
      tables(house);
      desk(house);
    }
    assertThat(called).as("operations called").containsExactlyInAnyOrderElementsOf(operations());
  }

  private void tables(TestHouse house) throws Exception {
    String part = "a1".repeat(32);
    String settings =
        """
        {"game":"cribbage","rules":"standard","switches":{"target":"61"},
         "seats":[{"kind":"me","name":"Anna","commitment":"%s"},{"kind":"link"}],
         "options":{"pace":0,"hints":true}}
        """
            .formatted(SeatPart.commitmentTo(part));
    HttpResponse<String> opened = house.post("/api/tables", settings);
    check("post", "/api/tables", settings, opened);
    TestHouse.Laid table = TestHouse.laid(opened);
    check("post", "/api/tables", "", house.post("/api/tables", "{\"game\":\"go\",\"seats\":[]}"));
    check("get", "/api/tables", "", house.get("/api/tables?state=open"));
    check("get", "/api/tables", "", house.get("/api/tables?state=nonsense"));
    String anna = table.tokens().get(0);
    check("get", "/api/tables/{id}", "", house.get(table.path(""), anna));
    String other = "b2".repeat(32);
    String claim =
        "{\"token\":\"%s\",\"name\":\"Ben\",\"commitment\":\"%s\"}"
            .formatted(table.tokens().get(1), SeatPart.commitmentTo(other));
    check("post", "/api/tables/{id}/claim", claim, house.post(table.path("/claim"), claim));
    check("get", "/api/tables/{id}", "", house.get(table.path(""), anna));
    command(house, table, anna, "/part", "{\"part\":\"%s\"}".formatted(other));
    command(house, table, anna, "/part", "{\"part\":\"%s\"}".formatted(part));
    command(house, table, table.tokens().get(1), "/part", "{\"giveUp\":true}");
    JsonObject shown = house.awaited(table, anna);
    long ask = shown.getAsJsonObject("ask").get("id").getAsLong();
    seat(house, table, anna, ask);
    streams(house, table, anna);
    check("get", "/api/tables/{id}/at/{n}", "", house.get(table.path("/at/2"), anna));
    check("get", "/api/tables/{id}/record", "", house.get(table.path("/record"), anna));
  }

  private void seat(TestHouse house, TestHouse.Laid table, String anna, long ask) throws Exception {
    command(house, table, anna, "/why", "{\"event\":\"lay 5H\"}");
    command(house, table, anna, "/hint", "{}");
    command(
        house,
        table,
        anna,
        "/moves",
        "{\"key\":\"a\",\"ask\":%d,\"event\":\"lay 5H\"}".formatted(ask));
    command(house, table, anna, "/moves", "{\"key\":\"a\",\"ask\":9999,\"event\":\"lay 5H\"}");
    String event =
        TestHouse.json(house.post(table.path("/hint"), anna, "{}")).get("event").getAsString();
    command(house, table, anna, "/bot", "{\"id\":%d,\"event\":\"%s\"}".formatted(ask, event));
    command(house, table, anna, "/back", "{\"key\":\"b\",\"do\":\"ask\"}");
    command(house, table, anna, "/phrase", "{\"key\":\"c\",\"phrase\":\"hello\"}");
    command(house, table, anna, "/return", "{\"key\":\"d\"}");
    command(house, table, anna, "/resign", "{\"key\":\"e\"}");
    command(house, table, anna, "/rematch", "{\"key\":\"f\"}");
  }

  private void command(
      TestHouse house, TestHouse.Laid table, String token, String call, String body)
      throws Exception {
    check("post", "/api/tables/{id}" + call, body, house.post(table.path(call), token, body));
  }

  private void streams(TestHouse house, TestHouse.Laid table, String token) throws Exception {
    for (String call : new String[] {"/stream", "/bot"}) {
      HttpResponse<InputStream> stream =
          house
              .client()
              .send(
                  house
                      .request(table.path(call))
                      .header("Authorization", "Bearer " + token)
                      .header("Accept", "application/x-ndjson")
                      .build(),
                  BodyHandlers.ofInputStream());
      try (InputStream body = stream.body()) {
        JsonNode described =
            operation("get", "/api/tables/{id}" + call).at("/responses/200/content");
        String type = stream.headers().firstValue("Content-Type").orElseThrow();
        assertThat(described.has(type)).as(type).isTrue();
        if (call.equals("/stream")) {
          validate("/components/schemas/Update", Lines.first(body));
        }
      }
    }
  }

  private void desk(TestHouse house) throws Exception {
    String paper =
        "{\"text\":\"umpire 1\\nGame: cribbage\\nSeats: Anna, Ben\\n\\n* cut Anna 5H\\n\"}";
    HttpResponse<String> judged = house.post("/api/desk", paper);
    check("post", "/api/desk", paper, judged);
    String id = TestHouse.json(judged).get("id").getAsString();
    check("get", "/api/desk/{id}", "", house.get("/api/desk/" + id));
    check("get", "/api/desk/{id}", "", house.get("/api/desk/none"));
    String classic = "{\"text\":\"5 6\\n\",\"game\":\"maumau\"}";
    check("post", "/api/desk", classic, house.post("/api/desk", classic));
    check("post", "/api/desk", "", house.post("/api/desk", "{\"text\":\"what?\"}"));
  }

  private JsonNode operation(String method, String path) {
    JsonNode operation = description.path("paths").path(path).path(method);
    assertThat(operation.isMissingNode()).as(method + " " + path + " is described").isFalse();
    called.add(operation.path("operationId").asText());
    return operation;
  }

  /// @param request the body, if the description allows it
  private void check(String method, String path, String request, HttpResponse<String> answer)
      throws IOException {
    JsonNode operation = operation(method, path);
    String at = "/paths/" + path.replace("/", "~1") + "/" + method;
    if (!request.isEmpty()) {
      validate(at + "/requestBody/content/application~1json/schema", request);
    }
    JsonNode described = operation.path("responses").path(Integer.toString(answer.statusCode()));
    assertThat(described.isMissingNode())
        .as("%s %s answered %d: %s", method, path, answer.statusCode(), answer.body())
        .isFalse();
    String type = answer.headers().firstValue("Content-Type").orElseThrow().split(";", 2)[0];
    if (answer.statusCode() >= 400) {
      assertThat(type).isEqualTo("application/problem+json");
      validate("/components/schemas/Problem", answer.body());
    } else if (type.equals("application/json")) {
      validate(
          at + "/responses/" + answer.statusCode() + "/content/application~1json/schema",
          answer.body());
    } else {
      assertThat(described.path("content").has(type)).as(type).isTrue();
    }
  }

  private void validate(String pointer, String json) throws IOException {
    ObjectNode schema = reader.createObjectNode();
    schema.put("$ref", "#/description" + pointer);
    // The references of the description are relative to its root.
    String text = description.toString().replace("\"#/components", "\"#/description/components");
    schema.set("description", reader.readTree(text));
    var faults =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(schema)
            .validate(reader.readTree(json));
    assertThat(faults).as(pointer + " " + json).isEmpty();
  }

  private Set<String> operations() {
    var operations = new TreeSet<String>();
    for (JsonNode path : description.path("paths")) {
      for (JsonNode operation : path) {
        operations.add(operation.path("operationId").asText());
      }
    }
    return operations;
  }

  /// The check can fail: an answer that lacks a field is found.
  @Test
  void anAnswerThatLacksAFieldIsFound() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      description = reader.readTree(house.get("/api/openapi.json").body());
    }
    org.assertj.core.api.Assertions.assertThatThrownBy(
            () -> validate("/components/schemas/Done", "{\"sequence\":1}"))
        .isInstanceOf(AssertionError.class);
  }
}
