package umpire.cli.answer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.cli.Command;
import umpire.command.answer.AnswerLoop;
import umpire.core.game.Game;

/// Questions from programs are answered with the output of the commands, in the form that the
/// schema describes.
final class AnswerTest {

  private final ObjectMapper json = new ObjectMapper();
  private final JsonSchema schema;

  AnswerTest() throws IOException {
    schema =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(Files.readString(Command.ROOT.resolve("docs/answer.schema.json")));
  }

  /// The answer to one question; fails unless it conforms to the schema.
  private JsonNode ask(Map<String, Object> question) throws IOException {
    return only(json.writeValueAsString(question));
  }

  private JsonNode only(String line) throws IOException {
    Command.Result result = Command.callWith(line + "\n", "answer");
    assertThat(result.status()).isZero();
    assertThat(result.err()).isEmpty();
    assertThat(result.out()).hasLineCount(1);
    JsonNode answer = json.readTree(result.out());
    assertThat(schema.validate(answer)).as(result.out()).isEmpty();
    return answer;
  }

  private static String text(String example) throws IOException {
    return Files.readString(Path.of(Command.example(example)));
  }

  // Answers equal to the output of the commands.

  @ParameterizedTest
  @CsvSource({
    "cribbage, sevens.in",
    "maumau, maumau.in",
    "tractor, tractor.in",
    "cribbage, false-go.in"
  })
  void judgeSaysWhatTheCallSays(String game, String file) throws IOException {
    JsonNode answer = ask(Map.of("do", "judge", "game", game, "text", text(file))).get("answer");
    Command.Result call = Command.callWith(text(file), "judge", game);
    assertThat(answer.get("out").asText()).isEqualTo(call.out());
    assertThat(answer.get("err").asText()).isEqualTo(call.err());
    assertThat(answer.get("status").asInt()).isEqualTo(call.status());
  }

  @ParameterizedTest
  @CsvSource({"cribbage, sevens.in", "'', club.rec", "'', misread.rec"})
  void explainSaysWhatTheCallSays(String game, String file) throws IOException {
    var question = new HashMap<String, Object>(Map.of("do", "explain"));
    question.put("text", text(file));
    String[] call = {"explain", game.isEmpty() ? "-" : game, "--format", "jsonl"};
    if (!game.isEmpty()) {
      question.put("game", game);
    }
    JsonNode answer = ask(question).get("answer");
    Command.Result result = Command.callWith(text(file), call);
    assertThat(lines(answer.get("rulings"))).isEqualTo(result.out().lines().toList());
    assertThat(answer.get("err").asText()).isEqualTo(result.err());
    assertThat(answer.get("complete").asBoolean()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"club.rec", "misread.rec", "sevens.in"})
  void verifySaysWhatTheCallSays(String file) throws IOException {
    JsonNode answer = ask(Map.of("do", "verify", "text", text(file))).get("answer");
    Command.Result call = Command.callWith(text(file), "verify", "--format", "jsonl");
    assertThat(lines(answer.get("verdicts"))).isEqualTo(call.out().lines().toList());
    assertThat(answer.get("status").asInt()).isEqualTo(call.status());
  }

  private List<String> lines(JsonNode list) throws IOException {
    var lines = new ArrayList<String>();
    for (JsonNode each : list) {
      lines.add(json.writeValueAsString(each));
    }
    return lines;
  }

  @ParameterizedTest
  @CsvSource({"after, 10", "event, lay 9S", "view, Anna", "seat, *"})
  void askSaysWhatTheCallSays(String member, String value) throws IOException {
    Object given = member.equals("after") ? (Object) Integer.valueOf(value) : value;
    var question = new HashMap<String, Object>();
    question.putAll(Map.of("do", "ask", "text", text("club.rec"), "after", 10));
    question.put(member, given);
    String[] call =
        switch (member) {
          case "event" -> new String[] {"ask", "-", "--after", "10", "lay", "9S"};
          case "after" -> new String[] {"ask", "-", "--after", "10"};
          default -> new String[] {"ask", "-", "--after", "10", "--" + member, value};
        };
    String[] words = Arrays.copyOf(call, call.length + 2);
    words[call.length] = "--format";
    words[call.length + 1] = "jsonl";
    JsonNode answer = ask(question).get("answer");
    String printed = Command.callWith(text("club.rec"), words).out().strip();
    assertThat(json.writeValueAsString(answer)).isEqualTo(printed);
  }

  @Test
  void whatThereIsToKnowIsWhatTheCallsPrint() throws IOException {
    for (Game game : Game.all()) {
      for (String call : List.of("rules", "events", "strategies")) {
        JsonNode answer = ask(Map.of("do", call, "game", game.id())).get("answer");
        List<String> printed =
            Command.call(call, game.id(), "--format", "jsonl").out().lines().toList();
        assertThat(lines(answer.get(call))).isNotEmpty().isEqualTo(printed);
      }
      JsonNode profiles = ask(Map.of("do", "profiles", "game", game.id())).get("answer");
      assertThat(json.writeValueAsString(profiles) + "\n")
          .isEqualTo(Command.call("profiles", game.id(), "--format", "jsonl").out());
      String first = profiles.get("presets").get(0).get("name").asText();
      ask(Map.of("do", "profiles", "game", game.id(), "one", first));
      ask(Map.of("do", "profiles", "game", game.id(), "one", first, "other", "classic"));
    }
    assertThat(lines(ask(Map.of("do", "games")).get("answer").get("games")))
        .isEqualTo(Command.call("rules", "--format", "jsonl").out().lines().toList());
    assertThat(ask(Map.of("do", "hello")).get("answer").get("does")).hasSizeGreaterThan(10);
  }

