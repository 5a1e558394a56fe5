package umpire.cribbage.expert;

import java.util.Arrays;

/// A player's win probability at the time of the discards, by the counts of the show: averaged over
/// all that may be pegged before it and over the counts of the other's hand, and then by the table
/// of scores. The first player at the last hole has won, in the order of the show.
final class Prospects {

  /// The most points counted by a player with the crib, and by one without.
  private static final int WITH_CRIB = 2 * DealFigures.COUNTS;

  private static final int WITHOUT = DealFigures.COUNTS + 1;

  /// The probability below which a case is left out.
  private static final double RARE = 1e-4;

  private final WinProbability table;
  private final DealFigures figures;

  /// The win probability by the player's count, then by the other's total count.
  private final double[][] byBoth = new double[WITH_CRIB][WITH_CRIB];

  /// The win probability by the player's count, then by the other's count without the hand.
  private final double[][] chance = new double[WITH_CRIB][WITHOUT];

  private boolean dealer;

  Prospects(WinProbability table, DealFigures figures) {
    this.table = table;
    this.figures = figures;
  }

  /// Prepares the probabilities for a score.
  void look(boolean asDealer, int lacks, int otherLacks) {
    dealer = asDealer;
    for (double[] row : byBoth) {
      Arrays.fill(row, 0);
    }
    double all = 0;
    for (int mine = 0; mine < DealFigures.PEGS; mine++) {
      for (int theirs = 0; theirs < DealFigures.PEGS; theirs++) {
        double likely = dealer ? figures.pegs(mine, theirs) : figures.pegs(theirs, mine);
        if (likely >= RARE) {
          all += likely;
          add(likely, lacks - mine, otherLacks - theirs);
        }
      }
    }
    overHands(all);
  }

  /// Adds the results of all counts after the play.
  private void add(double likely, int lacks, int otherLacks) {
    int mostMine = dealer ? WITH_CRIB : WITHOUT;
    int mostTheirs = dealer ? WITHOUT : WITH_CRIB;
    for (int mine = 0; mine < mostMine; mine++) {
      for (int theirs = 0; theirs < mostTheirs; theirs++) {
        byBoth[mine][theirs] += likely * after(lacks, otherLacks, mine, theirs);
      }
    }
  }

  private double after(int lacks, int otherLacks, int mine, int theirs) {
    if (lacks <= 0 || otherLacks <= 0) {
      return lacks > 0 ? 0 : otherLacks > 0 ? 1 : 0.5;
    }
    boolean out = mine >= lacks;
    boolean otherOut = theirs >= otherLacks;
    if (out || otherOut) {
      return out && !(dealer && otherOut) ? 1 : 0;
    }
    return dealer
        ? 1 - table.ofDealer(otherLacks - theirs, lacks - mine)
        : table.ofDealer(lacks - mine, otherLacks - theirs);
  }

  private void overHands(double all) {
    double[] hands = figures.hand(!dealer);
    int mostMine = dealer ? WITH_CRIB : WITHOUT;
    int mostMore = dealer ? 2 : WITHOUT;
    for (int mine = 0; mine < mostMine; mine++) {
      for (int more = 0; more < mostMore; more++) {
        double sum = 0;
        for (int hand = 0; hand < hands.length && hand + more < WITH_CRIB; hand++) {
          sum += hands[hand] * byBoth[mine][hand + more];
        }
        chance[mine][more] = sum / all;
      }
    }
  }

  /// The win probability if the own hand and the crib count this, and if both peg a little more or
  /// less than usual.
  double at(int hand, int crib, double pegsMore, double otherPegsMore) {
    int mine = dealer ? hand + crib : hand;
    int more = dealer ? 0 : crib;
    double here = chance[mine][more];
    return here
        + pegsMore * (chance[mine + 1][more] - here)
        + otherPegsMore * (chance[mine][more + 1] - here);
  }
}
