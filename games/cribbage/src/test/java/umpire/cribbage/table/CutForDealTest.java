package umpire.cribbage.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.gaps.BranchChooser;
import umpire.core.kernel.Kernel;
import umpire.cribbage.rules.CribbageRule;

/// Lowest deals; if the lowest are equal, all cut again.
final class CutForDealTest {

  private final RulingLog unheard = RulingLog.none();

  /// Every combination of ranks that three players can cut.
  @Test
  void theOneLowestCardDeals() {
    for (int first = 0; first < 13; first++) {
      for (int second = 0; second < 13; second++) {
        for (int third = 0; third < 13; third++) {
          int[] ranks = {first, second, third};
          assertThat(cut(ranks)).as("%s %s %s", first, second, third).isEqualTo(lowest(ranks));
        }
      }
    }
  }

  private int cut(int[] ranks) {
    var cut = new CutForDeal(ranks.length, BranchChooser.alwaysFirst());
    int dealer = Kernel.NOBODY;
    for (int seat = 0; seat < ranks.length; seat++) {
      dealer = cut.cut(seat, 4 * ranks[seat] + seat, unheard);
    }
    return dealer;
  }

  private static int lowest(int[] ranks) {
    for (int seat = 0; seat < ranks.length; seat++) {
      boolean alone = true;
      for (int other = 0; other < ranks.length; other++) {
        alone &= other == seat || ranks[other] > ranks[seat];
      }
      if (alone) {
        return seat;
      }
    }
    return Kernel.NOBODY;
  }

  /// Every player who can have cut the lowest card may deal, and [Kernel#NOBODY] if the lowest can
  /// have been equal: compared with every card that the unknown ones can be.
  @Test
  void ofUnknownCardsAnybodyMayDealWhoCan() {
    for (int first = -1; first < 13; first++) {
      for (int second = -1; second < 13; second++) {
        for (int third = -1; third < 13; third++) {
          int[] ranks = {first, second, third};
          assertThat(possible(ranks))
              .as("%s %s %s", first, second, third)
              .isEqualTo(dealers(ranks));
        }
      }
    }
  }

  private Set<Integer> possible(int[] ranks) {
    var found = new TreeSet<Integer>();
    var branch = new BranchChooser();
    var last = new BranchChooser();
    do {
      last = branch;
      var cut = new CutForDeal(ranks.length, branch);
      int dealer = Kernel.NOBODY;
      for (int seat = 0; seat < ranks.length; seat++) {
        int card = ranks[seat] < 0 ? CutForDeal.UNKNOWN : 4 * ranks[seat] + seat;
        dealer = cut.cut(seat, card, unheard);
      }
      found.add(dealer);
      branch = new BranchChooser();
    } while (branch.advanceFrom(last));
    return found;
  }

  private static Set<Integer> dealers(int[] ranks) {
    var found = new TreeSet<Integer>();
    for (int seat = 0; seat < ranks.length; seat++) {
      if (ranks[seat] < 0) {
        for (int rank = 0; rank < 13; rank++) {
          int[] known = ranks.clone();
          known[seat] = rank;
          found.addAll(dealers(known));
        }
        return found;
      }
    }
    found.add(lowest(ranks));
    return found;
  }

  @Test
  void everybodyCutsOnceInARound() {
    var cut = new CutForDeal(2, BranchChooser.alwaysFirst());
    assertThat(cut.next()).isZero();
    assertThat(cut.card(0)).isEqualTo(CutForDeal.NOT_YET);
    cut.cut(0, 20, unheard);
    assertThat(cut.next()).isEqualTo(1);
    assertThat(cut.card(0)).isEqualTo(20);
    assertThat(cut.seen()).isEqualTo(1L << 20);
    assertThat(cut.check(0, 30)).isEqualTo(CribbageRule.IN_ORDER.ordinal());
    assertThat(cut.check(1, 20)).isEqualTo(CribbageRule.ONE_DECK.ordinal());
    assertThat(cut.check(1, 21)).isEqualTo(Kernel.LEGAL);
  }

  /// The cards were put back: any player begins, with any card.
  @Test
  void afterATieAllCutAgain() {
    var cut = new CutForDeal(2, BranchChooser.alwaysFirst());
    cut.cut(0, 20, unheard);
    assertThat(cut.cut(1, 21, unheard)).isEqualTo(Kernel.NOBODY);
    assertThat(cut.seen()).isZero();
    assertThat(cut.next()).isZero();
    assertThat(cut.check(0, 20)).isEqualTo(Kernel.LEGAL);
    assertThat(cut.check(1, 20)).isEqualTo(Kernel.LEGAL);
    cut.cut(1, 20, unheard);
    assertThat(cut.card(0)).isEqualTo(CutForDeal.NOT_YET);
    assertThat(cut.next()).isZero();
    assertThat(cut.cut(0, 3, unheard)).isZero();
  }
}
