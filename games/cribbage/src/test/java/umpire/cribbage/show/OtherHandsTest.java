package umpire.cribbage.show;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.SeededRandom;
import umpire.core.cards.Draw;
import umpire.cribbage.cards.Cards;

/// Hands of three and of five cards, as five-card and seven-card cribbage have them.
final class OtherHandsTest {

  private static final int SUITS = 4;
  private static final int RANKS = 13;

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "the best hand of three,  5C 5D 5H,          5S, 20",
    "a run of four,           4C 5D 6H,          7S,  6",
    "a flush of three,        2C 4C 8C,          KD,  3",
    "and with the starter,    2C 4C 8C,          KC,  4",
    "his nobs,                2C 4D JH,          8H,  1",
    "the best hand of five,   4C 4D 5H 5S 6D,    6H, 46",
    "two runs that do not meet, AC 2D 3H 7S 8D,  9H, 10",
    "a run of six,            9C TD JH QS KD,    8C,  6",
    "fifteen of six cards,    AC AD 2H 2S 4D,    5C,  6",
    "a flush of five,         2C 4C 6C 8C QC,    KD,  5",
    "a flush of six,          2C 4C 6C 8C QC,    KC,  6"
  })
  void handsCountAsPlayersCount(String name, String hand, String starter, int points) {
    List<String> cards = List.of(hand.split(" "));
    long held = 0;
    for (String card : cards) {
      held |= 1L << number(card);
    }
    assertThat(Show.points(held, number(starter), true)).as(name).isEqualTo(points);
    assertThat(PlainShow.points(cards, starter, false)).as("%s, plainly", name).isEqualTo(points);
  }

  private static int number(String card) {
    return "A23456789TJQK".indexOf(card.charAt(0)) << 2 | "CDHS".indexOf(card.charAt(1));
  }

  /// The table, the count aloud and the plain count agree, for hands and for cribs of this number
  /// of cards.
  @Test
  void countedAloudIsTheSameAndSoIsThePlainCount() {
    var items = new int[Show.MAX_ITEMS];
    var random = new SeededRandom(57);
    for (int round = 0; round < 40_000; round++) {
      int size = round % 2 == 0 ? 3 : 5;
      long from = round % 5 == 0 ? 0x1_1111_1111_1111L << random.nextInt(SUITS) : Cards.ALL;
      long hand = Draw.some(size, from, random);
      int starter = Draw.one(Cards.ALL & ~hand, random);
      boolean flushAlone = random.nextInt(2) == 0;
      int aloud = 0;
      int found = Show.itemise(hand, starter, flushAlone, items);
      for (int i = 0; i < found; i++) {
        aloud += Show.pointsOf(items[i]);
      }
      int quick = Show.points(hand, starter, flushAlone);
      assertThat(aloud).isEqualTo(quick);
      assertThat(PlainShows.points(hand, starter, !flushAlone)).isEqualTo(quick);
    }
  }

  /// No ranks score more than the maximum, and none make more combinations than there is room for,
  /// flush and nobs included.
  @Test
  void nothingCountsMoreThanTheMost() {
    for (int hand = 3; hand <= 5; hand++) {
      var best = new int[2];
      everySelection(hand + 1, new int[hand + 1], 0, best);
      int nobs = hand == Cards.HAND ? 1 : 0;
      assertThat(Show.most(hand)).as("%d cards", hand).isEqualTo(best[0] + nobs);
      assertThat(best[1] + 1).isLessThanOrEqualTo(Show.MAX_ITEMS);
    }
  }

  /// Enumerates all cards from the lowest rank on, suits in order.
  private static void everySelection(int count, int[] cards, int placed, int[] best) {
    if (placed == count) {
      var items = new int[Show.MAX_ITEMS];
      long hand = 0;
      for (int i = 0; i < count - 1; i++) {
        hand |= 1L << cards[i];
      }
      int found = Show.byRanks(hand, cards[count - 1], items);
      int points = 0;
      for (int i = 0; i < found; i++) {
        points += Show.pointsOf(items[i]);
      }
      best[0] = Math.max(best[0], points);
      best[1] = Math.max(best[1], found);
      return;
    }
    int lowest = placed == 0 ? 0 : cards[placed - 1] + 1;
    var tried = new ArrayList<Integer>();
    for (int card = lowest; card < SUITS * RANKS; card++) {
      if (!tried.contains(card >> 2)) {
        tried.add(card >> 2);
        cards[placed] = card;
        everySelection(count, cards, placed + 1, best);
      }
    }
  }
}
