package umpire.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.cli.Command;

/// Comments and messages keep the rules for words that a program can check, see [PlainWords].
class PlainWordsTest {

  /// Sources with planted flaws, which are there to be found.
  private static final List<String> PLANTED = List.of("PlainWords.java", "PlainWordsTest.java");

  private static final int AT_LEAST = 5_000;

  @Test
  void everySourceKeepsThem() {
    List<Path> sources =
        SourceTree.files(".java").stream()
            .filter(file -> !PLANTED.contains(file.getFileName().toString()))
            .toList();
    long comments = sources.stream().map(SourceTree::read).mapToLong(PlainWordsTest::comments).sum();
    assertThat(comments).as("doc comments looked at").isGreaterThan(AT_LEAST);
    assertThat(sources.stream().flatMap(PlainWordsTest::faults)).isEmpty();
  }

  private static long comments(String source) {
    return source.lines().filter(line -> line.strip().startsWith("///")).count();
  }

  private static Stream<String> faults(Path file) {
    String name = Command.ROOT.relativize(file) + ":";
    return PlainWords.faults(SourceTree.read(file)).stream().map(name::concat);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "the number of seats at this table.",
        "The number of seats at this table",
        "The same facts for eyes.",
        "Its number.",
        "What the player is told.",
        "Who lays a card is told so.",
        "Whoever lays a card is told so.",
        "Returns the card. Who lays it has won.",
        "Tells somebody which card was laid.",
        "Tells that nobody has won yet.",
        "Prints the whole page anew.",
        "Every point is counted by itself.",
        "The rule that speaks against a move.",
        "Lays away four cards to the crib.",
        "Mends a record that has a hole.",
        "The game goes on after the deal.",
        "Both teams begin at rank so many.",
        "The word at this index is no card.",
        "The part of a line behind the name.",
        "Splits a line at every blank.",
      })
  void aPlantedCommentIsFound(String planted) {
    assertThat(PlainWords.faults("/// " + planted + "\nclass Here {}\n")).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "The number of seats at this table.",
        "`?` is an unknown card.",
        "A player who lays their last card wins.",
        "Returns the card at `behind`, see [Here#behind].",
        "There is no card left: the deal is over.",
        "The value is no longer used.",
        "Skips blank lines and comments.",
      })
  void aPlainCommentIsNotFound(String plain) {
    assertThat(PlainWords.faults("/// " + plain + "\nclass Here {}\n")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"'XX' is no card: rank and suit\"",
        "\"the number of games is due here\"",
        "\"no rule speaks against it\"",
        "\"whoever plays themselves plays one game\"",
      })
  void aPlantedMessageIsFound(String planted) {
    assertThat(PlainWords.faults("class Here {\n  String text = " + planted + ";\n}\n")).hasSize(1);
  }

  @Test
  void aThrowableThatDoesNotSaySoIsFound() {
    assertThat(PlainWords.faults("final class Impossible extends RuntimeException {}\n")).hasSize(1);
    assertThat(PlainWords.faults("class StuckException extends Exception {}\n")).isEmpty();
  }
}
