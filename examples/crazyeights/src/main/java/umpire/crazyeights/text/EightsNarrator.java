package umpire.crazyeights.text;

import java.util.List;
import umpire.core.Ruling;
import umpire.core.cards.CardNames;
import umpire.core.kernel.Kernel;
import umpire.core.text.Sentence;
import umpire.crazyeights.rule.EightsRule;
import umpire.crazyeights.table.Cards;
import umpire.crazyeights.table.Eights;

/// Puts rulings into the words that players use, as far as a viewer may know them.
final class EightsNarrator {

  private EightsNarrator() {}

  static void tell(Ruling ruling, Eights known, int viewer, List<String> names, Sentence sentence) {
    int subject = ruling.subject();
    switch ((EightsRule) ruling.rule()) {
      case DEAL_AGAIN -> sentence.say("the cards are dealt again");
      case TURN_UP -> sentence.say("{card} is turned up").fact("card", CardNames.name(subject));
      case LAY -> lay(subject, ruling.amount(), sentence);
      case SKIP -> sentence.say("is skipped");
      case TAKE_TWO -> sentence.say("has to take {cards}").fact("cards", ruling.amount());
      case DRAW -> draw(subject, sees(ruling.seat(), known, viewer), sentence);
      case PASS -> sentence.say("passes");
      case OUT -> sentence.say("has laid the last card");
      case COUNT ->
          sentence
              .say("scores the cards of {of}")
              .fact("of", names.get(subject))
              .fact("loser", subject + 1);
      case BLOCKED -> sentence.say("nobody can lay or draw a card");
      case NEXT_DEAL -> sentence.say("begins deal {deal}").fact("deal", subject);
      case WON -> sentence.say("wins the match with {points}").fact("points", ruling.amount());
      case DEALING, MISDEAL, IN_TURN, IN_HAND, MATCH, NAMING, MUST_LAY, DRAWING, PASSING, SHOWING ->
          throw new IllegalArgumentException(ruling + " is a duty: it is never told, only refused");
    }
  }

  private static void lay(int card, int suit, Sentence sentence) {
    if (Cards.isEight(card)) {
      sentence
          .say("lays {card} and names {suit:word}")
          .fact("card", CardNames.name(card))
          .fact("suit", CardNames.suitName(suit));
    } else {
      sentence.say("lays {card}").fact("card", CardNames.name(card));
    }
  }

  /// Whether the viewer sees which card it was: the player does, the arbiter does, and with open
  /// hands everyone does.
  private static boolean sees(int seat, Eights known, int viewer) {
    return viewer == seat || viewer == Kernel.ARBITER || known.hasOpenHands();
  }

  private static void draw(int card, boolean seen, Sentence sentence) {
    if (seen && card != Cards.UNKNOWN) {
      sentence.say("draws {card}").fact("card", CardNames.name(card));
    } else {
      sentence.say("draws a card");
    }
  }
}
