package umpire.core.cards;

/// Cards in one place, whatever their order, of which not all need be known.
///
/// @param known a bit for each known card, by its number in the game
/// @param unknown how many more there are
public record SomeCards(long known, int unknown) {

  /// Cards that are all known.
  public static SomeCards of(long known) {
    return new SomeCards(known, 0);
  }

  /// So many cards, none of them known.
  public static SomeCards faceDown(int count) {
    return new SomeCards(0, count);
  }

  /// How many there are.
  public int size() {
    return Long.bitCount(known) + unknown;
  }
}
