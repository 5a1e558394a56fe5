package umpire.cribbage.pegging;

import umpire.core.kernel.History;
import umpire.core.kernel.Move;
import umpire.cribbage.event.Verb;

/// Information about cards that are not recorded or that a viewer cannot see: their number in each
/// hand, and what follows from a go.
final class UnseenCards {

  private static final Move GO = new Move().set(Verb.GO);

  /// Number of unknown cards in each hand.
  private final int[] hidden;

  private final History history;

  /// The value that all cards of a player exceed, because they said go.
  private final int[] above;

  /// The players passed over since the last card, as a set of seats.
  private int passedOver;

  /// Whether the gos after the last card were heard, and which players said them.
  private boolean heard;

  private int gos;

  /// @param hidden number of unknown cards in each hand; the caller keeps it up to date
  /// @param history the history to which gos are added
  UnseenCards(int[] hidden, History history) {
    this.hidden = hidden;
    this.history = history;
    above = new int[hidden.length];
  }

  void begin() {
    for (int player = 0; player < above.length; player++) {
      above[player] = 0;
    }
    passedOver = gos = 0;
    heard = false;
  }

  /// Sets the value that all unknown cards of a player exceed.
  void hide(int player, int value) {
    above[player] = value;
  }

  /// Copies the information, except for the numbers of cards.
  void copyFrom(UnseenCards other) {
    System.arraycopy(other.above, 0, above, 0, above.length);
    passedOver = other.passedOver;
    heard = other.heard;
    gos = other.gos;
  }

  void copyHidden(UnseenCards other) {
    System.arraycopy(other.hidden, 0, hidden, 0, hidden.length);
  }

  /// Prepares for the next card.
  ///
  /// @param code the gos heard after it, see [Verb#heard]
  void listen(int code) {
    passedOver = 0;
    heard = Verb.isHeard(code);
    gos = Verb.gos(code);
  }

  /// Removes an unknown card from a hand, because it is known now.
  void reveal(int player) {
    hidden[player]--;
  }

  /// Passes over a player when the count leaves this room: all their cards are higher.
  void passOver(int player, int room) {
    above[player] = Math.max(above[player], room);
    passedOver |= 1 << player;
  }

  void sayGo(int player) {
    history.add(player, GO);
  }

  /// Whether a player may hold an unknown card that fits into this room.
  boolean mayLay(int player, int room) {
    return hidden[player] > 0 && above[player] < room && !(heard && (gos >> player & 1) != 0);
  }

  /// Whether a player may hold an unknown card.
  boolean mayHold(int player) {
    return hidden[player] > 0;
  }

  boolean wasPassedOver(int player) {
    return (passedOver >> player & 1) != 0;
  }

  int passedOver() {
    return passedOver;
  }

  /// Whether all players know who can lay, because they heard the gos.
  boolean isHeard() {
    return heard;
  }

  /// Records that all viewers have seen which players can lay.
  void hearAll() {
    heard = true;
    gos = passedOver;
  }

  int above(int player) {
    return above[player];
  }
}
