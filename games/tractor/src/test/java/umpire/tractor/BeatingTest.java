package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.RulingLog;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.round.Round;
import umpire.tractor.trick.Beating;
import umpire.tractor.trick.Trick;

/// Tests which seat would win a trick, and which components can be beaten. The main suit is H, the
/// rank 7.
final class BeatingTest {

  private static final TrumpOrder ORDER = TrumpOrder.of(2, 7);

  /// The leader, the cards laid by the four seats, the seat and cards laid now, and the winner
  /// then.
  @ParameterizedTest
  @CsvSource({
    "0, S9, '', '', '', 1, SA, 1",
    "0, S9, '', '', '', 1, S8, 0",
    "0, S9, SA, '', '', 2, SA, 1",
    "0, S9, SA, '', '', 2, H2, 2",
    "0, S9, SA, H2, '', 3, C7, 3",
    "0, S9, SA, H2, '', 3, CA, 2",
    "1, '', S9, SJ, SQ, 0, SK, 0",
    "1, '', S9, SJ, SQ, 0, ST, 3",
    "2, '', '', H9, '', 3, HT, 3",
    "2, '', '', H9, '', 3, SA, 2",
    "2, HJ, '', H9, HT, 1, C3, 0",
    "3, SJ SJ, '', '', S9 S9, 1, SQ SK, 0",
    "3, SJ SJ, '', '', S9 S9, 1, SQ SQ, 1",
    "3, '', '', '', SA S9, 0, SK SQ, 3",
    "3, '', '', '', SA S9, 0, H2 H3, 0"
  })
  void theWinnerIsWhoWouldWinTheTrick(
      int leader,
      String alice,
      String bob,
      String charles,
      String david,
      int seat,
      String cards,
      int winner) {
    List<String> plays = List.of(alice, bob, charles, david);
    Trick trick = trick(2, leader, plays);
    assertThat(winner(trick, seat, cards)).isEqualTo(winner);
    assertThat(winner(trick, seat, cards)).as("again").isEqualTo(winner);
  }

  private static Trick trick(int smallest, int leader, List<String> plays) {
    var trick = new Trick();
    trick.smallestTractor(smallest);
    trick.begin(leader, ORDER);
    for (int i = 0; i < Round.SEATS; i++) {
      int seat = (leader + i) % Round.SEATS;
      for (int card : FollowDutyTest.numbers(plays.get(seat))) {
        trick.lay(seat, card);
      }
      if (i == 0) {
        trick.closeLead(RulingLog.none());
      } else if (trick.size(seat) > 0) {
        trick.closeFollow(seat, RulingLog.none());
      }
    }
    return trick;
  }

  private static int winner(Trick trick, int seat, String cards) {
    Holding laid = FollowDutyTest.holding(cards);
    return trick.winnerWith(seat, laid.cards(), laid.pairs());
  }

  /// If a tractor has at least three pairs, two pairs are a throw, and no suit beats it.
  @ParameterizedTest
  @CsvSource({"2, 1", "3, 0"})
  void theTableDecidesWhatATractorIs(int smallest, int winner) {
    Trick trick = trick(smallest, 0, List.of("S8 S8 S9 S9", "", "", ""));
    assertThat(winner(trick, 1, "SK SK SA SA")).isEqualTo(winner);
  }

  @ParameterizedTest
  @CsvSource({
    "S9, ST, true",
    "S9, SA, true",
    "S9, S9, false",
    "S9, S2 S8, false",
    "S9, CA H3 RJ, false",
    "S6, S8, true",
    "SA, SA SK, false",
    "HA, C7, true",
    "C7, D7 HA, false",
    "C7, H7, true",
    "BJ, RJ, true",
    "RJ, RJ BJ, false",
    "S9 S9, ST ST, true",
    "S9 S9, ST SJ, false",
    "S9 S9, S8 S8, false",
    "S9 S9, H3 H3, false",
    "C7 C7, D7 D7, false",
    "S9 S9 S8 S8, ST ST S9 S9, true",
    "S8 S8 S9 S9, ST ST SJ SJ, true",
    "S9 S9 S8 S8, S9 S9 S8 S8, false",
    "S9 S9 S8 S8, S8 S8 S6 S6, false",
    "S9 S9 S8 S8, SA SA SQ SQ, false",
    "S9 S9 S8 S8, SA SA SQ SQ SJ SJ, true",
    "S4 S4 S5 S5 S6 S6, S5 S5 S6 S6 S8 S8, true",
    "S4 S4 S5 S5 S6 S6, SA SA SK SK, false"
  })
  void aComponentIsBeatenByAHigherOneOfItsKindAndGroup(
      String component, String cards, boolean beaten) {
    Holding led = FollowDutyTest.holding(component);
    Holding held = FollowDutyTest.holding(cards);
    boolean pairs = led.pairs() != 0;
    assertThat(Beating.isPossible(led.cards(), pairs, held, ORDER)).isEqualTo(beaten);
  }
}
