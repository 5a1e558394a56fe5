package umpire.core.gaps;

/// The least and the most that something can be, where not all is recorded.
public record Bounds(int least, int most) {

  /// Nothing is known of it.
  static final Bounds NONE = new Bounds(Integer.MIN_VALUE, Integer.MAX_VALUE);

  public boolean contains(int number) {
    return number >= least && number <= most;
  }

  /// Whether it can be this number alone.
  public boolean isOnly(int number) {
    return least == number && most == number;
  }
}
