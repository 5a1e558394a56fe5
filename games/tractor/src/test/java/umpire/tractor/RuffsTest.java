package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.rule.TractorSwitches.Ruffs;
import umpire.tractor.rule.TractorSwitches.Twos;
import umpire.tractor.trick.Component;
import umpire.tractor.trick.Trick;

/// Tests the ways of comparing two ruffs of a throw (T47).
final class RuffsTest {

  private static final int SEATS = 4;
  private static final String SUITS = "CDHSO";
  private static final String RANKS = "23456789TJQKA";

  /// The throws, as lengths of tractors, pairs and singles.
  private static final int[][] THROWS = {
    {1, 1}, {2, 1}, {2, 2}, {2, 1, 1}, {2, 2, 1}, {4, 1}, {4, 2}, {4, 4}, {6, 2}, {4, 2, 1}
  };

  /// The main suit is H, the rank 7. Alice throws; Bob ruffs, then Charles; the winner by each way.
  @ParameterizedTest
  @CsvSource({
    "SA SK SK, H9 H4 H4, H3 H5 H5, 2, 1, 1, 2",
    "SA SK SK, H9 H4 H4, HT H5 H5, 2, 2, 2, 2",
    "SA SK SK, H3 H4 H4, H9 H4 H4, 1, 1, 2, 1",
    "SA SA SQ SQ SK, S7 S7 H4 H4 H3, C7 C7 H5 H5 H2, 1, 1, 1, 2",
    "SA SA SQ SQ SK, S7 S7 H4 H4 H3, C7 C7 H4 H4 H5, 1, 1, 1, 1",
    "SA SK SK, H9 H4 H4, H9 H5 H5, 2, 1, 1, 2",
    "SA SK, H9 H3, HT H2, 2, 1, 2, 2",
    "SA SK, H9 H3, H9 H4, 1, 1, 1, 2",
    "SA SK, C7 H3, D7 H4, 1, 1, 1, 2",
    "SA SQ SQ SJ SJ, HA H3 H3 H4 H4, H2 H9 H9 H8 H8, 2, 1, 1, 2",
    "SA SK SK, H9 H4 H4, H9 H4 C3, 1, 1, 1, 1"
  })
  void theTableDecidesHowRuffsCompare(
      String led, String bob, String charles, int longest, int every, int highest, int inTurn) {
    int[] winners = {longest, every, highest, inTurn};
    for (Ruffs way : Ruffs.values()) {
      assertThat(winner(way, TrumpOrder.of(2, 7), List.of(led, bob, charles)))
          .as("%s", way)
          .isEqualTo(winners[way.ordinal()]);
    }
  }

  /// The plain judge agrees, with any main suit and rank.
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void thePlainJudgeAgrees(long seed) {
    var random = new SeededRandom(seed);
    int apart = 0;
    for (int i = 0; i < 2_000; i++) {
      int main = random.nextInt(SUITS.length());
      int rank = random.nextInt(RANKS.length());
      Twos twos = random.nextPercent(30) ? Twos.TRUMPS : Twos.PLAIN;
      var plain = new PlainRuffs(SUITS.charAt(main), RANKS.charAt(rank), twos == Twos.TRUMPS);
      List<List<String>> plays = plays(main, plain, random);
      List<String> words = plays.stream().map(play -> String.join(" ", play)).toList();
      TrumpOrder order = TrumpOrder.of(main, rank + Deck.TWO, twos);
      int usual = plain.winner(plays, "longest");
      for (Ruffs way : Ruffs.values()) {
        String name = way.name().toLowerCase(Locale.ROOT).replace('_', '-');
        int expected = plain.winner(plays, name);
        assertThat(winner(way, order, words)).as("%s %s", name, words).isEqualTo(expected);
        apart += expected == usual ? 0 : 1;
      }
    }
    assertThat(apart).as("tricks that the ways decide otherwise").isGreaterThan(200);
  }

  @Test
  void aCopyComparesInTheSameWay() {
    var trick = new Trick();
    trick.ruffs(Ruffs.EVERY);
    var copy = new Trick();
    copy.copyFrom(trick);
    assertThat(play(copy, TrumpOrder.of(2, 7), List.of("SA SK SK", "H9 H4 H4", "H3 H5 H5")))
        .isEqualTo(1);
  }

  /// A throw of a side suit, and three follows of trumps.
  private static List<List<String>> plays(int main, PlainRuffs plain, SeededRandom random) {
    int[] lengths = THROWS[random.nextInt(THROWS.length)];
    var suit = new ArrayList<List<String>>();
    char letter = SUITS.charAt(main == 0 ? 1 : 0);
    for (char each : plain.plain().toCharArray()) {
      suit.add(List.of("" + letter + each));
    }
    var plays = new ArrayList<List<String>>();
    plays.add(play(lengths, suit, random));
    while (plays.size() < SEATS) {
      plays.add(play(lengths, plain.trumps(), random));
    }
    return plays;
  }

  /// Components of about these lengths, at random levels.
  private static List<String> play(int[] lengths, List<List<String>> levels, SeededRandom random) {
    var cards = new ArrayList<String>();
    for (int length : lengths) {
      int pairs = length / 2;
      int bottom = random.nextInt(Math.max(1, levels.size() - pairs));
      for (int i = 0; i < length; i++) {
        List<String> level = levels.get(Math.min(bottom + i / 2, levels.size() - 1));
        cards.add(level.get(i % 2 == 0 ? random.nextInt(level.size()) : 0));
      }
    }
    return cards;
  }

  private static int winner(Ruffs way, TrumpOrder order, List<String> plays) {
    var trick = new Trick();
    trick.ruffs(way);
    return play(trick, order, plays);
  }

  /// Lays all plays, and checks before each that `winnerWith` predicts the winner.
  private static int play(Trick trick, TrumpOrder order, List<String> plays) {
    trick.begin(0, order);
    for (int seat = 0; seat < plays.size(); seat++) {
      int would = -1;
      if (seat > 0) {
        Holding laid = FollowDutyTest.holding(plays.get(seat));
        would = trick.winnerWith(seat, laid.cards(), laid.pairs());
      }
      for (int card : FollowDutyTest.numbers(plays.get(seat))) {
        trick.lay(seat, card);
      }
      if (seat == 0) {
        trick.closeLead(RulingLog.none());
      } else {
        var log = new RulingLog();
        trick.closeFollow(seat, log);
        assertWonByWhatWasTold(trick, seat, log);
        boolean twoDecks = FollowDutyTest.holding(plays.get(seat)).size() == trick.size(seat);
        assertThat(!twoDecks || would == trick.winner()).as("%s", plays).isTrue();
      }
    }
    return trick.winner();
  }

  /// A player who takes the lead wins with the card that the reported comparison names.
  private static void assertWonByWhatWasTold(Trick trick, int seat, RulingLog log) {
    if (trick.winner() == seat) {
      assertThat(Component.top(trick.winningComponent()))
          .isEqualTo(Component.top(log.subject(log.size() - 1)));
    }
  }
}
