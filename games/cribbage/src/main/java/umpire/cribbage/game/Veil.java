package umpire.cribbage.game;

import umpire.core.kernel.History;
import umpire.core.kernel.Move;
import umpire.cribbage.event.Verb;

/// What somebody cannot see of a table: the cards that others hold or have laid away, in what lies
/// there and in what has happened.
final class Veil {

  private final Move noted = new Move();

  /// Hides what a viewer cannot see of what is remembered.
  void over(History history, int viewer) {
    for (int i = 0; i < history.size(); i++) {
      history.get(i, noted);
      if (hides(viewer, history.actor(i), noted)) {
        hide(noted);
        history.set(i, noted);
      }
    }
  }

  /// Whether a move has cards that a viewer cannot see.
  static boolean hides(int viewer, int actor, Move move) {
    return switch (Verb.of(move)) {
      case DEAL -> move.seat() != viewer;
      case TO_CRIB -> true;
      case DISCARD -> actor != viewer;
      default -> false;
    };
  }

  /// Leaves of the cards only how many there are.
  static void hide(Move move) {
    int cards = Long.bitCount(move.cards()) + move.unknown();
    move.unknown(cards).cards(0).twice(0);
  }
}