  @Test
  void countSaysWhatTheCallSays() throws IOException {
    JsonNode answer =
        ask(
            Map.of(
                "do", "count",
                "game", "cribbage",
                "words", List.of("2H 4H 6H 8H", "TC"),
                "details", Map.of("crib", true),
                "set", Map.of("crib-flush", "four")));
    String printed =
        Command.call(
                "count",
                "cribbage",
                "2H",
                "4H",
                "6H",
                "8H",
                "TC",
                "--crib",
                "--set",
                "crib-flush=four",
                "--format",
                "jsonl")
            .out();
    assertThat(json.writeValueAsString(answer.get("answer")) + "\n").isEqualTo(printed);
  }

  // Invalid questions.

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{} | do is missing",
        "[] | expected one JSON object",
        "{\"do\":\"rules\"} {} | this is not valid JSON: see column 17",
        "nonsense | this is not valid JSON",
        "{\"do\":\"rules\",\"game\":\"cribage\"} | there is no game 'cribage' (did you mean cribbage?)",
        "{\"do\":\"ruels\"} | unknown request 'ruels' (did you mean rules?)",
        "{\"do\":\"rules\",\"gmae\":\"x\"} | there is no field 'gmae' (did you mean game?): choose id, do, game",
        "{\"do\":\"rules\",\"game\":7} | game: expected a string",
        "{\"do\":\"ask\",\"text\":\"\"} | there is no game 1: the input has none",
        "{\"do\":\"ask\",\"text\":\"\",\"after\":1.5} | after: expected a whole number",
        "{\"do\":\"verify\",\"text\":\"\",\"repair\":\"no\"} | repair: expected true or false",
        "{\"do\":\"count\",\"game\":\"cribbage\",\"words\":{}} | words: expected a string",
        "{\"do\":\"count\",\"game\":\"cribbage\",\"details\":7} | details: expected an object",
        "{\"do\":\"count\",\"game\":\"cribbage\",\"details\":{\"crab\":true}} | there is no detail 'crab' (did you mean crib?)",
        "{\"do\":\"count\",\"game\":\"cribbage\",\"set\":{\"crib-flsh\":\"four\"}} | cribbage has no switch",
        "{\"do\":\"count\",\"game\":\"cribbage\",\"profile\":\"acd\"} | cribbage has no profile 'acd' (did you mean acc?)",
        "{\"id\":{},\"do\":\"games\"} | id: expected a string or a number"
      })
  void whatCannotBeAskedIsSaid(String line, String said) throws IOException {
    JsonNode error = only(line).get("error");
    assertThat(error.get("kind").asText()).isEqualTo("question");
    assertThat(error.get("text").asText()).startsWith(said);
  }

  @Test
  void whatCannotBeIsLocated() throws IOException {
    JsonNode error = ask(Map.of("do", "count", "game", "cribbage", "words", "5H 5H")).get("error");
    assertThat(error.get("kind").asText()).isEqualTo("input");
    assertThat(error.get("column").asInt()).isEqualTo(4);
    assertThat(error.get("rule").asText()).isEqualTo("one-deck");
  }

  /// Ids are repeated line by line, and no line ends the process.
  @Test
  void everyLineIsAnsweredInItsOrder() throws IOException {
    String deep = "[".repeat(100_000);
    String lines =
        "{\"id\":1,\"do\":\"games\"}\r\n\n{\"id\":\"é\",\"do\":\"none\"}\n"
            + deep
            + "\n{\"id\":1e3,\"do\":\"games\"}";
    Command.Result result = Command.callWith(lines, "answer");
    List<String> answers = result.out().lines().toList();
    assertThat(answers).hasSize(4);
    assertThat(answers.get(0)).startsWith("{\"v\":1,\"id\":1,\"answer\"");
    assertThat(answers.get(1)).startsWith("{\"v\":1,\"id\":\"é\",\"error\"");
    assertThat(answers.get(2)).startsWith("{\"v\":1,\"id\":null,\"error\"");
    assertThat(answers.get(3)).startsWith("{\"v\":1,\"id\":1e3,\"answer\"");
  }

  @Test
  void longLinesAndBrokenBytesAreAnswered() throws IOException {
    byte[] huge = new byte[AnswerLoop.LONGEST + 3];
    Arrays.fill(huge, (byte) ' ');
    huge[huge.length - 1] = '\n';
    var bytes = new ByteArrayOutputStream();
    bytes.write(huge);
    bytes.write(new byte[] {'{', (byte) 0xff, '\n'});
    bytes.write("{\"do\":\"games\"}".getBytes(StandardCharsets.UTF_8));
    Command.Result result = Command.callWith(bytes.toByteArray(), false, "answer");
    List<String> answers = result.out().lines().toList();
    assertThat(answers).hasSize(3);
    assertThat(answers.get(0)).contains("longer than 16777216 bytes");
    assertThat(answers.get(1)).contains("not UTF-8", "\"line\":2");
    assertThat(answers.get(2)).contains("\"answer\"");
    for (String answer : answers) {
      assertThat(schema.validate(json.readTree(answer))).isEmpty();
    }
  }

  @Test
  void noQuestionsGetNoAnswers() {
    Command.Result result = Command.callWith("", "answer");
    assertThat(result.status()).isZero();
    assertThat(result.out()).isEmpty();
  }
}
