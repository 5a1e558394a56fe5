package umpire.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.cli.Command;

/// Every phrase in the sources is translated, nothing else is, and each translation has the gaps of
/// its pattern.
final class HouseWordsTest {

  private static final Pattern PHRASE =
      Pattern.compile("Phrase\\s*\\.of\\(\\s*((?:\"(?:[^\"\\\\\\n]|\\\\.)*\"\\s*\\+?\\s*)+)\\)");
  private static final Pattern CALL = Pattern.compile("Phrase\\s*\\.of\\(");
  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
  private static final Pattern GAP = Pattern.compile("\\{([\\w-]+)(:\\w+)?}");

  private static final Set<String> PHRASES = phrases();

  private static Stream<String> sources() {
    return Stream.of("umpire-core", "umpire-command", "umpire-cli")
        .map(module -> Command.ROOT.resolve(module).resolve("src/main/java"))
        .flatMap(HouseWordsTest::texts);
  }

  private static Stream<String> texts(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      var texts = files.filter(file -> file.toString().endsWith(".java")).map(HouseWordsTest::text);
      return texts.toList().stream();
    } catch (IOException failure) {
      throw new AssertionError(failure);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new AssertionError(failure);
    }
  }

  private static Set<String> phrases() {
    return sources()
        .flatMap(source -> PHRASE.matcher(source).results())
        .map(call ->
            LITERAL
                .matcher(call.group(1))
                .results()
                .map(literal -> literal.group(1))
                .collect(Collectors.joining()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static JsonObject words(String tag) throws IOException {
    Path file =
        Command.ROOT.resolve(
            "umpire-command/src/main/resources/umpire/command/lang/" + tag + ".json");
    return JsonParser.parseString(Files.readString(file)).getAsJsonObject();
  }

  /// Otherwise the tests below would pass it over.
  @Test
  void everyPhraseIsOneLiteral() {
    long calls = sources().mapToLong(source -> CALL.matcher(source).results().count()).sum();
    long literals = sources().mapToLong(source -> PHRASE.matcher(source).results().count()).sum();
    assertThat(literals).isEqualTo(calls).isGreaterThan(140);
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "zh"})
  void everyPhraseIsTranslatedAndNothingElse(String tag) throws IOException {
    assertThat(words(tag).getAsJsonObject("said").keySet())
        .containsExactlyInAnyOrderElementsOf(PHRASES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "zh"})
  void aTranslationHasTheGapsOfItsPattern(String tag) throws IOException {
    JsonObject said = words(tag).getAsJsonObject("said");
    for (String pattern : said.keySet()) {
      assertThat(gaps(said.get(pattern).getAsString())).as(pattern).isEqualTo(gaps(pattern));
    }
  }

  /// Every gap gets its fact in the file of the phrase: by name, or in the text of the gap's own
  /// clause.
  @Test
  void everyGapIsGivenAFactWhereItIsSaid() {
    sources()
        .forEach(source ->
            PHRASE
                .matcher(source)
                .results()
                .forEach(call ->
                    GAP.matcher(call.group(1))
                        .results()
                        .map(gap -> gap.group(1))
                        .forEach(name ->
                            assertThat(source)
                                .as("the fact {%s} of %s", name, call.group(1))
                                .containsPattern(
                                    "\\.(with|clauses|rule)\\(\\s*\"" + name + "\""))));
  }

  @Test
  void theLanguagesHaveTheSameWords() throws IOException {
    for (String section : List.of("rules", "words", "between")) {
      assertThat(words("zh").getAsJsonObject(section).keySet())
          .isEqualTo(words("de").getAsJsonObject(section).keySet());
    }
  }

  private static Set<String> gaps(String pattern) {
    return GAP.matcher(pattern)
        .results()
        .map(gap -> gap.group())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
