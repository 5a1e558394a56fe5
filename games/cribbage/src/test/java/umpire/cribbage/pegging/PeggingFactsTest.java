package umpire.cribbage.pegging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.cribbage.show.HandPairs;

/// Known facts about the play, from the table of decisions and from full enumeration.
final class PeggingFactsTest {

  private static final String RANKS = "A23456789TJQK";

  /// All extremes are reached with these ranks, so that seconds are enough to see them. All
  /// thirteen take some minutes; they give 545,768,753 plays, with 962,978,503 points for the
  /// nondealer and 1,509,776,985 for the dealer, and no other extremes.
  private static final int RANKS_UP_TO_SEVEN = 7;

  /// Each play lists player and rank, card by card; then the points of each card.
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "C1  last card,              1K 2T 1J  29 18 26 15  24, 0 0 1  0 0 0 1  1",
    "C2  thirty-one on the last, 1K 2T 1J  2T 19 22 18 22,  0 0 1  0 0 0 0 2",
    "C3  one go a count,         1K 23 1K 24 2A 22  1K 1K,  0 0 0 0 0 1  0 3",
    "C4  fifteen and go,         1K 2T 1J  2Q 1J 29  17 28, 0 0 1  0 0 1  0 3",
    "C5  only the longest run,   14 26 15 27  1K 2Q 1K  2K, 0 0 5 5  0 0 1  1",
    "C6  no run inside the run,  13 22 15 24 1K  2Q 1K 2Q,  0 0 0 4 1  0 0 1",
    "C7  run of seven,           1A 27 12 26 13 25 14  2K,  0 0 0 0 0 0 8  1",
    "C8  run against pair,       14 25 16 26 15 24  1K 2K,  0 0 5 2 0 4  0 3",
    "C9  three and four alike,   13 23 13 23 1K  2K 1Q 2Q,  0 2 6 12 1  0 0 3",
    "C10 pair with own card,     1T 29 15 13 13  2K 2K 2K,  0 0 0 0 3  0 2 7",
    "C11 by rank and ace low,    1Q 2K 1A 2T  1T 2J 1Q  2K, 0 0 0 2  0 0 4  1",
    "C12 nothing over a reset,   1K 2A 1J 2T  19 28 19  29, 0 0 0 2  0 0 1  1",
    "one card makes 15,          1A 2A 14 2A 12 22 12 22,   0 2 0 0 0 2 6 15",
    "dealer 30 with fours,       17 27 17 27  14 24 14 24,  0 2 6 13  0 2 6 13",
    "dealer 30 and both 44,      17 27 17 27  15 25 15 25,  0 2 6 13  0 2 8 13",
    "dealer 30 with sixes,       17 27 17 27  16 26 16 26,  0 2 6 13  0 2 6 13",
    "dealer 1,                   1A 22 1A 22 1A 22 1A 22,   0 0 0 0 0 0 0 1"
  })
  void cardsScoreAsTheTableSays(String name, String play, String points) {
    assertThat(pointsByCard(play.split(" +"))).as(name).isEqualTo(numbers(points.split(" +")));
  }

  private static List<Integer> pointsByCard(String[] play) {
    int[] cards = cards(play);
    var hands = new long[2];
    for (int i = 0; i < play.length; i++) {
      hands[seat(play[i])] |= 1L << cards[i];
    }
    var pegging = new Pegging();
    pegging.deal(2, hands);
    var points = new ArrayList<Integer>();
    for (int i = 0; i < play.length; i++) {
      int seat = seat(play[i]);
      assertThat(pegging.check(seat, cards[i])).as(play[i]).isEqualTo(Kernel.LEGAL);
      int before = pegging.score(seat);
      pegging.play(cards[i], new RulingLog());
      points.add(pegging.score(seat) - before);
    }
    return points;
  }

  /// The cards of a play; of each rank, the suits in their order.
  private static int[] cards(String[] play) {
    var used = new int[RANKS.length()];
    var cards = new int[play.length];
    for (int i = 0; i < play.length; i++) {
      int rank = RANKS.indexOf(play[i].charAt(1));
      cards[i] = rank << 2 | used[rank]++;
    }
    return cards;
  }

  private static int seat(String play) {
    return play.charAt(0) - '1';
  }

  private static List<Integer> numbers(String[] words) {
    var numbers = new ArrayList<Integer>();
    for (String word : words) {
      numbers.add(Integer.valueOf(word));
    }
    return numbers;
  }

  @Test
  void oneDeckAllowsSoManyPairsOfHands() {
    var pairs = new int[1];
    HandPairs.of(RANKS.length(), (_, _) -> pairs[0]++);
    assertThat(pairs[0]).isEqualTo(3_274_375);
  }

  @Test
  void extremesAreAsEnumerated() {
    var extremes = new Extremes();
    var everyPlay = new EveryPlay();
    HandPairs.of(
        RANKS_UP_TO_SEVEN, (nondealer, dealer) -> everyPlay.of(nondealer, dealer, extremes::see));
    assertThat(extremes.mostByDealer).as("most by the dealer").isEqualTo(30);
    assertThat(extremes.playsOfThat)
        .as("in exactly three plays")
        .containsExactlyInAnyOrder("77774444", "77775555", "77776666");
    assertThat(extremes.mostByBoth).as("most by both").isEqualTo(44);
    assertThat(extremes.mostByNondealer).as("most by the nondealer").isEqualTo(24);
    assertThat(extremes.mostAgainstNothing).as("most by the dealer, against nothing").isEqualTo(21);
    assertThat(extremes.mostByCard).as("most by one card").isEqualTo(15);
    assertThat(extremes.leastByDealer).as("least by the dealer").isEqualTo(1);
  }

  private static final class Extremes {
    private int mostByDealer;
    private final List<String> playsOfThat = new ArrayList<>();
    private int mostByBoth;
    private int mostByNondealer;
    private int mostAgainstNothing;
    private int mostByCard;
    private int leastByDealer = Integer.MAX_VALUE;

    void see(EveryPlay play) {
      int dealer = play.dealer();
      if (dealer > mostByDealer) {
        mostByDealer = dealer;
        playsOfThat.clear();
      }
      if (dealer == mostByDealer) {
        playsOfThat.add(play.laid());
      }
      mostByBoth = Math.max(mostByBoth, play.nondealer() + dealer);
      mostByNondealer = Math.max(mostByNondealer, play.nondealer());
      mostAgainstNothing = Math.max(mostAgainstNothing, play.nondealer() == 0 ? dealer : 0);
      mostByCard = Math.max(mostByCard, play.bestCard());
      leastByDealer = Math.min(leastByDealer, dealer);
    }
  }
}
