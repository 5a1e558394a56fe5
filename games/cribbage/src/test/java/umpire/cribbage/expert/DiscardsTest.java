package umpire.cribbage.expert;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.SeededRandom;
import umpire.core.cards.Draw;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.show.Show;

/// All ways to discard, and their values.
final class DiscardsTest {

  private static final int SEED = 21;

  private final Discards discards = new Discards();
  private final SeededRandom random = new SeededRandom(SEED);

  @Test
  void handsAreCountedWithEveryStarter() {
    for (int round = 0; round < 50; round++) {
      long six = Draw.some(6, Cards.ALL, random);
      List<Discards.Discard> all = discards.byTable(six, round % 2 == 0, 121, 121);
      assertThat(all).hasSize(15).extracting(Discards.Discard::thrown).doesNotHaveDuplicates();
      for (var one : all) {
        int sum = 0;
        for (long rest = Cards.ALL & ~six; rest != 0; rest &= rest - 1) {
          sum += Show.points(six & ~one.thrown(), Long.numberOfTrailingZeros(rest), true);
        }
        assertThat(one.hand()).isCloseTo(sum / 46.0, within(1e-9));
        assertThat(one.chance()).isBetween(0.0, 1.0);
      }
    }
  }

  /// Far from the end the points decide: the discards that win most score nearly the most points.
  @Test
  void farFromTheEndPointsDecide() {
    for (int round = 0; round < 200; round++) {
      long six = Draw.some(6, Cards.ALL, random);
      List<Discards.Discard> all = discards.byTable(six, round % 2 == 0, 121, 121);
      double most = all.stream().mapToDouble(Discards.Discard::points).max().orElseThrow();
      assertThat(Discards.best(all).points()).isCloseTo(most, within(0.35));
    }
  }

  /// The other needs two points and counts after the player, who needs eight: a hand of eight wins,
  /// whatever goes to the crib.
  @Test
  void atTheEndTheWinDecides() {
    long six = CardsByName.cards("7C 7D 8H 8S AC 9D");
    var best = Discards.best(discards.byTable(six, false, 8, 2));
    assertThat(best.hand()).isGreaterThan(8);
    // a player who only has to keep the other from three points gives away no pair, at any cost
    long pair = CardsByName.cards("QC QD 2H 6S 9C KH");
    var careful = Discards.best(discards.byTable(pair, false, 1, 40));
    assertThat(careful.chance()).isGreaterThan(0.9);
  }

  /// Against every hand of the other: sampled cribs of these six cards have the same mean.
  @Test
  void exactCribsAreThoseOfTheCardsThatAreLeft() {
    long six = CardsByName.cards("5C 5D TH JS 4C 6D");
    List<Discards.Discard> exact = discards.exactly(six, true, 121, 121);
    List<Discards.Discard> byTable = discards.byTable(six, true, 121, 121);
    for (int i = 0; i < exact.size(); i++) {
      assertThat(exact.get(i).thrown()).isEqualTo(byTable.get(i).thrown());
      assertThat(exact.get(i).hand()).isEqualTo(byTable.get(i).hand());
      assertThat(exact.get(i).crib()).isCloseTo(byTable.get(i).crib(), within(1.2));
    }
    var thrown = exact.getFirst();
    assertThat(drawnCribs(six, thrown.thrown())).isCloseTo(thrown.crib(), within(0.1));
  }

  private double drawnCribs(long six, long thrown) {
    int draws = 20_000;
    var other = new OtherDiscards(false);
    double sum = 0;
    for (int i = 0; i < draws; i++) {
      long held = Draw.some(6, Cards.ALL & ~six, random);
      int starter = Draw.one(Cards.ALL & ~six & ~held, random);
      sum += Show.points(thrown | other.of(held), starter, false);
    }
    return sum / draws;
  }
}
