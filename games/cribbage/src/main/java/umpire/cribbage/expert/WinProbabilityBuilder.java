package umpire.cribbage.expert;

/// Works out the win probability by score from what deals bring: from the end of the board
/// backwards, since after a deal both lack less than before it.
public final class WinProbabilityBuilder {

  /// More than anybody makes in a deal: thirty in the play, heels, and twice twenty-nine.
  private static final int MAX = 91;

  private final int sampled;

  /// How many deals brought so many points to the dealer and so many to the other.
  private final int[][] deals = new int[MAX][MAX];

  /// In how many deals the dealer came so far while the other had no more than so many points.
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

  /// The chances of two who make of their deals what those of the sample did.
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

  /// The dealer comes to the last hole, and before that the other does not.
  private int outFirst(int dealerLacks, int otherLacks) {
    return dealerLacks < MAX ? reached[dealerLacks][Math.min(MAX, otherLacks) - 1] : 0;
  }

  /// Nobody comes to the last hole, and the other deals next.
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
