package umpire.maumau;

/// Cards of which some may not have been recorded.
///
/// @param known those that were, as bits
/// @param unknown how many were not
public record SomeCards(int known, int unknown) {

  public static SomeCards known(int cards) {
    return new SomeCards(cards, 0);
  }

  public static SomeCards unknown(int count) {
    return new SomeCards(0, count);
  }

  public int size() {
    return Integer.bitCount(known) + unknown;
  }

  /// The same cards, of which more are known.
  public SomeCards with(int cards) {
    return new SomeCards(known | cards, unknown - Integer.bitCount(cards));
  }

  /// The same cards for somebody who sees none of them.
  public SomeCards hidden() {
    return unknown(size());
  }
}
