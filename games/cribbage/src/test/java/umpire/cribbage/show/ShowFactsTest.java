package umpire.cribbage.show;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.SeededRandom;
import umpire.cribbage.cards.Cards;

/// Known facts about the show, from full enumeration.
final class ShowFactsTest {

  private static final String RANKS = "A23456789TJQK";
  private static final String SUITS = "CDHS";

  /// The frequency of each score, as a hand and as a crib, from 0 up to 29.
  private static final int[][] TABLE = {
    {1_009_008, 1_022_208},
    {99_792, 99_792},
    {2_813_796, 2_839_800},
    {505_008, 508_908},
    {2_855_676, 2_868_960},
    {697_508, 703_496},
    {1_800_268, 1_787_176},
    {751_324, 755_320},
    {1_137_236, 1_118_336},
    {361_224, 358_368},
    {388_740, 378_240},
    {51_680, 43_880},
    {317_340, 310_956},
    {19_656, 16_548},
    {90_100, 88_132},
    {9_168, 9_072},
    {58_248, 57_288},
    {11_196, 11_196},
    {2_708, 2_264},
    {0, 0},
    {8_068, 7_828},
    {2_496, 2_472},
    {444, 444},
    {356, 356},
    {3_680, 3_680},
    {0, 0},
    {0, 0},
    {0, 0},
    {76, 76},
    {4, 4}
  };

  /// Looks at four cards and a starter.
  private interface Visitor {
    void see(long hand, int starter);
  }

  private static void everyHand(Visitor visitor) {
    for (int a = 3; a < Cards.DECK; a++) {
      for (int b = 2; b < a; b++) {
        for (int c = 1; c < b; c++) {
          for (int d = 0; d < c; d++) {
            long hand = 1L << a | 1L << b | 1L << c | 1L << d;
            for (int starter = 0; starter < Cards.DECK; starter++) {
              if ((hand & 1L << starter) == 0) {
                visitor.see(hand, starter);
              }
            }
          }
        }
      }
    }
  }

  @Test
  void everyScoreComesAsOftenAsEnumerated() {
    var found = new int[TABLE.length][2];
    var sums = new long[2];
    everyHand((hand, starter) -> {
      int asHand = Show.points(hand, starter, true);
      int asCrib = Show.points(hand, starter, false);
      found[asHand][0]++;
      found[asCrib][1]++;
      sums[0] += asHand;
      sums[1] += asCrib;
    });
    assertThat(found).isEqualTo(TABLE);
    assertThat(sums).as("sums of hands and cribs").containsExactly(61_974_180, 61_528_020);
  }

  @Test
  void countedAloudIsTheSameAndSoIsThePlainCount() {
    var items = new int[Show.MAX_ITEMS];
    var random = new SeededRandom(5);
    everyHand((hand, starter) -> {
      if (random.nextInt(97) == 0) {
        for (boolean fourFlush : new boolean[] {true, false}) {
          int sum = 0;
          int found = Show.itemise(hand, starter, fourFlush, items);
          for (int i = 0; i < found; i++) {
            sum += Show.pointsOf(items[i]);
          }
          int quick = Show.points(hand, starter, fourFlush);
          int plain = PlainShow.points(names(hand), name(starter), !fourFlush);
          if (quick != sum || quick != plain) {
            throw new AssertionError(
                "%s and %s: by table %d, aloud %d, plain %d"
                    .formatted(names(hand), name(starter), quick, sum, plain));
          }
        }
      }
    });
  }

  private static String name(int card) {
    return "" + RANKS.charAt(card >> 2) + SUITS.charAt(card & 3);
  }

