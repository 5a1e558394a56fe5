package umpire.cribbage.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.cards.Draw;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.rules.CribbageSettings;
import umpire.cribbage.show.AllStarters;
import umpire.cribbage.show.Show;

/// The discards chosen with a table of mean hands equal those chosen by counting every hand.
final class LayingAwayTest {

  private static final int FIVE = 4;

  private final SeededRandom random = new SeededRandom(11);

  @Test
  void aTableSaysWhatCountingAllStartersSays() {
    for (int round = 0; round < 30_000; round++) {
      int hand = 3 + round % 3;
      long dealt = Draw.some(hand + random.nextInt(3), Cards.ALL, random);
      long kept = Draw.some(hand, dealt, random);
      assertThat(AllStarters.points(kept, dealt)).isEqualTo(counted(kept, dealt));
    }
  }

  /// Flushes and jacks are rare, so hands of one suit are tested separately.
  @Test
  void flushesAndNobsAreCountedExactly() {
    for (int round = 0; round < 5_000; round++) {
      long suit = 0x1_1111_1111_1111L << random.nextInt(4);
      long dealt = Draw.some(5, suit, random) | Draw.some(1, Cards.ALL & ~suit, random);
      long kept = Draw.some(3 + round % 3, dealt & suit, random);
      assertThat(AllStarters.points(kept, dealt)).isEqualTo(counted(kept, dealt));
    }
  }

  private static int counted(long kept, long dealt) {
    int sum = 0;
    for (long rest = Cards.ALL & ~dealt; rest != 0; rest &= rest - 1) {
      sum += Show.points(kept, Long.numberOfTrailingZeros(rest), true);
    }
    return sum;
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "five-card", "seven-card"})
  void theChoiceIsThatOfCounting(String preset) throws Exception {
    var profile = CribbageProfiles.PROFILES.preset(preset);
    for (int players = 2; players <= CribbageProfiles.most(profile); players++) {
      var table = new Cribbage(CribbageSettings.of(profile, players));
      var dealer = new CribbageDealer(players);
      var move = new Move();
      for (int round = 0; round < 1_500; round++) {
        table.reset();
        while (table.phase() != Cribbage.Phase.DISCARD) {
          dealer.next(table, random, move);
          table.play(Kernel.HOUSE, move, RulingLog.none());
        }
        for (int seat = 0; seat < players; seat++) {
          assertThat(LayingAway.best(table, seat)).isEqualTo(plainBest(table, seat));
        }
      }
    }
  }

  /// The first of the best among the legal discards.
  private static long plainBest(Cribbage table, int seat) {
    var legal = new Moves();
    table.listLegal(seat, legal);
    var move = new Move();
    long dealt = table.dealCards().hand(seat);
    boolean own = table.side(seat) == table.side(table.dealer());
    long best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < legal.size(); i++) {
      legal.get(i, move);
      int starters = Cards.DECK - Long.bitCount(dealt);
      double average = (double) counted(dealt & ~move.cards(), dealt) / starters;
      double worth = average + (own ? inCrib(move.cards()) : -inCrib(move.cards()));
      if (worth > most) {
        most = worth;
        best = move.cards();
      }
    }
    return best;
  }

  private static double inCrib(long thrown) {
    int first = Long.numberOfTrailingZeros(thrown);
    double worth = first >> 2 == FIVE ? 1.2 : 0;
    long rest = thrown & thrown - 1;
    if (rest != 0) {
      int second = Long.numberOfTrailingZeros(rest);
      double fifteen = Cards.value(first) + Cards.value(second) == 15 ? 2 : 0;
      double near =
          switch ((second >> 2) - (first >> 2)) {
            case 0 -> 2.3;
            case 1 -> 1;
            case 2 -> 0.6;
            default -> 0;
          };
      worth += (second >> 2 == FIVE ? 1.2 : 0) + (fifteen + near);
    }
    return worth;
  }
}
