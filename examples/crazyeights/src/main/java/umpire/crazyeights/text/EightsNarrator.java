package umpire.crazyeights.text;

import umpire.core.Ruling;
import umpire.core.text.Telling;
import umpire.crazyeights.Eights;
import umpire.crazyeights.EightsRule;

/// Says rulings the way players say them.
final class EightsNarrator {

  private EightsNarrator() {}

  static void tell(Ruling ruling, Telling telling) {
    int subject = ruling.subject();
    switch ((EightsRule) ruling.rule()) {
      case TURN_UP -> telling.fact("card", CardText.name(subject)).say(" is turned up");
      case LAY -> lay(subject, ruling.amount(), telling);
      case DRAW -> telling.say("draws ").fact("card", CardText.name(subject));
      case PASS -> telling.say("passes");
      case OUT -> telling.say("has laid the last card");
      case COUNT -> telling.say("scores the cards of player ").fact("loser", subject + 1);
      case BLOCKED -> telling.say("nobody can go on");
      case IN_TURN, IN_HAND, MATCH, NAMING ->
          throw new IllegalArgumentException(ruling + " is a duty: it is never told, only refused");
    }
  }

  private static void lay(int card, int suit, Telling telling) {
    telling.say("lays ").fact("card", CardText.name(card));
    if (Eights.isEight(card)) {
      telling.say(" and names ").fact("suit", CardText.suitName(suit));
    }
  }
}
