package umpire.sim.count;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;

/// How often each value came up in one column, exactly: whole numbers, so that the order in which
/// parts are added up cannot matter. Constant in memory, whatever the games.
///
/// Adding is one step in an array for ordinary values. Values beyond the array are counted by their
/// number of digits, with their sum and the sum of their squares kept exactly, so that mean and
/// deviation stay exact and only the picture of the far tail is coarse.
public final class Counts {

  /// Ordinary values: from -`ROOM` up to `ROOM`, exclusive.
  private static final int ROOM = 1 << 12;

  private static final int FIRST_ROOM = 64;

  /// Far values by sign and number of binary digits.
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

  /// Counts the value that this game came to. Between two merges games come in their order.
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

  private static long[] grown(long[] bins, int place) {
    return place < bins.length
        ? bins
        : Arrays.copyOf(bins, Math.max(FIRST_ROOM, Integer.highestOneBit(place) * 2));
  }

  private static int classOf(int value) {
    int digits = Integer.SIZE - Integer.numberOfLeadingZeros(Math.abs(value));
    return value < 0 ? Integer.SIZE - digits : Integer.SIZE + digits - 1;
  }

  private void addFarSquares(long low, long high) {
    farSquares += low;
    farSquaresHigh += high + (Long.compareUnsigned(farSquares, low) < 0 ? 1 : 0);
  }

  /// Adds what was counted elsewhere.
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

  /// Starts anew, in the same memory.
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

  // What was counted.

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

  /// How often this value came up; an ordinary one.
  public long times(int value) {
    long[] bins = value < 0 ? below : above;
    int place = Math.abs(value);
    return place < bins.length ? bins[place] : 0;
  }

  /// How often a value came up that is too far out to be told apart.
  public long timesFar() {
    return sum(far);
  }

  /// The lowest value; only if there are games.
  public int lowest() {
    return lowest;
  }

  /// The highest value; only if there are games.
  public int highest() {
    return highest;
  }

  /// The first game that came to the lowest value.
  public long lowestGame() {
    return lowestGame;
  }

  /// The first game that came to the highest value.
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

  /// The standard deviation of a single game, from the unbiased variance; not a number with fewer
  /// than two games.
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

  /// The standard error of the mean.
  public double standardError() {
    return deviation() / Math.sqrt((double) games());
  }

  /// Where the true mean lies; a mean of zeros and ones is a share and treated as one.
  public Interval interval(Confidence confidence) {
    if (lowest >= 0 && highest <= 1) {
      return Interval.ofShare(times(1), games(), confidence);
    }
    if (games() < Interval.MIN_GAMES) {
      return Interval.UNKNOWN;
    }
    return Interval.ofMean(mean(), standardError(), confidence);
  }

  /// The value that a share of the games does not exceed; as near as values are told apart.
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

  // To and from bytes.

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

  /// Without the zeros at the end: how much an array has grown is nobody's business, and equal
  /// counts are equal bytes.
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
      throw new IOException("counts of " + length + " values");
    }
    var bins = new long[Math.max(least, length)];
    for (int i = 0; i < length; i++) {
      bins[i] = in.readLong();
    }
    return bins;
  }
}
