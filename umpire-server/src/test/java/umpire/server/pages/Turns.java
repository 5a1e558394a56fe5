package umpire.server.pages;

import com.microsoft.playwright.PlaywrightException;

/// Two who play in turn: one with the mouse, one by keyboard alone.
final class Turns {

  private Turns() {}

  /// Whoever is to move does; if nobody of the two is, they wait for the others.
  ///
  /// Each page learns by a stream of its own what has happened. So what one of them shows may be
  /// over already: a move that comes too late is no move, and only pages that show the same say
  /// together that it is neither's turn.
  static void next(Visitor anna, Visitor ben, Moves moves) {
    int known = Math.max(anna.events(), ben.events());
    anna.waitBeyond(known - 1);
    ben.waitBeyond(known - 1);
    if (anna.sees(".mine.turn")) {
      act(anna, new Hands.Mouse(), moves);
    } else if (ben.sees(".mine.turn")) {
      act(ben, new Hands.Keyboard(), moves);
    } else {
      anna.waitBeyond(known);
    }
  }

  /// Makes a move. Where several may act at once, a question can be settled by others while one
  /// answers it: that is news, too.
  private static void act(Visitor player, Hands hands, Moves moves) {
    int before = player.events();
    try {
      moves.make(player, hands);
    } catch (PlaywrightException gone) {
      if (player.events() == before) {
        throw gone;
      }
    }
    player.waitBeyond(before);
  }
}
