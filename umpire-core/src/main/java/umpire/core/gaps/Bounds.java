package umpire.core.gaps;

/// The least and greatest possible value of a number that depends on what is not recorded. Both are
/// inclusive.
public record Bounds(int min, int max) {

  /// The bounds of a number of which nothing is known.
  static final Bounds NONE = new Bounds(Integer.MIN_VALUE, Integer.MAX_VALUE);

  public boolean contains(int number) {
    return number >= min && number <= max;
  }

  /// Whether this is the only possible value.
  public boolean isOnly(int number) {
    return min == number && max == number;
  }
}
