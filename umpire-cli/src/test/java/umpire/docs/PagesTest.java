package umpire.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.cli.Command;

/// No page of the project has a dead reference: its links, and the files and types it names, exist.
class PagesTest {

  /// Capitalized words that are not types of this project: types of others, and words of games and
  /// formats.
  private static final Set<String> FOREIGN =
      Set.of(
          "ServiceLoader",
          "String",
          "EnumOrdinal",
          "ImmutableEnumChecker",
          "ParquetWriter",
          "WriteSupport",
          "ParquetFileWriter",
          "ParquetFileReader",
          "Tie",
          "Red",
          "None",
          "White",
          "Date",
          "Commitment",
          "Secret",
          "Seed");

  private static final PageCheck CHECK = new PageCheck(SourceTree.types(), FOREIGN);

  @TestFactory
  Stream<DynamicTest> nothingLeadsNowhere() {
    return SourceTree.files(".md").stream()
        .map(page ->
            DynamicTest.dynamicTest(Command.ROOT.relativize(page).toString(), () -> check(page)));
  }

  private static void check(Path page) {
    assertThat(CHECK.deadIn(page, SourceTree.read(page))).as("dead on this page").isEmpty();
  }

  @Test
  void everyDecisionIsInTheIndex() {
    Path index = Command.ROOT.resolve("docs/decisions/README.md");
    assertThat(unlisted(index, SourceTree.read(index))).isEmpty();
    assertThat(unlisted(index, "[0001](0001-one-module-a-game.md)"))
        .contains("0002-the-rule-is-a-value.md")
        .doesNotContain("0001-one-module-a-game.md");
  }

  /// The pages next to an index to which it has no link.
  private static List<String> unlisted(Path index, String text) {
    return SourceTree.files(".md").stream()
        .filter(page -> page.resolveSibling("README.md").equals(index) && !page.equals(index))
        .map(page -> String.valueOf(page.getFileName()))
        .filter(name -> !text.contains("](" + name + ")"))
        .toList();
  }

  @Test
  void nothingForeignIsOurs() {
    assertThat(CHECK.types()).doesNotContainKeys(FOREIGN.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[a page](docs/gone.md)",
        "[a part](docs/record.md#gone)",
        "[a part of this page](#gone)",
        "`docs/gone.md`",
        "`NoSuchType`",
        "`Gone`",
        "`RulingLog.gone`",
        "`RulingLog#gone()`"
      })
  void whatIsDeadIsFound(String planted) {
    assertThat(deadIn("# Here\n\nThis is " + planted + ".\n")).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[a page](docs/record.md)",
        "[a part](docs/record.md#what-the-verifier-answers)",
        "[a part of this page](#here)",
        "[elsewhere](https://example.org/gone.md)",
        "`docs/record.md`",
        "`games/NAME`",
        "`RulingLog`",
        "`RulingLog.add`",
        "`[text](gone.md)`",
        "\n```\n`NoSuchType` [text](gone.md)\n```\n"
      })
  void whatIsThereIsNotFound(String planted) {
    assertThat(deadIn("# Here\n\nThis is " + planted + ".\n")).isEmpty();
  }

  private static List<String> deadIn(String text) {
    var check = new PageCheck(Map.copyOf(CHECK.types()), Set.of());
    return check.deadIn(Command.ROOT.resolve("README.md"), text);
  }
}
