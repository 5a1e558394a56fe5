package umpire.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;

/// The page "Use it as a library": what it shows is what runs here, to the letter.
class LibraryPageTest {

  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

  @ParameterizedTest
  @ValueSource(strings = {"JudgeText", "VerifyRecord", "OwnStrategy"})
  void showsWhatRuns(String example) throws IOException {
    String source = Files.readString(Path.of("src/main/java/umpire/library/" + example + ".java"));
    assertThat(Files.readString(ROOT.resolve("docs/library.md")))
        .contains("```java\n" + source + "```\n");
  }

  @Test
  void judgesClassicText() throws Exception {
    try (InputStream records = open("cribbage.in")) {
      assertThat(JudgeText.judge("cribbage", records))
          .isEqualTo(Files.readString(ROOT.resolve("examples/cribbage.out")));
    }
  }

  @Test
  void verifiesARecord() throws Exception {
    try (InputStream records = open("club.rec")) {
      assertThat(VerifyRecord.verify(records))
          .containsExactly(
              "DIFFERS: 15 events legal, 1 claim agrees, 1 claim differs, not finished",
              "line 21: Anna has 29 points, not 28 (1 too few)");
    }
  }

  @Test
  void playsByAStrategyOfItsOwn() {
    CompleteGame<?> cribbage = Game.named("cribbage").orElseThrow().complete().orElseThrow();
    int wins = OwnStrategy.wins(cribbage, 100);
    assertThat(wins).isEqualTo(OwnStrategy.wins(cribbage, 100)).isBetween(0, 40);
  }

  private static InputStream open(String example) throws IOException {
    return Files.newInputStream(ROOT.resolve("examples").resolve(example));
  }
}
