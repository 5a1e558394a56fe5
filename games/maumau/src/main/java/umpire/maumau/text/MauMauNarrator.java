package umpire.maumau.text;

import java.util.List;
import umpire.core.Ruling;
import umpire.core.cards.CardNames;
import umpire.core.text.Sentence;
import umpire.maumau.CardText;
import umpire.maumau.Cards;
import umpire.maumau.Drawing;
import umpire.maumau.MauMauRule;
import umpire.maumau.TableRules;

/// Says rulings the way players say them, and decisions with what they were preferred to.
final class MauMauNarrator {

  /// The cards that may be named where somebody draws, as bits.
  private final long seen;

  MauMauNarrator(long seen) {
    this.seen = seen;
  }

  /// Tells a ruling of a match between players with these names.
  ///
  /// @param rules those of their table
  void tell(Ruling ruling, Sentence sentence, List<String> names, TableRules rules) {
    if (ruling.rule() == MauMauRule.DOUBLE) {
      doubled(rules.wild(), sentence);
      return;
    }
    tell(ruling, sentence);
    if (ruling.rule() == MauMauRule.COLLECT) {
      sentence.say(" from ").fact("from", names.get(ruling.subject()));
    } else if (ruling.rule() == MauMauRule.CAUGHT) {
      sentence.fact("forgetter", names.get(ruling.subject())).say(", who did not say mau");
    } else if (ruling.rule() == MauMauRule.TABLE_SEVEN) {
      sentence.say(orLay(rules));
    }
  }

  private static String orLay(TableRules rules) {
    if (rules.answers() == 0) {
      return "";
    }
    boolean seven = (rules.answers() & Cards.SEVENS) != 0;
    boolean wild = (rules.answers() & rules.wild()) != 0;
    return " or lay "
        + (seven ? "a seven" : "")
        + (seven && wild ? " or " : "")
        + (wild ? one(rules.wild()) : "");
  }

  /// A card of the rank that is wild.
  private static String one(long wild) {
    return wild == Cards.JACKS ? "a jack" : wild == Cards.EIGHTS ? "an eight" : "a nine";
  }

  /// Tells why scores are doubled.
  ///
  /// @param wild the cards that are wild at the table
  static void doubled(long wild, Sentence sentence) {
    sentence.say("doubled, the last card was ").say(one(wild));
  }

  /// Tells a ruling at the end of a game in which this was left in the player's hand.
  void tell(Ruling ruling, Sentence sentence, long hand) {
    tell(ruling, sentence);
    if (ruling.rule() == MauMauRule.CARDS_LEFT) {
      sentence.say(": ").fact("hand", CardText.names(hand), "");
    }
  }

