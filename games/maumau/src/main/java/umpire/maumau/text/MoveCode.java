package umpire.maumau.text;

import umpire.maumau.Cards;
import umpire.maumau.MauMauEvent;
import umpire.maumau.MauMauEvent.Draw;
import umpire.maumau.MauMauEvent.Jack;
import umpire.maumau.MauMauEvent.Lay;
import umpire.maumau.MauMauEvent.Pass;
import umpire.maumau.Moves;

/// What players do as events, and as the kernel's numbers.
final class MoveCode {

  /// The event is none of a player's.
  static final int NO_MOVE = -1;

  private MoveCode() {}

  static int number(MauMauEvent event) {
    return switch (event) {
      case Lay(int card, boolean mau) ->
          card >> 2 == Cards.JACK ? NO_MOVE : card | (mau ? Moves.MAU : 0);
      case Jack(int suit, int named, boolean mau) ->
          Moves.jack(suit, named) | (mau ? Moves.MAU : 0);
      case Draw() -> Moves.DRAW;
      case Pass() -> Moves.KEEP;
      default -> NO_MOVE;
    };
  }

  static MauMauEvent event(int move) {
    if (move == Moves.DRAW) {
      return new Draw();
    }
    if (move == Moves.KEEP) {
      return new Pass();
    }
    int card = Cards.number(Moves.card(move));
    boolean mau = Moves.saysMau(move);
    return card >> 2 == Cards.JACK ? new Jack(card & 3, Moves.suit(move), mau) : new Lay(card, mau);
  }
}
