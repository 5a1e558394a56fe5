package umpire.cli.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import umpire.cli.Command;
import umpire.command.language.Language;
import umpire.core.text.Note;

/// The renderers of the command line and of the pages are tested with one table of cases.
final class WordsCasesTest {

  private static final Path FOLDER = Command.ROOT.resolve("umpire-cli/src/test/web");
  private static final Path ASSETS =
      Command.ROOT.resolve("umpire-server/src/main/resources/umpire/server/assets");

  @Test
  void theCommandLineSaysWhatTheTableSays() throws IOException {
    JsonObject table =
        JsonParser.parseString(Files.readString(FOLDER.resolve("words.cases.json")))
            .getAsJsonObject();
    var house = new JsonObject();
    house.add("between", table.get("between"));
    Language language = Language.of("de", house.toString(), table.get("words").toString());
    for (JsonElement each : table.getAsJsonArray("cases")) {
      JsonObject one = each.getAsJsonObject();
      assertThat(language.say(note(one.getAsJsonObject("note"))))
          .as(one.get("why").getAsString())
          .isEqualTo(one.get("told").getAsString());
    }
  }

  private static Note note(JsonObject json) {
    Map<String, List<Note>> parts = new LinkedHashMap<>();
    if (json.has("parts")) {
      JsonObject clauses = json.getAsJsonObject("parts");
      for (String key : clauses.keySet()) {
        parts.put(
            key,
            clauses.getAsJsonArray(key).asList().stream()
                .map(clause -> note(clause.getAsJsonObject()))
                .toList());
      }
    }
    return new Note(
        json.get("text").getAsString(),
        json.get("pattern").getAsString(),
        json.get("facts").toString(),
        parts);
  }

  @Test
  void aPageSaysWhatTheTableSays() throws Exception {
    assumeTrue(isNodeThere(), "no node from 20 on: THE WORDS OF PAGES ARE NOT COMPARED");
    var builder =
        new ProcessBuilder("node", "--test", "--test-reporter=tap", "words.test.mjs")
            .directory(FOLDER.toFile())
            .redirectErrorStream(true);
    builder.environment().put("UMPIRE_ASSETS", ASSETS.toString());
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(said).isZero();
    assertThat(said).contains("# fail 0").containsPattern("# pass 3\\d\\n");
  }

  private static boolean isNodeThere() throws InterruptedException {
    try {
      String asked = "process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)";
      return new ProcessBuilder("node", "-e", asked).start().waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }
}
