package umpire.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.game.Game;
import umpire.core.match.SeatRule;
import umpire.core.profile.Preset;

/// The words of pages: the languages have equal keys; each key is used, and none is missing.
final class WordsTest {

  private static final Pattern NAMED =
      Pattern.compile(
          "\\bt\\((?:[^'()]*(?:'\\w+' )?\\? '([a-z][\\w.-]*)' : )?'([a-z][\\w.-]*)'[,)]");
  private static final Pattern BEGUN =
      Pattern.compile("'([a-z][\\w.-]*\\.)' \\+|`([a-z][\\w.-]*\\.)\\$\\{");
  private static final Pattern FACT = Pattern.compile("\\{[\\w-]+}");

  private static Map<String, String> words(String language) {
    var words = new TreeMap<String, String>();
    String text = Sources.text(Sources.ASSETS.resolve("words/" + language + ".json"));
    JsonParser.parseString(text)
        .getAsJsonObject()
        .asMap()
        .forEach((key, value) -> words.put(key, value.getAsString()));
    return words;
  }

  /// Returns the keys that scripts name in full.
  private static Set<String> named() {
    return found(NAMED);
  }

  private static Set<String> found(Pattern pattern) {
    return pattern
        .matcher(Sources.scripts())
        .results()
        .flatMap(WordsTest::groups)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<String> groups(MatchResult match) {
    return IntStream.rangeClosed(1, match.groupCount())
        .mapToObj(match::group)
        .filter(Objects::nonNull);
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "zh"})
  void everyLanguageHasTheKeysOfEnglish(String language) {
    assertThat(words(language).keySet()).isEqualTo(words("en").keySet());
  }

  /// Titles appear in the lobby and above a table.
  @Test
  void everyPresetHasATitle() {
    Set<String> keys = words("en").keySet();
    for (Game game : Game.all()) {
      for (Preset preset : game.complete().orElseThrow().profiles().presets()) {
        assertThat(keys).as(game.id()).contains("preset." + preset.name());
      }
    }
  }

  /// Rules of a game are translated by the game, those for every seat by the pages.
  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "zh"})
  void everyRuleForSeatsIsTold(String language) {
    for (SeatRule rule : SeatRule.values()) {
      assertThat(words(language)).containsKey("rule." + rule.id());
      assertThat(words("en")).containsEntry("rule." + rule.id(), rule.statement());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "zh"})
  void everyLanguageTellsTheSameFacts(String language) {
    Map<String, String> english = words("en");
    words(language)
        .forEach((key, text) -> assertThat(facts(text)).as(key).isEqualTo(facts(english.get(key))));
  }

  private static Set<String> facts(String text) {
    return FACT.matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void scriptsNameNoKeyThatIsMissing() {
    assertThat(named()).hasSizeGreaterThan(100);
    assertThat(words("en").keySet()).containsAll(named());
  }

  @Test
  void noWordIsThereThatNobodyShows() {
    Set<String> named = named();
    Set<String> begun = found(BEGUN);
    Set<String> unused = new TreeSet<>(words("en").keySet());
    unused.removeIf(key -> named.contains(key.replaceFirst("\\.one$", "")) || begins(key, begun));
    assertThat(unused).isEmpty();
  }

  private static boolean begins(String key, Set<String> begun) {
    return begun.stream().anyMatch(key::startsWith);
  }
}