  private void tell(Ruling ruling, Sentence sentence) {
    int subject = ruling.subject();
    int amount = ruling.amount();
    long cards = ruling.cards();
    switch ((MauMauRule) ruling.rule()) {
      case OPENING -> sentence.fact("card", CardText.name(subject)).say(" is the opening card");
      case LAY ->
          sentence
              .say("lays ")
              .fact("card", CardText.name(subject))
              .say(", ")
              .fact("left", amount)
              .say(amount == 1 ? " card left" : " cards left");
      case DRAW, DRAW_BY_CHOICE -> sentence.say("draws ").fact("card", card(subject));
      case PASS -> sentence.say("passes");
      case TURN_OVER ->
          sentence
              .fact("cards", amount)
              .say(cardsAre(amount) + " turned over as the new draw pile");
      case OUT_OF_CARDS -> sentence.say("must draw, and there is no card left: no result");
      case SEVEN -> sentence.say("must draw ").fact("penalty", amount).say(" or lay a seven");
      case OPENING_SEVEN ->
          sentence
              .say("faces the opening seven, ")
              .fact("penalty", amount)
              .say(cardsAre(amount) + " due");
      case PENALTY -> penalty(card(subject), amount - 1, sentence);
      case EIGHT -> sentence.say("is skipped");
      case NAME_SUIT -> sentence.say("names ").word("suit", CardText.suitName(subject));
      case SEVEN_RULE -> choice(subject, cards, " to answer the seven", sentence);
      case JACK_RULE -> choice(subject, cards, ", nothing but jacks fits", sentence);
      case VALUE_RULE -> choice(subject, cards, ", the only value that fits", sentence);
      case LAST_CARD_RULE, RANK_OF_SUITS_RULE -> choice(subject, cards, "", sentence);
      case SUIT_RULE ->
          sentence
              .say("chooses ")
              .word("suit", CardText.suitName(subject))
              .say(", holding ")
              .fact("hand", CardText.names(cards), "nothing but jacks");
      case WIN -> sentence.say("wins with ").fact("card", CardText.name(subject));
      case CARDS_LEFT ->
          sentence.fact("cards", subject).say(subject == 1 ? " card left" : " cards left");
      case DOUBLE -> doubled(Cards.JACKS, sentence);
      case ENDLESS ->
          sentence
              .say("the position at turn ")
              .fact("turn", amount)
              .say(" was there before: endless");
      case DEAL ->
          sentence
              .say("gets the first card of deal ")
              .fact("deal", subject)
              .say(", ")
              .fact("hand", amount)
              .say(" cards each");
      case DRAWN_SEEN ->
          sentence
              .say("has drawn ")
              .fact(
                  "cards",
                  CardText.names(cards & seen),
                  cards == 0 ? "nothing new" : CardNames.UNKNOWN);
      case TABLE_SEVEN -> sentence.say("must draw ").fact("penalty", amount);
      case STOP_SEVEN -> sentence.say("stops the seven, nothing is due");
      case ACTIVE_EIGHT -> sentence.say("must lay an eight or miss a turn");
      case MISS -> sentence.say("misses a turn");
      case ACE_SKIPS -> sentence.say("is skipped by an ace");
      case ANOTHER_TURN -> sentence.say("has another turn");
      case REVERSE -> sentence.say("the turn goes round the other way");
      case SHUFFLE ->
          sentence.fact("cards", amount).say(cardsAre(amount) + " shuffled as the new draw pile");
      case TAKE_WHAT_IS_LEFT ->
          sentence
              .say("must draw, and there is no card left: ")
              .fact("missing", amount)
              .say(" too few");
      case MAU -> sentence.say("says mau");
      case MAU_MAU -> sentence.say("says mau-mau");
      case FORGOTTEN -> sentence.say("did not say mau and draws ").fact("card", card(subject));
      case LAST_SEVEN ->
          sentence.say("still draws for the last seven, ").fact("penalty", amount).say(" due");
      case ELIMINATED ->
          sentence.say("is out of the match with ").fact("points", subject).say(" points");
      case CAUGHT -> sentence.say("catches ");
      case PLACE ->
          sentence
              .say("is out with ")
              .fact("card", CardText.name(subject))
              .say(", place ")
              .fact("place", amount);
      case COLLECT -> sentence.say("collects ").fact("points", amount);
      case PLACE_POINTS -> sentence.say("scores for place ").fact("place", subject);
      case SHOWN -> sentence.say("shows ").fact("cards", CardText.names(cards), "nothing");
      case MATCH ->
          sentence
              .say(ruling.seat() < 0 ? "nobody wins the match of " : "wins the match of ")
              .fact("deals", subject)
              .say(subject == 1 ? " deal" : " deals");
      case IN_TURN,
          OWN_CARD,
          FIT,
          DRAW_IF_NOTHING_FITS,
          KEEP,
          ONLY_SEVEN,
          JACK_ON_JACK,
          NAMED_SUIT,
          GAME_OVER,
          DUE,
          ONE_OF_EACH,
          RIGHT_NUMBER,
          OPEN_FOR_ALL,
          TOP_CARD,
          NO_ANSWER,
          SEVEN_OR_JACK,
          ONLY_EIGHT,
          NAMED_OR_JACK,
          NO_LAST_JACK,
          ONLY_WILD_NAMES,
          NOT_LAST,
          NOT_FORGOTTEN,
          SHOW_ALL,
          DRAWN_CARD,
          ONLY_DRAWN,
          DRAW_ON,
          DRAW_ONCE,
          FALSE_MAU,
          NOT_RETURNED,
          LIMIT ->
          throw new IllegalArgumentException(ruling + " is a duty: it is never told, only refused");
    }
  }

  static String cardsAre(int count) {
    return count == 1 ? " card is" : " cards are";
  }

  private String card(int subject) {
    boolean named = subject != Drawing.UNKNOWN_CARD && (seen >> subject & 1) != 0;
    return named ? CardText.name(subject) : CardNames.UNKNOWN;
  }

  private static void penalty(String card, int more, Sentence sentence) {
    sentence.say("draws ").fact("card", card).say(" as penalty, ");
    if (more > 0) {
      sentence.fact("more", more).say(" more due");
    } else {
      sentence.say("nothing more due").aside("more", 0);
    }
  }

  /// Tells a choice; why, if there was nothing of another value to choose from.
  private static void choice(int card, long others, String otherwise, Sentence sentence) {
    sentence.say("chooses ").fact("card", CardText.name(card));
    if (others != 0) {
      sentence.say(" over ").fact("over", CardText.names(others), "");
    } else {
      sentence.say(otherwise);
    }
  }
}
