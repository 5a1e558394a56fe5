package umpire.testkit.contract.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.testkit.contract.GameHere;

/// Every sentence outside the games is a single literal in the sources and is translated, and
/// nothing else is; each translation has the gaps of its pattern.
final class HouseWordsTest {

  private static final Path ROOT = GameHere.module().getParent();
  private static final Literals SOURCES = sources();

  private static Literals sources() {
    return Literals.under(
        SpokenSource.MADE,
        Stream.of(
                "umpire-core",
                "umpire-command",
                "umpire-coach",
                "umpire-cli",
                "umpire-live",
                "umpire-server")
            .map(module -> ROOT.resolve(module).resolve("src/main/java"))
            .toArray(Path[]::new));
  }

  private static Bundle words(String tag) throws IOException {
    Path file =
        ROOT.resolve("umpire-command/src/main/resources/umpire/command/lang/" + tag + ".json");
    return Bundle.of(Files.readString(file));
  }

  /// The tests below would miss a sentence that is not a literal.
  @Test
  void everySentenceIsALiteral() {
    assertThat(SOURCES.unread()).isEmpty();
    assertThat(SOURCES.patterns()).hasSizeGreaterThan(130);
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "zh"})
  void everySentenceIsTranslatedAndNothingElse(String tag) throws IOException {
    assertThat(section(words(tag), "said "))
        .containsExactlyInAnyOrderElementsOf(
            SOURCES.patterns().stream().map(pattern -> "said " + pattern).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "zh"})
  void aTranslationHasTheGapsOfItsPattern(String tag) throws IOException {
    assertThat(words(tag).changingFacts()).isEmpty();
  }

  /// The source that contains a pattern also gives the facts for its gaps.
  @Test
  void everyGapIsGivenAFactWhereItIsSaid() {
    var open = new TreeSet<String>();
    SOURCES.sources().forEach(each -> open.addAll(new Literals(List.of(each)).gapsWithoutFact()));
    assertThat(open).isEmpty();
  }

  @Test
  void theLanguagesHaveTheSameWords() throws IOException {
    for (String section : new String[] {"rules ", "words ", "between "}) {
      assertThat(section(words("zh"), section)).isEqualTo(section(words("de"), section));
    }
  }

  private static Set<String> section(Bundle words, String section) {
    return words.texts().keySet().stream()
        .filter(path -> path.startsWith(section))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
