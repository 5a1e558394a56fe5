package umpire.cribbage.pegging;

import umpire.core.kernel.History;
import umpire.core.kernel.Move;
import umpire.cribbage.event.Verb;

/// What is known of cards that nobody has recorded or that a viewer cannot see: how many there are
/// in each hand, and what follows from a go.
final class UnseenCards {

  private static final Move GO = new Move().set(Verb.GO);

  /// How many cards of each hand are not known.
  private final int[] hidden;

  private final History history;

  /// The value that all cards of a player exceed, because they said go.
  private final int[] above;

  /// Who has been passed over since the last card, as a set of seats.
  private int passedOver;

  /// Whether it was heard who has said go after the last card, and who that was.
  private boolean heard;

  private int gos;

  /// @param hidden how many cards of each hand are not known; kept by somebody else
  /// @param history where gos are remembered
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

  /// Says that the cards of a player that are not known are all of a value above this one.
  void hide(int player, int value) {
    above[player] = value;
  }

  /// Takes over what is known, but for the number of cards.
  void copyFrom(UnseenCards other) {
    System.arraycopy(other.above, 0, above, 0, above.length);
    passedOver = other.passedOver;
    heard = other.heard;
    gos = other.gos;
  }

  void copyHidden(UnseenCards other) {
    System.arraycopy(other.hidden, 0, hidden, 0, hidden.length);
  }

  /// A card is about to be laid.
  ///
  /// @param code what is heard after it, see [Verb#heard]
  void listen(int code) {
    passedOver = 0;
    heard = Verb.isHeard(code);
    gos = Verb.gos(code);
  }

  /// A player of whom nobody knew it holds this card.
  void reveal(int player) {
    hidden[player]--;
  }

  /// A player is passed over with so much room left in the count: all their cards are higher.
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

  /// Whether everybody knows who is able to lay, since it was heard who is not.
  boolean isHeard() {
    return heard;
  }

  /// Everybody has seen who is able to lay.
  void hearAll() {
    heard = true;
    gos = passedOver;
  }

  int above(int player) {
    return above[player];
  }
}
