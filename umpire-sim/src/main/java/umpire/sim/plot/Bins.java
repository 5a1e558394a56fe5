package umpire.sim.plot;

import umpire.page.Scale;
import umpire.page.Typeset;
import umpire.sim.count.Counts;

/// The bars of a histogram: all equally wide, and few enough to draw, whatever the values. Values
/// far out are gathered in the first and the last bar.
///
/// @param first the lowest value of the first bar
/// @param step the number of values in a bar
/// @param size the number of bars
/// @param openBelow whether the first bar also holds everything below it
/// @param openAbove whether the last bar also holds everything above it
public record Bins(int first, int step, int size, boolean openBelow, boolean openAbove) {

  /// The share of games that may lie outside the bars on either side.
  private static final double OUTSIDE = 0.001;

  /// A tail is drawn in full if it widens the drawing by at most this factor.
  private static final double WIDER = 0.25;

  /// The last value that [Counts] counts one by one; values beyond it are gathered.
  private static final int FAR = (1 << 12) - 1;

  public static Bins over(Counts counts, int most) {
    int low = clipped(counts.quantile(OUTSIDE));
    int high = clipped(counts.quantile(1 - OUTSIDE));
    double room = WIDER * (high - low + 1);
    if (counts.lowest() >= low - room && counts.lowest() >= -FAR) {
      low = Math.min(low, counts.lowest());
    }
    if (counts.highest() <= high + room && counts.highest() <= FAR) {
      high = Math.max(high, counts.highest());
    }
    int step = (int) Math.max(1, Math.round(Scale.nice((high - low + 1) / (double) most)));
    int first = Math.floorDiv(low, step) * step;
    int size = (high - first) / step + 1;
    int end = first + size * step;
    return new Bins(first, step, size, counts.lowest() < first, counts.highest() >= end);
  }

  private static int clipped(int value) {
    return Math.clamp(value, -FAR, FAR);
  }

  public int from(int bar) {
    return first + bar * step;
  }

  /// The last value of a bar.
  public int to(int bar) {
    return from(bar) + step - 1;
  }

  /// The number of games in each bar.
  public long[] of(Counts counts) {
    var bars = new long[size];
    for (int value = Math.max(counts.lowest(), -FAR);
        value <= Math.min(counts.highest(), FAR);
        value++) {
      bars[Math.clamp(Math.floorDiv(value - first, step), 0, size - 1)] += counts.times(value);
    }
    if (counts.lowest() >= -FAR) {
      bars[size - 1] += counts.timesOutOfRange();
    } else if (counts.highest() <= FAR) {
      bars[0] += counts.timesOutOfRange();
    }
    // If there are far values on both sides, their sides are not known, and the drawing leaves them
    // out.
    return bars;
  }

  public String label(int bar) {
    if (bar == 0 && openBelow) {
      return Typeset.count(to(bar)) + " or less";
    }
    if (bar == size - 1 && openAbove) {
      return Typeset.count(from(bar)) + " or more";
    }
    return step == 1
        ? Typeset.count(from(bar))
        : Typeset.count(from(bar)) + " to " + Typeset.count(to(bar));
  }
}
