package umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.heap.Flaw;
import umpire.heap.HeapGame;
import umpire.heap.HeapRule;

/// Golden files are compared exactly, and rewritten only on request.
final class GoldenRecordsTest {

  private static final HeapGame GAME = new HeapGame(Flaw.NONE);

  @TempDir private Path folder;
  private Path golden;
  private GoldenRecords records;

  @BeforeEach
  void recordsThatAreAgreed() throws IOException {
    golden = folder.resolve("golden");
    Files.createDirectories(golden.resolve("bad"));
    Files.writeString(golden.resolve("small.in"), "2 4 3 1\n");
    Files.writeString(golden.resolve("bad/greedy.in"), "2 4 3 1\n2 4 3 2\n");
    records = new GoldenRecords(golden);
    System.setProperty("golden.update", "true");
    assertThat(records.differences(GAME)).isEmpty();
    System.clearProperty("golden.update");
  }

  @AfterEach
  void noMoreUpdates() {
    System.clearProperty("golden.update");
  }

  @Test
  void filesSayWhatTheRefereeSays() {
    assertThat(golden.resolve("small.out")).hasContent("3 1");
    assertThat(golden.resolve("small.txt"))
        .hasContent(
            """
            game 1: 2 players
            1 1 stone +3 | takes 3 | {"stones":3}
            2 2 stone +1 | takes 1 | {"stones":1}
            3 - empty | the heap is empty | {}
            over, 1: 3, 2: 1
            """);
    assertThat(golden.resolve("bad/greedy.out")).hasContent("3 1");
    assertThat(golden.resolve("bad/greedy.err"))
        .hasContent(
            """
            2:7 too many stones [enough]
              | 2 4 3 2
              |       ^
              = take fewer
            """);
    assertThat(records.differences(GAME)).isEmpty();
  }

  @Test
  void everyDifferenceIsFound() throws IOException {
    Files.writeString(golden.resolve("small.out"), "3 1 \n");
    Files.delete(golden.resolve("small.txt"));
    Files.writeString(golden.resolve("bad/greedy.err"), "\n");
    assertThat(records.differences(GAME))
        .hasSize(3)
        .anyMatch(text -> text.startsWith("golden/small.out line 1"))
        .anyMatch(text -> text.startsWith("golden/small.txt line 1"))
        .anyMatch(text -> text.startsWith("golden/bad/greedy.err line 1"));
  }

  @Test
  void goodRecordsHaveNoFaultsAndBadOnesDo() throws IOException {
    Files.writeString(golden.resolve("small.in"), "2 4 3 1 1\n");
    Files.writeString(golden.resolve("bad/greedy.in"), "2 4 3 1\n");
    assertThat(records.differences(GAME))
        .anyMatch(text -> text.startsWith("golden/small.in has a fault"))
        .anyMatch(text -> text.startsWith("golden/bad/greedy.in has no fault"));
  }

  @Test
  void strayFilesAreFound() throws IOException {
    Files.delete(golden.resolve("small.in"));
    assertThat(records.differences(GAME))
        .contains(
            "golden/small.out has no input: golden/small.in",
            "golden/small.txt has no input: golden/small.in");
  }

  @Test
  void noRecordsAreAFailure() throws IOException {
    Files.delete(golden.resolve("small.in"));
    Files.delete(golden.resolve("bad/greedy.in"));
    assertThatThrownBy(() -> records.differences(GAME)).isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> new GoldenRecords(folder.resolve("nowhere")).differences(GAME))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("nowhere is missing");
  }

  @Test
  void rulesAreShownByRulingsAndByRefusals() {
    assertThat(records.rulesShown(GAME))
        .containsExactlyInAnyOrder(HeapRule.STONE, HeapRule.EMPTY, HeapRule.ENOUGH);
  }
}
