package umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.core.record.HeapRecords.HEADING;
import static umpire.core.record.HeapRecords.WHOLE;
import static umpire.core.record.HeapRecords.report;
import static umpire.core.record.HeapRecords.understood;

import org.junit.jupiter.api.Test;
import umpire.core.kernel.Kernel;
import umpire.core.record.Transcript;
import umpire.core.repair.RepairBudget;
import umpire.core.verify.Verifier;

/// The work of a search for a repair, counted from outside.
final class RepairWorkTest {

  private static String hostile() {
    var text = new StringBuilder(HEADING.replace("short", "classic\nRules: classic heap=99"));
    for (int i = 0; i < 98; i++) {
      text.append(i % 2 == 0 ? "Anna: take 1\n" : "Ben: take 1\n");
    }
    text.append("Anna: take 3\n").append("Ben: take 3\n".repeat(100_000));
    return text.toString();
  }

  private static <K extends Kernel<K>> int work(Transcript<K> game, RepairBudget budget) {
    WatchedGame<K> watched = WatchedGame.of(game);
    Verifier.verify(watched.game(), budget);
    return watched.steps();
  }

  /// A hostile record must not cost more than the search budget.
  @Test
  void theSearchIsBounded() throws Exception {
    Transcript<?> game = understood(hostile());
    int without = work(game, RepairBudget.none());
    int with = work(game, RepairBudget.ofFile());
    assertThat(with - without).isPositive().isLessThanOrEqualTo(RepairBudget.A_GAME);
    assertThat(report(hostile()).repair()).isNull();
  }

  @Test
  void aFileHasOneBudget() throws Exception {
    Transcript<?> game = understood(hostile());
    RepairBudget budget = RepairBudget.ofFile();
    assertThat(budget.isUsedUp()).isFalse();
    int games = 0;
    while (!budget.isUsedUp()) {
      Verifier.verify(game, budget);
      games++;
    }
    assertThat(games).isGreaterThanOrEqualTo(RepairBudget.A_FILE / RepairBudget.A_GAME);
    assertThat(budget.spent()).isEqualTo(RepairBudget.A_FILE);
    assertThat(work(game, budget)).isEqualTo(work(game, RepairBudget.none()));
    Transcript<?> easy = understood(WHOLE.replace("Ben:", "Anna:"));
    assertThat(Verifier.verify(easy, budget).repair()).isNull();
  }
}
