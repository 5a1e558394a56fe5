package umpire.cribbage;

/// What is known of cards that nobody has recorded or that a viewer cannot see: how many there are
/// in each hand, and what follows from a go.
final class Unseen {

  /// How many cards of each hand are not known.
  private final int[] hidden = new int[Pegging.MOST_PLAYERS];

  /// The value that all cards of a player exceed, because he said go.
  private final int[] above = new int[Pegging.MOST_PLAYERS];

  /// Who has been passed over since the last card, as a set of seats.
  private int passedOver;

  void begin(int players) {
    for (int player = 0; player < players; player++) {
      hide(player, 0, 0);
    }
    passedOver = 0;
  }

  /// Says that a player holds more cards, which are not known: each of a value above this one.
  void hide(int player, int cards, int value) {
    hidden[player] = cards;
    above[player] = value;
  }

  void copyFrom(Unseen other) {
    System.arraycopy(other.hidden, 0, hidden, 0, hidden.length);
    System.arraycopy(other.above, 0, above, 0, above.length);
    passedOver = other.passedOver;
  }

  /// A player lays a card that he was known to hold, or was not.
  void lay(int player, boolean known) {
    hidden[player] -= known ? 0 : 1;
    passedOver = 0;
  }

  /// A player is passed over with so much room left in the count: all his cards are higher.
  void passOver(int player, int room) {
    above[player] = Math.max(above[player], room);
    passedOver |= 1 << player;
  }

  /// Whether a player may hold an unknown card that fits into this room.
  boolean mayLay(int player, int room) {
    return hidden[player] > 0 && above[player] < room;
  }

  boolean wasPassedOver(int player) {
    return (passedOver >> player & 1) != 0;
  }

  int hidden(int player) {
    return hidden[player];
  }

  int above(int player) {
    return above[player];
  }
}
