package umpire.maumau.text;

import umpire.core.Ruling;
import umpire.core.text.Telling;
import umpire.maumau.MauMauRule;

/// Says rulings the way players say them, and decisions with what they were preferred to.
final class MauMauNarrator {

  private MauMauNarrator() {}

  static void tell(Ruling ruling, Telling telling) {
    int subject = ruling.subject();
    int amount = ruling.amount();
    switch ((MauMauRule) ruling.rule()) {
      case OPENING -> telling.fact("card", CardText.name(subject)).say(" is the opening card");
      case LAY ->
          telling
              .say("lays ")
              .fact("card", CardText.name(subject))
              .say(", ")
              .fact("left", amount)
              .say(amount == 1 ? " card left" : " cards left");
      case DRAW -> telling.say("draws ").fact("card", CardText.name(subject));
      case PASS -> telling.say("passes");
      case TURN_OVER ->
          telling.fact("cards", amount).say(" cards are turned over as the new draw pile");
      case OUT_OF_CARDS -> telling.say("must draw, and there is no card left: no result");
      case SEVEN -> telling.say("must draw ").fact("penalty", amount).say(" or lay a seven");
      case PENALTY ->
          telling
              .say("draws ")
              .fact("card", CardText.name(subject))
              .say(" as penalty, ")
              .fact("due", amount)
              .say(" due");
      case EIGHT -> telling.say("is skipped");
      case NAME_SUIT -> telling.say("names ").fact("suit", CardText.suitName(subject));
      case SEVEN_RULE, VALUE_RULE, JACK_RULE, LAST_CARD_RULE, RANK_OF_SUITS_RULE ->
          choice(subject, amount, telling);
      case SUIT_RULE ->
          telling
              .say("chooses ")
              .fact("suit", CardText.suitName(subject))
              .say(", holding ")
              .fact("hand", CardText.names(amount), "nothing but jacks");
      case WIN -> telling.say("wins with ").fact("card", CardText.name(subject));
      case CARDS_LEFT ->
          telling.fact("cards", subject).say(subject == 1 ? " card left" : " cards left");
      case DOUBLE -> telling.say("doubled, the last card was a jack");
      case ENDLESS ->
          telling
              .say("the position at turn ")
              .fact("turn", amount)
              .say(" was there before: endless");
      case IN_TURN,
          OWN_CARD,
          FIT,
          DRAW_IF_NOTHING_FITS,
          KEEP,
          ONLY_SEVEN,
          JACK_ON_JACK,
          NAMED_SUIT,
          GAME_OVER ->
          throw new IllegalArgumentException(ruling + " is a duty: it is never told, only refused");
    }
  }

  private static void choice(int card, int others, Telling telling) {
    telling.say("chooses ").fact("card", CardText.name(card));
    if (others != 0) {
      telling.say(" over ").fact("over", CardText.names(others), "");
    } else {
      telling.say(", the only choice");
    }
  }
}