  private static java.util.List<String> names(long hand) {
    var names = new java.util.ArrayList<String>();
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      names.add(name(Long.numberOfTrailingZeros(rest)));
    }
    return names;
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "the best of all,        5C 5D 5H JS, 5S, 29, 29",
    "twenty-eight,           5C 5D 5H JC, 5S, 28, 28",
    "nothing,                2C 4D 6H 8S, KD,  0,  0",
    "double run of three,    7C 8D 8H 9S, KD, 12, 12",
    "triple run,             3C 3D 3H 4S, 5D, 21, 21",
    "double-double run,      TC TD JH QS, QD, 16, 16",
    "double run of four,     9C TD JH QS, QD, 10, 10",
    "run of five,            9C TD JH QS, KD,  5,  5",
    "no run round the corner, QC KD AH 2S, 9D,  0,  0",
    "four of a kind,         8C 8D 8H 8S, KD, 12, 12",
    "flush of four,          2C 4C 6C 8C, KD,  4,  0",
    "flush of five,          2C 4C 6C 8C, KC,  5,  5",
    "starter in three suits, 2C 4C 6C 8D, KC,  0,  0",
    "his nobs,               2C 4D 8S JH, KH,  1,  1",
    "heels are no nobs,      2C 4D 8S KH, JH,  0,  0",
    "fifteens of three,      2C 3D TH KS, JD,  6,  6",
    "five cards to fifteen,  AC 2D 3H 4S, 5D,  7,  7"
  })
  void handsCountAsPlayersCount(String name, String hand, String starter, int points, int crib) {
    assertThat(Show.points(cards(hand), card(starter), true)).as(name).isEqualTo(points);
    assertThat(Show.points(cards(hand), card(starter), false)).as(name).isEqualTo(crib);
  }

  private static int card(String name) {
    return RANKS.indexOf(name.charAt(0)) << 2 | SUITS.indexOf(name.charAt(1));
  }

  private static long cards(String names) {
    long cards = 0;
    for (String name : names.split(" ")) {
      cards |= 1L << card(name);
    }
    return cards;
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"5C 5D, 528768", "2C 3D, 401760", "AC AD, 325272", "TC KC, 202851", "TC KD, 200376"})
  void cribsGivenTwoCardsSumUp(String thrown, int sum) {
    assertThat(cribSum(cards(thrown), false)).isEqualTo(sum);
  }

  /// The sum over all cribs with these two cards: two more and a starter.
  private static int cribSum(long thrown, boolean fourFlush) {
    int sum = 0;
    for (int a = 1; a < Cards.DECK; a++) {
      for (int b = 0; b < a; b++) {
        long crib = thrown | 1L << a | 1L << b;
        if (Long.bitCount(crib) == Cards.HAND) {
          for (int starter = 0; starter < Cards.DECK; starter++) {
            if ((crib & 1L << starter) == 0) {
              sum += Show.points(crib, starter, fourFlush);
            }
          }
        }
      }
    }
    return sum;
  }

  /// The classic error: a flush of four counted in the crib makes every entry of two cards of one
  /// suit 8,580 too large, which is 4 x 55 x 39.
  @Test
  void aFlushOfFourInTheCribIsWorthSoMuch() {
    for (int first = 0; first < Cards.DECK; first++) {
      for (int second = first + 1; second < Cards.DECK; second += 1 + (first + second) % 7) {
        long thrown = 1L << first | 1L << second;
        int tooMuch = cribSum(thrown, true) - cribSum(thrown, false);
        assertThat(tooMuch).isEqualTo((first & 3) == (second & 3) ? 8_580 : 0);
      }
    }
  }

  @Test
  void twentyNineAndTwentyEightAreThisRare() {
    assertThat(odds(29, 6)).isEqualTo(216_580);
    assertThat(odds(29, 5)).isEqualTo(649_740);
    assertThat(odds(28, 6)).isEqualTo(15_028);
  }

  /// The number of deals, starter included, per deal that lets a player keep a hand of exactly this
  /// number of points.
  private static long odds(int points, int dealt) {
    Set<Long> deals = new HashSet<>();
    Set<Long> better = new HashSet<>();
    everyHand((hand, starter) -> {
      int worth = Show.points(hand, starter, true);
      if (worth >= points) {
        addDeals(hand, starter, dealt - Cards.HAND, 0, worth > points ? better : deals);
      }
    });
    deals.removeAll(better);
    long all = 1;
    for (int i = 0; i < dealt; i++) {
      all = all * (Cards.DECK - i) / (i + 1);
    }
    all *= Cards.DECK - dealt;
    return Math.round((double) all / deals.size());
  }

  /// Adds every way to be dealt more cards in addition to these; the starter is stored above the
  /// deck's bits.
  private static void addDeals(long hand, int starter, int more, int from, Set<Long> deals) {
    if (more == 0) {
      deals.add(hand | (long) starter << Cards.DECK);
      return;
    }
    for (int card = from; card < Cards.DECK; card++) {
      if (card != starter && (hand & 1L << card) == 0) {
        addDeals(hand | 1L << card, starter, more - 1, card + 1, deals);
      }
    }
  }

  @Test
  void ranksCombineInSoManyWays() {
    assertThat(patterns(4, 0)).isEqualTo(1_820);
    assertThat(patterns(5, 0)).isEqualTo(6_175);
    assertThat(patterns(6, 0)).isEqualTo(18_395);
  }

  private static int patterns(int cards, int rank) {
    if (rank == RANKS.length()) {
      return cards == 0 ? 1 : 0;
    }
    int patterns = 0;
    for (int taken = 0; taken <= Math.min(cards, SUITS.length()); taken++) {
      patterns += patterns(cards - taken, rank + 1);
    }
    return patterns;
  }
}
