package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A page lists every script that its scripts import, and only existing ones.
final class ModulesTest {

  private static final Pattern NAMED =
      Pattern.compile("<link rel=\"modulepreload\" href=\"([^\"]+)\">");
  private static final Pattern SCRIPT =
      Pattern.compile("<script type=\"module\" src=\"([^\"]+)\">");

  /// Finds scripts in a different way from the server: everything between quotes that is a script.
  private static final Pattern IMPORTED = Pattern.compile("from '(\\.[^']+\\.js)'");

  @Test
  void everyImportIsNamed() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      var pages = new ArrayList<String>(List.of("/", "/desk", "/score"));
      for (String game : List.of("maumau", "cribbage", "snooker")) {
        pages.add("/t/" + house.two(game, "").id());
      }
      for (String page : pages) {
        String html = house.get(page).body();
        Set<String> named = all(NAMED, html);
        Set<String> scripts = all(SCRIPT, html);
        scripts.addAll(named);
        assertThat(named).as(page).isNotEmpty();
        for (String script : scripts) {
          var answer = house.get(script);
          assertThat(answer.statusCode()).as(script).isEqualTo(200);
          assertThat(answer.headers().firstValue("Cache-Control").orElseThrow())
              .as(script)
              .contains("immutable");
          for (String relative : all(IMPORTED, answer.body())) {
            assertThat(scripts).as(page).contains(house.at(script).resolve(relative).getPath());
          }
        }
      }
    }
  }

  private static Set<String> all(Pattern pattern, String text) {
    var found = new LinkedHashSet<String>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }
}
