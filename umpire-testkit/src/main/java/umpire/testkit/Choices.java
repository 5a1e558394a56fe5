package umpire.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import umpire.core.SeededRandom;

/// A source of arbitrary values for tests: integers, drawn one by one and recorded.
///
/// Everything a test makes up must come from these draws. The list of draws then is the example: a
/// smaller list is a simpler example, and repeating the list repeats the example. Draw small
/// numbers for simple things, and call [#more(int)] before each item of a list instead of drawing
/// its length first: then leaving out an item's draws leaves out the item.
public final class Choices {

  private final IntUnaryOperator source;
  private final List<Object> shown = new ArrayList<>();
  private int[] draws = new int[16];
  private int size;

  private Choices(IntUnaryOperator source) {
    this.source = source;
  }

  /// Returns choices drawn at random; equal seeds give equal draws.
  public static Choices random(long seed) {
    return new Choices(new SeededRandom(SeededRandom.mix(seed))::nextInt);
  }

  /// Returns choices that repeat recorded draws, and throw [ExhaustedException] after the last one.
  public static Choices replay(int... draws) {
    var at = new int[1];
    return new Choices(bound -> {
      if (at[0] == draws.length) {
        throw new ExhaustedException();
      }
      return Math.min(draws[at[0]++], bound - 1);
    });
  }

  /// Returns choices drawn from bytes, such as a fuzzer's; zeros after the last byte.
  public static Choices of(byte[] bytes) {
    var at = new int[1];
    return new Choices(bound -> {
      int value = 0;
      for (long range = 1; range < bound && at[0] < bytes.length; range <<= 8) {
        value = value << 8 | (bytes[at[0]++] & 0xff);
      }
      return Math.floorMod(value, bound);
    });
  }

  /// Draws a number from 0 to `bound - 1`.
  public int below(int bound) {
    int value = source.applyAsInt(bound);
    if (size == draws.length) {
      draws = Arrays.copyOf(draws, 2 * size);
    }
    draws[size++] = value;
    return value;
  }

  public int between(int least, int most) {
    return least + below(most - least + 1);
  }

  /// Returns true once in `times` draws, on average.
  public boolean oneIn(int times) {
    return below(times) == times - 1;
  }

  /// Whether a list continues: it ends here with probability 1 in `length`.
  public boolean more(int length) {
    return below(length) != 0;
  }

  public <T> T oneOf(List<T> items) {
    return items.get(below(items.size()));
  }

  /// Records a value made from the draws under a name, for the report of a failure.
  public void show(String name, Object value) {
    shown.add(name);
    shown.add(value);
  }

  int[] draws() {
    return Arrays.copyOf(draws, size);
  }

  String shown() {
    var text = new StringBuilder();
    for (int i = 0; i < shown.size(); i += 2) {
      text.append("\n  ").append(shown.get(i)).append(": ").append(shown.get(i + 1));
    }
    return text.toString();
  }

  /// Thrown if a replay needs more draws than were recorded, so it is not the recorded example.
  static final class ExhaustedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ExhaustedException() {
      super("no more draws", null, false, false);
    }
  }
}
