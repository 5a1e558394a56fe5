package umpire.maumau.play;

import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.words.MoveCode;
import umpire.maumau.words.Verb;

/// Chooses by the six rules of the published problem, at any table: lays whenever it can, draws
/// when it must, never forgets a call, and catches a player who does.
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

  /// Whether it ignores hidden cards: yes, it reads its own hand and counts the next player's
  /// cards.
  @Override
  public boolean ignoresHiddenState() {
    return true;
  }

  @Override
  public void choose(MauMauMatch match, int seat, SeededRandom random, Move answer) {
    MauMau game = match.game();
    if (game.forgottenCalls().forgetter() != Kernel.NOBODY
        && game.forgottenCalls().forgetter() != seat) {
      answer.set(Verb.CATCH);
      return;
    }
    long candidates = game.candidates();
    if (candidates == 0) {
      answer.set(Verb.DRAW);
      if (Kernel.forbids(match.check(seat, answer))) {
        answer.set(Verb.PASS);
      }
      return;
    }
    int card = card(match, candidates, seat);
    Verb.lay(laid(match, card, game.hand(seat)), answer);
  }

  /// Chooses a card. Rule 4 prefers a wild card where the next player has one card left, whatever
  /// its value.
  private static int card(MauMauMatch match, long candidates, int seat) {
    MauMau game = match.game();
    long wild = candidates & match.rules().wild();
    boolean nextHasOne = game.held(game.next(seat)) == 1;
    return nextHasOne && wild != 0
        ? Cards.highest(wild)
        : DecisionRules.card(candidates, false, match.rules().wild());
  }

  /// Lays a card, names the suit held most if it is wild, and makes the call that is due.
  private static int laid(MauMauMatch match, int card, long hand) {
    long wild = match.rules().wild();
    boolean names = (1L << card & wild) != 0;
    int code = names ? MoveCode.naming(card, DecisionRules.suit(hand & ~(1L << card), wild)) : card;
    return code | match.game().wordDue(1L << card);
  }
}
