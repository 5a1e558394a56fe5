package umpire.cribbage.expert;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.show.AllStarters;
import umpire.cribbage.show.Show;

/// Values all fifteen ways to lay away two of six cards: what the hand counts with every starter,
/// what the crib counts by the [CribTable] or exactly, what the hand pegs by the [PegTable], and
/// what all that is worth as chance to win.
public final class Discards {

  /// One way to lay away two cards.
  ///
  /// @param thrown the two
  /// @param hand what the other four count on average, over every starter
  /// @param crib what the crib counts on average
  /// @param pegs what the player pegs in the play on average
  /// @param otherPegs what the other pegs
  /// @param points all of it together, the other's taken off, but for the other's hand
  /// @param chance to win the game
  public record Discard(
      long thrown,
      double hand,
      double crib,
      double pegs,
      double otherPegs,
      double points,
      double chance) {}

  /// Likely counts of a crib to which two cards were thrown.
  interface Cribs {
    float[] chances(long thrown);
  }

  private final CribTable crib = CribTable.stored();
  private final PegTable play = PegTable.stored();
  private final DealFigures figures = DealFigures.stored();
  private final Prospects prospects = new Prospects(WinProbability.stored(), figures);
  private final int[] starters = new int[DealFigures.COUNTS];

  /// All ways, in the order of the cards, with cribs by the table.
  ///
  /// @param six the player's cards
  /// @param dealer whether the crib is theirs
  /// @param lacks how many points they lack, no more than 121
  /// @param otherLacks how many the other lacks
  public List<Discard> byTable(long six, boolean dealer, int lacks, int otherLacks) {
    return value(six, dealer, lacks, otherLacks, two -> crib.chances(two, dealer));
  }

  /// All ways with cribs counted against every hand that the other may hold; they throw as `rules`
  /// does.
  public List<Discard> exactly(long six, boolean dealer, int lacks, int otherLacks) {
    var throwing = new OtherThrows(six, dealer);
    return value(six, dealer, lacks, otherLacks, throwing::cribs);
  }

  /// The best of them: most likely to win, and of equals the one with more points.
  public static Discard best(List<Discard> discards) {
    return discards.stream()
        .max(Comparator.comparingDouble(Discard::chance).thenComparingDouble(Discard::points))
        .orElseThrow();
  }

  private List<Discard> value(long six, boolean dealer, int lacks, int otherLacks, Cribs cribs) {
    prospects.look(dealer, lacks, otherLacks);
    var discards = new ArrayList<Discard>();
    for (long rest = six; rest != 0; rest &= rest - 1) {
      for (long others = rest & rest - 1; others != 0; others &= others - 1) {
        long thrown = Long.lowestOneBit(rest) | Long.lowestOneBit(others);
        discards.add(value(six, thrown, dealer, cribs.chances(thrown)));
      }
    }
    return discards;
  }

  private Discard value(long six, long thrown, boolean dealer, float[] cribs) {
    long kept = six & ~thrown;
    int left = Cards.DECK - Long.bitCount(six);
    double hand = (double) AllStarters.points(kept, six) / left;
    double pegs = play.own(kept, dealer);
    double otherPegs = play.others(kept, dealer);
    double crib = mean(cribs);
    double points = hand + (dealer ? crib : -crib) + pegs - otherPegs;
    return new Discard(
        thrown, hand, crib, pegs, otherPegs, points, chance(six, kept, dealer, cribs));
  }

  private static double mean(float[] cribs) {
    double mean = 0;
    for (int points = 0; points < cribs.length; points++) {
      mean += points * cribs[points];
    }
    return mean;
  }

  private double chance(long six, long kept, boolean dealer, float[] cribs) {
    double pegsMore = play.own(kept, dealer) - figures.meanPegs(dealer);
    double otherPegsMore = play.others(kept, dealer) - figures.meanPegs(!dealer);
    countStarters(six, kept);
    double sum = 0;
    for (int hand = 0; hand < starters.length; hand++) {
      if (starters[hand] > 0) {
        double here = 0;
        for (int points = 0; points < cribs.length; points++) {
          here += cribs[points] * prospects.at(hand, points, pegsMore, otherPegsMore);
        }
        sum += starters[hand] * here;
      }
    }
    return sum / (Cards.DECK - Long.bitCount(six));
  }

  /// Counts with how many starters the hand counts what.
  private void countStarters(long six, long kept) {
    Arrays.fill(starters, 0);
    for (long rest = Cards.ALL & ~six; rest != 0; rest &= rest - 1) {
      starters[Show.points(kept, Long.numberOfTrailingZeros(rest), true)]++;
    }
  }
}
