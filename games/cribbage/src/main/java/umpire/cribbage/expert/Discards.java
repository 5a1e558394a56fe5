package umpire.cribbage.expert;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.show.AllStarters;
import umpire.cribbage.show.Show;

/// Values all fifteen ways to discard two of six cards: the hand over every starter, the crib by
/// the [CribTable] or exactly, the pegs by the [PegTable], and from all of these the win
/// probability.
public final class Discards {

  /// One way to discard two cards.
  ///
  /// @param thrown the two discards
  /// @param hand the mean points of the other four, over every starter
  /// @param crib the mean points of the crib
  /// @param pegs the mean points that the player pegs in the play
  /// @param otherPegs the mean points that the other pegs
  /// @param points all of these together, minus the other's, without the other's hand
  /// @param chance the win probability of the game
  public record Discard(
      long thrown,
      double hand,
      double crib,
      double pegs,
      double otherPegs,
      double points,
      double chance) {}

  /// The probabilities of a crib's points, given two discards.
  interface Cribs {
    float[] chances(long thrown);
  }

  private final CribTable crib = CribTable.stored();
  private final PegTable play = PegTable.stored();
  private final DealFigures figures = DealFigures.stored();
  private final Prospects prospects = new Prospects(WinProbability.stored(), figures);
  private final int[] starters = new int[DealFigures.COUNTS];

  /// Values all ways, in the order of the cards, with cribs by the table.
  ///
  /// @param six the player's cards
  /// @param dealer whether the crib is the player's
  /// @param lacks number of points the player lacks, at most 121
  /// @param otherLacks number of points the other lacks
  public List<Discard> byTable(long six, boolean dealer, int lacks, int otherLacks) {
    return value(six, dealer, lacks, otherLacks, two -> crib.chances(two, dealer));
  }

  /// Values all ways, with cribs counted against every hand that the other may hold, with discards
  /// as `rules` makes them.
  public List<Discard> exactly(long six, boolean dealer, int lacks, int otherLacks) {
    var throwing = new OtherThrows(six, dealer);
    return value(six, dealer, lacks, otherLacks, throwing::cribs);
  }

  /// The way with the highest win probability, and of equals the one with more points.
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

  /// Counts the starters for each number of points of the hand.
  private void countStarters(long six, long kept) {
    Arrays.fill(starters, 0);
    for (long rest = Cards.ALL & ~six; rest != 0; rest &= rest - 1) {
      starters[Show.points(kept, Long.numberOfTrailingZeros(rest), true)]++;
    }
  }
}
