package umpire.testkit.contract;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.heap.Flaw;
import umpire.heap.HeapGame;
import umpire.heap.WholeFlaw;
import umpire.heap.WholeHeapGame;
import umpire.testkit.contract.format.GeneratorContract;
import umpire.testkit.contract.record.RecordContract;

/// A generator that writes different text for a seed is caught, and so is a seed without a
/// checksum.
final class SeedSumsTest {

  @TempDir private Path folder;

  private void generate(Flaw flaw, boolean adds) {
    var sums = new SeedSums(folder.resolve("seeds.sums"), adds);
    new GeneratorContract().aSeedMakesTheSameTextInEveryRelease(new HeapGame(flaw), sums);
  }

  @Test
  void aMissingLineIsADifferenceUnlessItIsToBeAdded() {
    assertThatThrownBy(() -> generate(Flaw.NONE, false)).isInstanceOf(AssertionError.class);
    generate(Flaw.NONE, true);
    assertThatCode(() -> generate(Flaw.NONE, false)).doesNotThrowAnyException();
  }

  private void play(WholeFlaw flaw, boolean adds) {
    var sums = new SeedSums(folder.resolve("seeds.sums"), adds);
    var game = new WholeHeapGame(flaw);
    new RecordContract()
        .aSeedPlaysTheSameGameInEveryRelease(game, game.complete().orElseThrow(), sums);
  }

  @Test
  void anotherCompleteGameIsADifference() {
    play(WholeFlaw.NONE, true);
    assertThatCode(() -> play(WholeFlaw.NONE, false)).doesNotThrowAnyException();
    assertThatThrownBy(() -> play(WholeFlaw.DEALS_ARE_ALL_THE_SAME, true))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("seeds.sums: 'play ");
  }

  @Test
  void anotherTextIsADifferenceEvenWhereLinesMayBeAdded() {
    generate(Flaw.NONE, true);
    assertThatThrownBy(() -> generate(Flaw.IGNORES_THE_SHAPE, true))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("seeds.sums");
  }
}
