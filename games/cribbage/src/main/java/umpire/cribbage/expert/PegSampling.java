package umpire.cribbage.expert;

import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.cards.Draw;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.pegging.Pegging;
import umpire.cribbage.play.PlayOfCards;
import umpire.cribbage.show.RankTable;

/// Plays any four ranks against many hands: six cards of which the other discards two as `rules`
/// does. Both lay as `rules` does.
public final class PegSampling {

  private static final int RANKS = 13;
  private static final int SUITS = 4;
  private static final int DEALT = 6;
  private static final int PLAYERS = 2;

  private final OtherDiscards asFirst = new OtherDiscards(false);
  private final OtherDiscards asDealer = new OtherDiscards(true);
  private final Pegging pegging = new Pegging();
  private final RulingLog silence = RulingLog.none();
  private final SeededRandom random;
  private final long[] hands = new long[PLAYERS];
  private final int plays;

  private PegSampling(int plays, long seed) {
    this.plays = plays;
    random = new SeededRandom(seed);
  }

  /// The table as it is stored.
  ///
  /// @param plays number of plays for each four ranks and each side of the table
  public static String rows(int plays, long seed) {
    var sampling = new PegSampling(plays, seed);
    var lines = new String[RankTable.FOURS];
    for (int first = 0; first < RANKS; first++) {
      for (int second = first; second < RANKS; second++) {
        for (int third = second; third < RANKS; third++) {
          for (int fourth = third; fourth < RANKS; fourth++) {
            long four = cards(first, second, third, fourth);
            lines[RankTable.placeOfFour(four)] = sampling.line(four);
          }
        }
      }
    }
    return String.join("", lines);
  }

  /// Cards of these ranks. Suits do not matter in the play.
  private static long cards(int... ranks) {
    long cards = 0;
    for (int rank : ranks) {
      long ofRank = 0xfL << (SUITS * rank);
      cards |= Long.lowestOneBit(ofRank & ~cards);
    }
    return cards;
  }

  private String line(long four) {
    var sums = new double[2 * PLAYERS];
    for (int i = 0; i < plays; i++) {
      long six = Draw.some(DEALT, Cards.ALL & ~four, random);
      play(four, six & ~asDealer.of(six));
      sums[0] += pegging.score(0);
      sums[1] += pegging.score(1);
      play(six & ~asFirst.of(six), four);
      sums[2] += pegging.score(1);
      sums[3] += pegging.score(0);
    }
    for (int i = 0; i < sums.length; i++) {
      sums[i] /= plays;
    }
    return PegTable.line(sums);
  }

  private void play(long first, long dealers) {
    hands[0] = first;
    hands[1] = dealers;
    pegging.deal(PLAYERS, hands);
    for (int seat = pegging.toAct(); seat >= 0; seat = pegging.toAct()) {
      pegging.play(PlayOfCards.best(pegging, seat), silence);
    }
  }
}
