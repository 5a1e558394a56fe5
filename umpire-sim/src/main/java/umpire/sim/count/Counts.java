package umpire.sim.count;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;

/// Counts how often each value came up in one column. All sums are exact integers, so that the
/// order in which parts are merged does not matter. Memory use does not grow with the number of
/// games. For one thread.
///
/// An ordinary value is counted in one step in an array. Values beyond the array are counted by
/// their number of digits, with their exact sum and sum of squares, so that mean and deviation stay
/// exact and only the far tail of a histogram is coarse.
public final class Counts {

  /// Ordinary values lie between -`ROOM` and `ROOM`, both exclusive.
  private static final int ROOM = 1 << 12;

  private static final int FIRST_ROOM = 64;

  /// The number of classes of far values: one for each sign and number of binary digits.
  private static final int CLASSES = 2 * Integer.SIZE;

  private long[] above = new long[FIRST_ROOM];
  private long[] below = new long[0];
  private long[] far = new long[0];
  private long farSum;
  private long farSquares;
  private long farSquaresHigh;

  private int lowest = Integer.MAX_VALUE;
  private int highest = Integer.MIN_VALUE;
  private long lowestGame = Long.MAX_VALUE;
  private long highestGame = Long.MAX_VALUE;

  /// Counts the value of a game. Between two merges, games are added in ascending order.
  public void add(int value, long game) {
    if (value >= 0 && value < above.length) {
      above[value]++;
    } else {
      addUnusual(value);
    }
    if (value > highest) {
      highest = value;
      highestGame = game;
    }
    if (value < lowest) {
      lowest = value;
      lowestGame = game;
    }
  }

  private void addUnusual(int value) {
    if (value >= 0 && value < ROOM) {
      above = grown(above, value);
      above[value]++;
    } else if (value < 0 && value > -ROOM) {
      below = grown(below, -value);
      below[-value]++;
    } else {
      far = far.length == 0 ? new long[CLASSES] : far;
      far[classOf(value)]++;
      farSum += value;
      addFarSquares((long) value * value, 0);
    }
  }

  private static long[] grown(long[] bins, int index) {
    return index < bins.length
        ? bins
        : Arrays.copyOf(bins, Math.max(FIRST_ROOM, Integer.highestOneBit(index) * 2));
  }

  private static int classOf(int value) {
    int digits = Integer.SIZE - Integer.numberOfLeadingZeros(Math.abs(value));
    return value < 0 ? Integer.SIZE - digits : Integer.SIZE + digits - 1;
  }

  private void addFarSquares(long low, long high) {
    farSquares += low;
    farSquaresHigh += high + (Long.compareUnsigned(farSquares, low) < 0 ? 1 : 0);
  }

  /// Adds the counts of other games; `other` stays as it is.
  public void merge(Counts other) {
    above = merged(above, other.above);
    below = merged(below, other.below);
    far = merged(far, other.far);
    farSum += other.farSum;
    addFarSquares(other.farSquares, other.farSquaresHigh);
    if (other.highest > highest || (other.highest == highest && other.highestGame < highestGame)) {
      highest = other.highest;
      highestGame = other.highestGame;
    }
    if (other.lowest < lowest || (other.lowest == lowest && other.lowestGame < lowestGame)) {
      lowest = other.lowest;
      lowestGame = other.lowestGame;
    }
  }

  private static long[] merged(long[] bins, long[] others) {
    long[] sum = bins.length < others.length ? Arrays.copyOf(bins, others.length) : bins;
    for (int i = 0; i < others.length; i++) {
      sum[i] += others[i];
    }
    return sum;
  }

  /// Resets all counts and keeps the memory.
  public void clear() {
    Arrays.fill(above, 0);
    Arrays.fill(below, 0);
    Arrays.fill(far, 0);
    farSum = 0;
    farSquares = 0;
    farSquaresHigh = 0;
    lowest = Integer.MAX_VALUE;
    highest = Integer.MIN_VALUE;
    lowestGame = Long.MAX_VALUE;
    highestGame = Long.MAX_VALUE;
  }

  // Results.

  public long games() {
    return sum(above) + sum(below) + sum(far);
  }

  private static long sum(long[] bins) {
    long sum = 0;
    for (long bin : bins) {
      sum += bin;
    }
    return sum;
  }

  /// How often an ordinary value came up; 0 for a far one, see [#timesOutOfRange].
  public long times(int value) {
    long[] bins = value < 0 ? below : above;
    int index = Math.abs(value);
    return index < bins.length ? bins[index] : 0;
  }

  /// The number of values that are too far out to be counted one by one.
  public long timesOutOfRange() {
    return sum(far);
  }

  /// The lowest value; defined only if there are games.
  public int lowest() {
    return lowest;
  }

