package umpire.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Every public type, and every package, is introduced by a sentence of its own, which javadoc
/// shows in its lists.
class FirstSentenceTest {

  private static final String MAIN = ".*/src/main/java/.*";

  @Test
  void everyPublicTypeHasOne() {
    var missing = new ArrayList<String>();
    for (Path file : SourceTree.files(".java")) {
      if (file.toString().matches(MAIN) && lacksOne(file, SourceTree.read(file))) {
        missing.add(file.toString());
      }
    }
    assertThat(missing).as("files whose comment has no first sentence").isEmpty();
  }

  @Test
  void aMissingOneIsFound() {
    assertThat(lacksOne(Path.of("Thing.java"), source("/// no sentence\n"))).isTrue();
    assertThat(lacksOne(Path.of("Thing.java"), source(""))).isTrue();
    assertThat(lacksOne(Path.of("Thing.java"), source("/// A thing.\n"))).isFalse();
  }

  @Test
  void theFirstSentenceIsTaken() {
    assertThat(sentence("/// A `Log` of [Ruling]s: numbers.\n/// More of it.\n"))
        .isEqualTo("A `Log` of `Ruling`s: numbers.");
    assertThat(sentence("/// Two lines\n/// are one sentence.\n///\n/// And another paragraph.\n"))
        .isEqualTo("Two lines are one sentence.");
    assertThat(sentence("/// Version 1.5 of it. Then more.\n@Odd({\n  1\n})\n"))
        .isEqualTo("Version 1.5 of it.");
    assertThat(sentence("/// Takes `GAME [FILE]`.\n")).isEqualTo("Takes `GAME [FILE]`.");
    assertThat(sentence("")).isEmpty();
    assertThat(sentence("/// no sentence\n")).isEmpty();
  }

  @Test
  void aTypeOfAnotherNameIsNotTaken() {
    assertThat(SourceType.in(Path.of("Other.java"), "/// One.\nfinal class Thing {}\n")).isEmpty();
  }

  /// Files without a type or package of their name, such as `module-info`, need none.
  private static boolean lacksOne(Path file, String text) {
    List<SourceType> types = SourceType.in(file, text).stream().toList();
    return types.stream()
        .anyMatch(type ->
            (type.isPublic() || file.endsWith("package-info.java")) && type.sentence().isEmpty());
  }

  private static String sentence(String comment) {
    return SourceType.in(Path.of("Thing.java"), source(comment)).orElseThrow().sentence();
  }

  private static String source(String comment) {
    return "package here;\n\n" + comment + "public final class Thing {}\n";
  }
}
