package umpire.maumau;

import static umpire.maumau.MauMauRule.JACK_RULE;
import static umpire.maumau.MauMauRule.LAST_CARD_RULE;
import static umpire.maumau.MauMauRule.RANK_OF_SUITS_RULE;
import static umpire.maumau.MauMauRule.SEVEN_RULE;
import static umpire.maumau.MauMauRule.SUIT_RULE;
import static umpire.maumau.MauMauRule.VALUE_RULE;

import umpire.core.Tape;

/// The six rules by which the players of the published problem choose: one strategy among others.
///
/// The set of cards that may be laid already heeds an active seven and an open jack, so rule 4 is
/// void there by itself (M7). Each decision is told with the cards it was preferred to.
final class DecisionRules {

  private DecisionRules() {}

  static int choose(MauMau game, Tape tape) {
    int candidates = game.fittingCards();
    if (candidates == 0) {
      return MauMau.DRAW_MOVE;
    }
    int jacks = candidates & Cards.JACKS;
    int others = candidates & ~Cards.JACKS;
    boolean jack = others == 0 || (jacks != 0 && isSingle(game.nextHand()));
    int choices = jack ? jacks : others;
    int number = Integer.numberOfTrailingZeros(Cards.highest(choices));
    if (tape.records()) {
      tellWhy(game, number, choices, candidates, tape);
    }
    return jack ? MauMau.jack(number & 3, nameSuit(game, tape)) : number;
  }

  /// Names the rule that decided, and rule 6 as well if a card of the same value was passed over.
  private static void tellWhy(MauMau game, int number, int choices, int candidates, Tape tape) {
    MauMauRule rule;
    if (game.penalty() > 0) {
      rule = SEVEN_RULE;
    } else if ((choices & Cards.JACKS) == 0) {
      rule = VALUE_RULE;
    } else {
      rule = choices == candidates ? JACK_RULE : LAST_CARD_RULE;
    }
    int sameValue = choices & Cards.ofRank(number >> 2);
    tape.say(rule, game.toAct(), number, candidates & ~sameValue);
    if (!isSingle(sameValue)) {
      tape.say(RANK_OF_SUITS_RULE, game.toAct(), number, sameValue & ~(1 << number));
    }
  }

  /// Rule 5: the suit held most, jacks not counted, ties to the higher suit; with jacks alone all
  /// suits tie at none, and that goes to clubs (M2).
  private static int nameSuit(MauMau game, Tape tape) {
    int hand = game.handToAct();
    int best = 0;
    int most = -1;
    for (int suit = 0; suit < Cards.SUITS; suit++) {
      int held = Integer.bitCount(hand & Cards.fittingOnNamed(suit));
      if (held >= most) {
        most = held;
        best = suit;
      }
    }
    tape.say(SUIT_RULE, game.toAct(), best, hand & ~Cards.JACKS);
    return best;
  }

  private static boolean isSingle(int cards) {
    return (cards & cards - 1) == 0;
  }
}
