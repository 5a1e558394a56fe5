package umpire.maumau.play;

import umpire.core.Chance;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;
import umpire.maumau.Cards;
import umpire.maumau.MauMau;
import umpire.maumau.MauMauMatch;
import umpire.maumau.MoveCode;
import umpire.maumau.Verb;

/// Chooses by the six rules of the published problem, at any table: lays whenever it can, draws
/// when it must, and never forgets to say mau.
public final class RulesPlayer implements Strategy<MauMauMatch> {

  public static final String NAME = "rules";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String about() {
    return "the six rules of the published problem: the dearest card that fits, jacks last";
  }

  /// It looks at its own hand, and counts the cards of the next.
  @Override
  public boolean looksAway() {
    return true;
  }

  @Override
  public void choose(MauMauMatch match, int seat, Chance chance, Move answer) {
    MauMau game = match.game();
    int candidates = game.candidates();
    if (candidates == 0) {
      answer.set(Verb.DRAW.ordinal());
      if (Kernel.forbids(match.check(seat, answer))) {
        answer.set(Verb.PASS.ordinal());
      }
      return;
    }
    int card = DecisionRules.card(candidates, game.held(game.next(seat)) == 1);
    answer.set(Verb.LAY.ordinal(), laid(game, card, game.hand(seat)));
  }

  /// Lays a card, names the suit that is held most if it is a jack, and says mau where it is due.
  private static int laid(MauMau game, int card, int hand) {
    int code =
        card >> 2 == Cards.JACK
            ? MoveCode.jack(card & 3, DecisionRules.suit(hand & ~(1 << card)))
            : card;
    return game.mauMatters() ? code | MoveCode.MAU : code;
  }
}
