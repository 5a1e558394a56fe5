package umpire.cribbage.expert;

import umpire.core.search.StoredNumbers;
import umpire.cribbage.show.Show;

/// Probabilities of the parts of a deal between two that a player's own hand and the crib do not
/// determine: the points that both peg before the show, jointly, and the counts of the hands.
public final class DealFigures {

  /// Higher pegs and counts are rare, and count as the highest.
  static final int PEGS = 16;

  static final int COUNTS = Show.MAX_POINTS + 1;
  private static final double UNIT = 1_000_000;

  /// Indexed by the points that the dealer pegs, then by those of the other.
  private final double[][] pegs = new double[PEGS][PEGS];

  private final double[] dealerHand = new double[COUNTS];
  private final double[] otherHand = new double[COUNTS];

  private DealFigures() {}

  /// The figures that come with the program.
  public static DealFigures stored() {
    return Holder.FIGURES;
  }

  private static final class Holder {
    static final DealFigures FIGURES =
        read(StoredNumbers.read("deal.txt", DealFigures.class.getResourceAsStream("deal.txt")));
  }

  /// The figures of these deals.
  public static DealFigures of(DealSample sample) {
    var figures = new DealFigures();
    double one = 1.0 / sample.deals();
    for (int deal = 0; deal < sample.deals(); deal++) {
      int dealer = Math.min(PEGS - 1, sample.pegged(deal, true));
      int other = Math.min(PEGS - 1, sample.pegged(deal, false));
      figures.pegs[dealer][other] += one;
      figures.dealerHand[sample.dealerHand(deal)] += one;
      figures.otherHand[sample.otherHand(deal)] += one;
    }
    return figures;
  }

  static DealFigures read(StoredNumbers numbers) {
    var figures = new DealFigures();
    for (double[] row : figures.pegs) {
      read(numbers, row);
    }
    read(numbers, figures.dealerHand);
    read(numbers, figures.otherHand);
    return figures;
  }

  private static void read(StoredNumbers numbers, double[] row) {
    for (int i = 0; i < row.length; i++) {
      row[i] = numbers.next() / UNIT;
    }
  }

  /// The figures as they are stored: a line for each number of points that the dealer pegs, from 0,
  /// and one for each hand.
  public String text() {
    var text = new StringBuilder();
    for (double[] row : pegs) {
      write(row, text);
    }
    write(dealerHand, text);
    write(otherHand, text);
    return text.toString();
  }

  private static void write(double[] row, StringBuilder text) {
    for (int i = 0; i < row.length; i++) {
      text.append(i == 0 ? "" : " ").append(Math.round(UNIT * row[i]));
    }
    text.append('\n');
  }

  /// The probability that before the show the dealer and the other peg these points.
  double pegs(int dealer, int other) {
    return pegs[dealer][other];
  }

  /// The mean points that one of the two pegs before the show.
  double meanPegs(boolean dealers) {
    double mean = 0;
    for (int dealer = 0; dealer < PEGS; dealer++) {
      for (int other = 0; other < PEGS; other++) {
        mean += (dealers ? dealer : other) * pegs[dealer][other];
      }
    }
    return mean;
  }

  /// The probability of each count of a hand.
  double[] hand(boolean dealers) {
    return dealers ? dealerHand : otherHand;
  }
}