  /// The highest value; defined only if there are games.
  public int highest() {
    return highest;
  }

  /// The first game with the lowest value.
  public long lowestGame() {
    return lowestGame;
  }

  /// The first game with the highest value.
  public long highestGame() {
    return highestGame;
  }

  /// The sum of all values.
  public BigInteger sum() {
    BigInteger sum = BigInteger.valueOf(farSum);
    for (int i = 0; i < Math.max(above.length, below.length); i++) {
      sum = sum.add(BigInteger.valueOf((times(i) - (i == 0 ? 0 : times(-i))) * i));
    }
    return sum;
  }

  private BigInteger squares() {
    BigInteger sum =
        BigInteger.valueOf(farSquaresHigh)
            .shiftLeft(Long.SIZE)
            .add(new BigInteger(Long.toUnsignedString(farSquares)));
    for (int i = 1; i < Math.max(above.length, below.length); i++) {
      BigInteger square = BigInteger.valueOf((long) i * i);
      sum = sum.add(BigInteger.valueOf(times(i) + times(-i)).multiply(square));
    }
    return sum;
  }

  public double mean() {
    return sum().doubleValue() / games();
  }

  /// The standard deviation of a single game, from the unbiased variance; `NaN` with fewer than two
  /// games.
  public double deviation() {
    long games = games();
    if (games < 2) {
      return Double.NaN;
    }
    BigInteger n = BigInteger.valueOf(games);
    BigInteger sum = sum();
    double scaled = n.multiply(squares()).subtract(sum.multiply(sum)).doubleValue();
    return Math.sqrt(scaled / games / (games - 1));
  }

  /// The standard error of the mean; `NaN` with fewer than two games.
  public double standardError() {
    return deviation() / Math.sqrt((double) games());
  }

  /// The interval of the true mean. If all values are 0 or 1, the mean is a share and has the
  /// interval of one; else [Interval#UNKNOWN] with fewer than [Interval#MIN_GAMES] games.
  public Interval interval(Confidence confidence) {
    if (lowest >= 0 && highest <= 1) {
      return Interval.ofShare(times(1), games(), confidence);
    }
    if (games() < Interval.MIN_GAMES) {
      return Interval.UNKNOWN;
    }
    return Interval.ofMean(mean(), standardError(), confidence);
  }

  /// The lowest value that at least this share of the games does not exceed; among far values, the
  /// lowest or the highest of all.
  public int quantile(double share) {
    long wanted = Math.max(1, (long) Math.ceil(share * games()));
    long seen = farBelow();
    if (seen >= wanted) {
      return lowest;
    }
    for (int value = 1 - Math.max(1, below.length); value < above.length; value++) {
      seen += times(value);
      if (seen >= wanted) {
        return value;
      }
    }
    return highest;
  }

  private long farBelow() {
    long sum = 0;
    for (int i = 0; i < Math.min(far.length, Integer.SIZE); i++) {
      sum += far[i];
    }
    return sum;
  }

  // Serialization.

  void write(DataOutput out) throws IOException {
    writeBins(above, out);
    writeBins(below, out);
    writeBins(far, out);
    out.writeLong(farSum);
    out.writeLong(farSquares);
    out.writeLong(farSquaresHigh);
    out.writeInt(lowest);
    out.writeInt(highest);
    out.writeLong(lowestGame);
    out.writeLong(highestGame);
  }

  static Counts read(DataInput in) throws IOException {
    var counts = new Counts();
    counts.above = readBins(in, FIRST_ROOM);
    counts.below = readBins(in, 0);
    counts.far = readBins(in, 0);
    if (counts.far.length > 0) {
      counts.far = Arrays.copyOf(counts.far, CLASSES);
    }
    counts.farSum = in.readLong();
    counts.farSquares = in.readLong();
    counts.farSquaresHigh = in.readLong();
    counts.lowest = in.readInt();
    counts.highest = in.readInt();
    counts.lowestGame = in.readLong();
    counts.highestGame = in.readLong();
    return counts;
  }

  /// Writes the bins without trailing zeros, so that equal counts are equal bytes even if an array
  /// has grown more than another.
  private static void writeBins(long[] bins, DataOutput out) throws IOException {
    int length = bins.length;
    while (length > 0 && bins[length - 1] == 0) {
      length--;
    }
    out.writeInt(length);
    for (int i = 0; i < length; i++) {
      out.writeLong(bins[i]);
    }
  }

  private static long[] readBins(DataInput in, int least) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > ROOM) {
      throw new IOException("expected counts of at most " + ROOM + " values, found " + length);
    }
    var bins = new long[Math.max(least, length)];
    for (int i = 0; i < length; i++) {
      bins[i] = in.readLong();
    }
    return bins;
  }
}
