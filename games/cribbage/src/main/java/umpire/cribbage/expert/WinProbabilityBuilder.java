package umpire.cribbage.expert;

/// Computes the win probability by score from the points of deals: from the end of the board
/// backwards, since after a deal both lack less than before it.
public final class WinProbabilityBuilder {

  /// More points than are possible in a deal: thirty in the play, heels, and twice twenty-nine.
  private static final int MAX = 91;

  private final int sampled;

  /// Number of deals by the dealer's points and the other's.
  private final int[][] deals = new int[MAX][MAX];

  /// Number of deals in which the dealer reached a number of points while the other had at most
  /// another.
  private final int[][] reached = new int[MAX][MAX];

  private final double[][] chance = new double[WinProbability.HOLES + 1][WinProbability.HOLES + 1];

  private WinProbabilityBuilder(DealSample sample) {
    sampled = sample.deals();
    for (int deal = 0; deal < sampled; deal++) {
      deals[sample.points(deal, true)][sample.points(deal, false)]++;
      sample.countUp(deal, reached);
    }
    for (int[] row : reached) {
      for (int other = 1; other < MAX; other++) {
        row[other] += row[other - 1];
      }
    }
  }

  /// The win probabilities of two players whose deals are like those of the sample.
  public static WinProbability from(DealSample sample) {
    var building = new WinProbabilityBuilder(sample);
    for (int lack = 2; lack <= 2 * WinProbability.HOLES; lack++) {
      int most = Math.min(WinProbability.HOLES, lack - 1);
      for (int dealer = lack - most; dealer <= most; dealer++) {
        building.fill(dealer, lack - dealer);
      }
    }
    return new WinProbability(building.chance);
  }

  private void fill(int dealerLacks, int otherLacks) {
    double won = outFirst(dealerLacks, otherLacks) + goingOn(dealerLacks, otherLacks);
    chance[dealerLacks][otherLacks] = won / sampled;
  }

  /// The deals in which the dealer reaches the last hole before the other.
  private int outFirst(int dealerLacks, int otherLacks) {
    return dealerLacks < MAX ? reached[dealerLacks][Math.min(MAX, otherLacks) - 1] : 0;
  }

  /// The wins in deals in which neither reaches the last hole, and the other deals next.
  private double goingOn(int dealerLacks, int otherLacks) {
    double won = 0;
    for (int mine = Math.min(MAX, dealerLacks) - 1; mine >= 0; mine--) {
      for (int theirs = Math.min(MAX, otherLacks) - 1; theirs >= 0; theirs--) {
        int times = deals[mine][theirs];
        if (times > 0) {
          won += times * (1 - chance[otherLacks - theirs][dealerLacks - mine]);
        }
      }
    }
    return won;
  }
}
