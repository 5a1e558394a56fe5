package umpire.cribbage.expert;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.SeededRandom;
import umpire.core.cards.Draw;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.play.LayingAway;
import umpire.cribbage.show.Show;

/// The points of two cards in a crib: published figures, sampled cribs, and every case counted in
/// another way.
final class CribTableTest {

  private static final int SEED = 5;
  private static final long FIVES = cards(4 * 4, 4 * 4 + 1);
  private static final long TEN_KING = cards(4 * 9, 4 * 12 + 1);
  private static final long TWO_THREE = cards(4, 8);

  private final CribTable table = CribTable.stored();
  private final SeededRandom random = new SeededRandom(SEED);

  private static long cards(int one, int other) {
    return 1L << one | 1L << other;
  }

  /// Compared loosely: published tables differ by a tenth and more, since each has other players.
  @Test
  void itAgreesWithPublishedFigures() {
    assertThat(table.mean(FIVES, true)).isCloseTo(8.5, within(0.25));
    assertThat(table.mean(FIVES, false)).isCloseTo(9.39, within(0.25));
    assertThat(table.mean(TEN_KING, true)).isCloseTo(2.7, within(0.15));
    assertThat(table.mean(TEN_KING, false)).isCloseTo(3.99, within(0.15));
    for (int low = 0; low < Cards.DECK; low++) {
      for (int high = low + 1; high < Cards.DECK; high++) {
        long two = cards(low, high);
        assertThat(table.mean(two, true)).isBetween(2.5, table.mean(FIVES, true));
        assertThat(table.mean(two, false)).isBetween(3.5, table.mean(FIVES, false));
      }
    }
  }

  @Test
  void sharesAddUpToTheMean() {
    for (int low = 0; low < Cards.DECK; low++) {
      long two = cards(low, (low + 17) % Cards.DECK);
      double all = 0;
      double mean = 0;
      for (int points = 0; points <= Show.MAX_POINTS; points++) {
        all += table.chance(two, true, points);
        mean += points * table.chance(two, true, points);
      }
      assertThat(all).isCloseTo(1, within(2e-4));
      assertThat(mean).isCloseTo(table.mean(two, true), within(2e-3));
    }
  }

  /// Counts every hand of the other and every starter, for one pair at a time. With two equal
  /// cards, the discards of `rules` depend on suits, and the table is the mean of all suits.
  @Test
  void itIsWhatCountingOnePairSays() {
    assertThat(counted(TWO_THREE, true)).isCloseTo(table.mean(TWO_THREE, true), within(0.01));
    assertThat(counted(TEN_KING, false)).isCloseTo(table.mean(TEN_KING, false), within(0.01));
  }

  private static double counted(long two, boolean own) {
    float[] cribs = new OtherThrows(two, own).cribs(two);
    double mean = 0;
    for (int points = 0; points < cribs.length; points++) {
      mean += points * cribs[points];
    }
    return mean;
  }

  /// The plainest way: cards are drawn, and the crib is counted.
  @Test
  void drawnCribsCountTheSame() {
    for (int round = 0; round < 12; round++) {
      long two = Draw.some(2, Cards.ALL, random);
      boolean own = round % 2 == 0;
      int draws = 30_000;
      double sum = 0;
      double squares = 0;
      for (int i = 0; i < draws; i++) {
        int points = drawn(two, own);
        sum += points;
        squares += points * points;
      }
      double mean = sum / draws;
      double error = Math.sqrt((squares / draws - mean * mean) / draws);
      assertThat(mean)
          .as("cards %x, own %s, seed %d", two, own, SEED)
          .isCloseTo(table.mean(two, own), within(4 * error));
    }
  }

  private int drawn(long two, boolean own) {
    long six = Draw.some(6, Cards.ALL & ~two, random);
    long crib = two | LayingAway.best(six, 2, !own);
    return Show.points(crib, Draw.one(Cards.ALL & ~two & ~six, random), false);
  }

  /// The example bot contains the means, in hundredths: first the own crib's, then the other's, a
  /// line for each higher rank.
  @Test
  void theExampleBotHasTheSameMeans() throws Exception {
    Path bot = Path.of("..", "..", "examples", "bots", "discard_bot.py");
    List<String> lines =
        Files.readAllLines(bot).stream().filter(line -> line.matches("[ \\d]*\\d")).toList();
    assertThat(lines).hasSize(26);
    for (int i = 0; i < lines.size(); i++) {
      int high = i % 13;
      String[] means = lines.get(i).strip().split(" +", -1);
      assertThat(means).hasSize(high + 1);
      for (int low = 0; low <= high; low++) {
        double mean = table.mean(cards(4 * low, 4 * high + 1), i < 13);
        assertThat(Integer.parseInt(means[low])).isEqualTo((int) Math.round(100 * mean));
      }
    }
  }

  @Test
  void whatTheOtherThrowsIsWhatRulesThrows() {
    for (boolean own : new boolean[] {true, false}) {
      var discards = new OtherDiscards(own);
      for (int i = 0; i < 100_000; i++) {
        long six = Draw.some(6, Cards.ALL, random);
        assertThat(discards.of(six)).isEqualTo(LayingAway.best(six, 2, own));
      }
    }
  }
}
