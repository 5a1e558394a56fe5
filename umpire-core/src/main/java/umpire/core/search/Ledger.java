package umpire.core.search;

import java.util.Arrays;

/// The results of the candidates in the worlds so far: sums of values and of differences, from
/// which means and their standard errors follow.
///
/// All candidates are tried in the same worlds, and one that is dropped is not tried again. So two
/// candidates share the first worlds, and their difference is taken there, world by world: it is
/// far more precise than the values themselves.
final class Ledger {

  private int size;
  private double[] values = {};
  private int[] worlds = {};
  private double[] sums = {};
  private double[] squares = {};

  /// For each pair of candidates, the sum by which the first is worse than the second.
  private double[] gaps = {};

  private double[] gapSquares = {};

  /// Clears all results and prepares for this number of candidates.
  void begin(int candidates) {
    size = candidates;
    if (values.length < size) {
      values = new double[size];
      worlds = new int[size];
      sums = new double[size];
      squares = new double[size];
      gaps = new double[size * size];
      gapSquares = new double[size * size];
    }
    Arrays.fill(worlds, 0, size, 0);
    Arrays.fill(sums, 0, size, 0);
    Arrays.fill(squares, 0, size, 0);
    Arrays.fill(gaps, 0, size * size, 0);
    Arrays.fill(gapSquares, 0, size * size, 0);
  }

  /// Records the value of a candidate in the current world.
  void write(int candidate, double value) {
    values[candidate] = value;
    worlds[candidate]++;
    sums[candidate] += value;
    squares[candidate] += value * value;
  }

  /// Adds the differences between these candidates, which were all tried in the current world.
  void close(int[] tried, int count) {
    for (int i = 0; i < count; i++) {
      int one = tried[i] * size;
      double value = values[tried[i]];
      for (int j = 0; j < count; j++) {
        double gap = values[tried[j]] - value;
        gaps[one + tried[j]] += gap;
        gapSquares[one + tried[j]] += gap * gap;
      }
    }
  }

  int worlds(int candidate) {
    return worlds[candidate];
  }

  double mean(int candidate) {
    return worlds[candidate] == 0 ? Double.NaN : sums[candidate] / worlds[candidate];
  }

  double error(int candidate) {
    return error(sums[candidate], squares[candidate], worlds[candidate]);
  }

  /// How much worse a candidate is than another, on average over the worlds in which both were
  /// tried.
  double behind(int candidate, int other) {
    int shared = Math.min(worlds[candidate], worlds[other]);
    return shared == 0 ? Double.NaN : gaps[candidate * size + other] / shared;
  }

  /// The standard error of that average difference.
  double behindError(int candidate, int other) {
    int shared = Math.min(worlds[candidate], worlds[other]);
    int at = candidate * size + other;
    return error(gaps[at], gapSquares[at], shared);
  }

  /// The standard error of a mean; infinite for fewer than two values.
  static double error(double sum, double square, int count) {
    if (count < 2) {
      return Double.POSITIVE_INFINITY;
    }
    double variance = Math.max(0, (square - sum * sum / count) / (count - 1));
    return Math.sqrt(variance / count);
  }
}
