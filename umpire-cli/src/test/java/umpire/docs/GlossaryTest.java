package umpire.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/// The page `docs/glossary.md` has every term of the project, as the sources describe it today.
/// With `-Dgolden.update=true` it is regenerated.
class GlossaryTest {

  @Test
  void pageIsCurrent() throws IOException {
    String page = Glossary.page(Glossary.current());
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(Glossary.PAGE, page);
    }
    assertThat(Glossary.PAGE).content().isEqualTo(page);
  }

  /// Checks the page in another way than it is printed: without parsing a source.
  @Test
  void everyPublicTypeIsOnIt() {
    String page = Glossary.page(Glossary.current());
    var missing = new ArrayList<String>();
    for (Path file : SourceTree.files(".java")) {
      String name = String.valueOf(file.getFileName()).replace(".java", "");
      boolean ofTheHouse = file.toString().matches(".*/umpire-[a-z]+/src/main/java/.*");
      boolean seen = SourceTree.read(file).matches("(?s).*\npublic [a-z -]+ " + name + "\\b.*");
      if (ofTheHouse && seen && !Glossary.isCommand(file) && !page.contains("[" + name + "](")) {
        missing.add(name);
      }
    }
    assertThat(missing).as("public types that are not in the glossary").isEmpty();
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

  private static String sentence(String comment) {
    String source = "package here;\n\n" + comment + "public final class Thing {}\n";
    SourceType type = SourceType.in(Path.of("Thing.java"), source).orElseThrow();
    assertThat(type.isPublic()).isTrue();
    assertThat(Glossary.isWord(type)).isTrue();
    return type.sentence();
  }
}
