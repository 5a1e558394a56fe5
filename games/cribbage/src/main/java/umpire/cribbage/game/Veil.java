package umpire.cribbage.game;

import umpire.core.kernel.History;
import umpire.core.kernel.Move;
import umpire.cribbage.event.Verb;

/// Hides what a viewer cannot see: the cards that others hold or have discarded, on the table and
/// in the history.
final class Veil {

  private final Move noted = new Move();

  /// Hides the cards in the history that a viewer cannot see.
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

  /// Replaces the cards of a move by their number.
  static void hide(Move move) {
    int cards = Long.bitCount(move.cards()) + move.unknown();
    move.unknown(cards).cards(0).twice(0);
  }
}
