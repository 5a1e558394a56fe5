package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.text.Json;

/// Refusals and the verdicts of the desk are in the language that a client accepts.
final class SpokenLanguageTest {

  private static final String LONG = "de,".repeat(100);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "de|diesen Tisch gibt es nicht",
        "de-AT,en;q=0.5|diesen Tisch gibt es nicht",
        "en;q=0.3,de;q=0.4|diesen Tisch gibt es nicht",
        "zh-Hans-CN|没有这张桌子",
        "fr,zh|没有这张桌子",
        "fr|there is no such table",
        "*|there is no such table",
        "de;q=x|there is no such table",
        ";;;|there is no such table",
      })
  void refusesInTheLanguageThatIsAccepted(String accepted, String detail) throws Exception {
    try (TestHouse house = TestHouse.open()) {
      assertThat(detail(house, accepted)).isEqualTo(detail);
    }
  }

  @Test
  void answersInEnglishWhereNothingIsWantedOrTooMuch() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      String english = "there is no such table";
      JsonObject refused = TestHouse.json(house.get("/api/tables/none"));
      assertThat(refused.get("detail").getAsString()).isEqualTo(english);
      assertThat(detail(house, LONG)).isEqualTo(english);
    }
  }

  private static String detail(TestHouse house, String accepted) {
    var request = house.request("/api/tables/none").header("Accept-Language", accepted);
    return TestHouse.json(house.send(request)).get("detail").getAsString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en|Anna has 29 points, not 28 (1 too few)|15 events legal",
        "de|Anna hat 29, nicht 28 (Punkte; 1 zu wenig)|15 Ereignisse regelgerecht",
        "zh|Anna|声明不符",
      })
  void judgesInTheLanguageThatIsAccepted(String accepted, String difference, String report)
      throws Exception {
    String record = Files.readString(Path.of("../examples/club.rec"));
    String paper = new Json().put("text", record).toString();
    try (TestHouse house = TestHouse.open()) {
      var request = house.posted("/api/desk", paper).header("Accept-Language", accepted);
      JsonObject game =
          TestHouse.json(house.send(request)).getAsJsonArray("games").get(0).getAsJsonObject();
      JsonObject found = game.getAsJsonArray("differences").get(0).getAsJsonObject();
      assertThat(found.get("text").getAsString()).contains(difference);
      assertThat(game.get("report").getAsString()).contains(report);
    }
  }
}
