package umpire.core.cards;

/// A group of cards in any order, of which not all need be known.
///
/// @param known a bit for each known card, by its number in the game
/// @param unknown the number of other cards
public record SomeCards(long known, int unknown) {

  /// Cards that are all known.
  public static SomeCards of(long known) {
    return new SomeCards(known, 0);
  }

  /// A group of cards of which none is known.
  public static SomeCards faceDown(int count) {
    return new SomeCards(0, count);
  }

  /// The number of cards, known or not.
  public int size() {
    return Long.bitCount(known) + unknown;
  }
}
