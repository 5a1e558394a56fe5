package umpire.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import umpire.core.SeededRandom;

/// Where a test gets arbitrary values from: whole numbers, drawn one by one and written down.
///
/// Whatever a test makes up, it makes up from these draws; so the list of draws is the example, a
/// smaller list is a simpler example, and the same list is the same example again. Draw small
/// numbers for simple things, and ask [#more(int)] before each item of a list instead of drawing
/// its length first: then an item can be left out by leaving out its draws.
public final class Choices {

  private final IntUnaryOperator source;
  private final List<Object> shown = new ArrayList<>();
  private int[] draws = new int[16];
  private int size;

  private Choices(IntUnaryOperator source) {
    this.source = source;
  }

  /// Draws at random, the same for the same seed.
  public static Choices random(long seed) {
    return new Choices(new SeededRandom(SeededRandom.mix(seed))::nextInt);
  }

  /// Draws what was drawn before; [ExhaustedException] when that is used up.
  public static Choices replay(int... draws) {
    var at = new int[1];
    return new Choices(bound -> {
      if (at[0] == draws.length) {
        throw new ExhaustedException();
      }
      return Math.min(draws[at[0]++], bound - 1);
    });
  }

  /// Draws from bytes, as a fuzzer makes them; zeros when they are used up.
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

  /// A number from 0 up to `bound`, which is not one of them.
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

  /// True once in `times` draws.
  public boolean oneIn(int times) {
    return below(times) == times - 1;
  }

  /// Whether a list goes on: with one chance in `length` it ends here.
  public boolean more(int length) {
    return below(length) != 0;
  }

  public <T> T oneOf(List<T> items) {
    return items.get(below(items.size()));
  }

  /// Names what was made of the draws, for the report of a failure.
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

  /// A replay wants more draws than there are: it is not the example it was made from.
  static final class ExhaustedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ExhaustedException() {
      super("no more draws", null, false, false);
    }
  }
}
