package umpire.testkit.contract.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static umpire.core.record.HeapRecords.WHOLE;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.repair.RepairBudget;
import umpire.core.text.Note;
import umpire.core.verify.Repair;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;
import umpire.heap.WholeFlaw;
import umpire.heap.WholeHeap;
import umpire.heap.WholeHeapGame;

/// The law on repairs catches a suggestion that repairs nothing.
final class RepairIsTriedTest {

  private static final String RECORD = WHOLE.replace("take 3", "take 3 nice");

  private static int tried(String change) throws Exception {
    Report found = Verifier.verify(Records.read(RECORD, new WholeHeapGame()), RepairBudget.none());
    var report =
        new Report(
            found.events(),
            found.doubts(),
            found.agreed(),
            found.differences(),
            found.undecided(),
            found.fault(),
            found.faultyEvent(),
            new Repair(List.of(Note.plain(change)), Note.plain(change)),
            false);
    return RepairContract.isCarriedOut(
        new WholeHeapGame(), new WholeHeap(WholeFlaw.NONE), RECORD, report);
  }

  @Test
  void aChangeThatMakesTheLineReadableIsOne() throws Exception {
    assertThat(tried("line 7: without 'nice'")).isEqualTo(1);
  }

  @Test
  void aChangeThatLeavesItUnreadableIsSeen() {
    assertThatThrownBy(() -> tried("line 7: 'take' added at the end"))
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void aChangeOfAWordThatIsNotThereIsSeen() {
    assertThatThrownBy(() -> tried("line 7: '1' instead of '2'"))
        .isInstanceOf(AssertionError.class);
  }

  /// The repair suggested for a line that cannot be parsed concerns that line's own words.
  @Test
  void nothingIsAddedToALineThatStaysUnreadable() throws Exception {
    Report report =
        Verifier.verify(Records.read(RECORD, new WholeHeapGame()), RepairBudget.ofFile());
    Repair repair = report.repair();
    assertThat(repair == null ? "" : repair.text()).doesNotContain("added at the end");
  }
}
