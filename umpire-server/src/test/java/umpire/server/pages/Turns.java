package umpire.server.pages;

import com.microsoft.playwright.PlaywrightException;

/// Two players who take turns: one with a mouse, one only with the keyboard.
final class Turns {

  private Turns() {}

  /// Lets the player who is to move do so; if neither is, both wait for the others.
  ///
  /// Each page learns the news from its own stream, so one page may show a question that is already
  /// closed. A late move has no effect, and only two pages at one event show that neither player is
  /// to move.
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

  /// Makes a move. Where several players may act at once, others can close a question while a
  /// player answers it; this also counts as news.
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
