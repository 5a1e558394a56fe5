package umpire.maumau.text;

import java.util.List;
import umpire.core.Ruling;
import umpire.core.cards.CardNames;
import umpire.core.text.Sentence;
import umpire.maumau.cards.CardText;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.Drawing;
import umpire.maumau.rule.MauMauRule;
import umpire.maumau.rule.TableRules;

/// Words for rulings, as players say them, and for decisions, with the cards that were passed over.
final class MauMauNarrator {

  /// The drawn cards that may be named, as bits.
  private final long seen;

  MauMauNarrator(long seen) {
    this.seen = seen;
  }

  /// Describes a ruling of a match between players with these names.
  ///
  /// @param rules the rules of their table
  void tell(Ruling ruling, Sentence sentence, List<String> names, TableRules rules) {
    switch ((MauMauRule) ruling.rule()) {
      case DOUBLE -> doubled(rules.wild(), sentence);
      case COLLECT ->
          sentence
              .say("collects {points} from {from}")
              .fact("points", ruling.amount())
              .fact("from", names.get(ruling.subject()));
      case CAUGHT ->
          sentence
              .say("catches {forgetter}, who did not say mau")
              .fact("forgetter", names.get(ruling.subject()));
      case TABLE_SEVEN -> tableSeven(ruling.amount(), rules, sentence);
      default -> tell(ruling, sentence);
    }
  }

  private static void tableSeven(int penalty, TableRules rules, Sentence sentence) {
    boolean seven = (rules.answers() & Cards.SEVENS) != 0;
    long wild = rules.answers() & rules.wild();
    if (wild == 0) {
      sentence.say(seven ? "must draw {penalty} or lay a seven" : "must draw {penalty}");
    } else if (wild == Cards.JACKS) {
      sentence.say(
          seven
              ? "must draw {penalty} or lay a seven or a jack"
              : "must draw {penalty} or lay a jack");
    } else if (wild == Cards.EIGHTS) {
      sentence.say(
          seven
              ? "must draw {penalty} or lay a seven or an eight"
              : "must draw {penalty} or lay an eight");
    } else {
      sentence.say(
          seven
              ? "must draw {penalty} or lay a seven or a nine"
              : "must draw {penalty} or lay a nine");
    }
    sentence.fact("penalty", penalty);
  }

  /// Describes why scores are doubled.
  ///
  /// @param wild the cards that are wild at the table
  static void doubled(long wild, Sentence sentence) {
    if (wild == Cards.JACKS) {
      sentence.say("doubled, the last card was a jack");
    } else if (wild == Cards.EIGHTS) {
      sentence.say("doubled, the last card was an eight");
    } else {
      sentence.say("doubled, the last card was a nine");
    }
  }

  /// Describes a ruling at the end of a game, with the cards left in the player's hand.
  void tell(Ruling ruling, Sentence sentence, long hand) {
    if (ruling.rule() == MauMauRule.CARDS_LEFT) {
      sentence
          .say("{cards|# card|# cards} left: {hand}")
          .fact("cards", ruling.subject())
          .fact("hand", CardText.names(hand));
    } else {
      tell(ruling, sentence);
    }
  }

  private void tell(Ruling ruling, Sentence sentence) {
    int subject = ruling.subject();
    int amount = ruling.amount();
    long cards = ruling.cards();
    switch ((MauMauRule) ruling.rule()) {
      case OPENING ->
          sentence.say("{card} is the opening card").fact("card", CardText.name(subject));
      case LAY ->
          sentence
              .say("lays {card}, {left|# card|# cards} left")
              .fact("card", CardText.name(subject))
              .fact("left", amount);
      case DRAW, DRAW_BY_CHOICE -> sentence.say("draws {card}").fact("card", card(subject));
      case PASS -> sentence.say("passes");
      case TURN_OVER ->
          sentence
              .say("{cards|# card is|# cards are} turned over as the new draw pile")
              .fact("cards", amount);
      case OUT_OF_CARDS -> sentence.say("must draw, and there is no card left: no result");
      case SEVEN -> sentence.say("must draw {penalty} or lay a seven").fact("penalty", amount);
      case OPENING_SEVEN ->
          sentence
              .say("faces the opening seven, {penalty|# card is|# cards are} due")
              .fact("penalty", amount);
      case PENALTY -> penalty(card(subject), amount - 1, sentence);
      case EIGHT -> sentence.say("is skipped");
      case NAME_SUIT -> sentence.say("names {suit:word}").fact("suit", CardText.suitName(subject));
      case SEVEN_RULE, JACK_RULE, VALUE_RULE, LAST_CARD_RULE, RANK_OF_SUITS_RULE ->
          choice(ruling, sentence);
      case SUIT_RULE ->
          sentence
              .say(
                  cards != 0
                      ? "chooses {suit:word}, holding {hand}"
                      : "chooses {suit:word}, holding nothing but jacks")
              .fact("suit", CardText.suitName(subject))
              .fact("hand", CardText.names(cards));
      case WIN -> sentence.say("wins with {card}").fact("card", CardText.name(subject));
      case CARDS_LEFT -> sentence.say("{cards|# card|# cards} left").fact("cards", subject);
      case DOUBLE -> doubled(Cards.JACKS, sentence);
      case ENDLESS ->
          sentence
              .say("the position at turn {turn} has occurred before: endless")
              .fact("turn", amount);
      case DEAL ->
          sentence
              .say("gets the first card of deal {deal}, {hand|# card|# cards} each")
              .fact("deal", subject)
              .fact("hand", amount);
      case DRAWN_SEEN -> drawnSeen(cards, sentence);
      case STOP_SEVEN -> sentence.say("stops the seven, nothing is due");
      case ACTIVE_EIGHT -> sentence.say("must lay an eight or miss a turn");
      case MISS -> sentence.say("misses a turn");
      case ACE_SKIPS -> sentence.say("is skipped by an ace");
      case ANOTHER_TURN -> sentence.say("has another turn");
      case REVERSE -> sentence.say("the direction of play reverses");
      case SHUFFLE ->
          sentence
              .say("{cards|# card is|# cards are} shuffled as the new draw pile")
              .fact("cards", amount);
      case TAKE_WHAT_IS_LEFT ->
          sentence
              .say("must draw, and there is no card left: {missing} too few")
              .fact("missing", amount);
      case MAU -> sentence.say("says mau");
      case MAU_MAU -> sentence.say("says mau-mau");
      case FORGOTTEN ->
          sentence.say("did not say mau and draws {card}").fact("card", card(subject));
      case LAST_SEVEN ->
          sentence.say("still draws for the last seven, {penalty} due").fact("penalty", amount);
      case ELIMINATED ->
          sentence
              .say("is out of the match with {points|# point|# points}")
              .fact("points", subject);
      case PLACE ->
          sentence
              .say("is out with {card}, place {place}")
              .fact("card", CardText.name(subject))
              .fact("place", amount);
      case PLACE_POINTS -> sentence.say("scores for place {place}").fact("place", subject);
      case SHOWN ->
          sentence
              .say(cards != 0 ? "shows {cards}" : "shows nothing")
              .fact("cards", CardText.names(cards));
      case MATCH ->
          sentence
              .say(
                  ruling.seat() < 0
                      ? "nobody wins the match of {deals|# deal|# deals}"
                      : "wins the match of {deals|# deal|# deals}")
              .fact("deals", subject);
      case COLLECT, CAUGHT, TABLE_SEVEN ->
          throw new IllegalArgumentException(ruling + " is told with names and rules only");
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

  private String card(int subject) {
    boolean named = subject != Drawing.UNKNOWN_CARD && (seen >> subject & 1) != 0;
    return named ? CardText.name(subject) : CardNames.UNKNOWN;
  }

  private static void penalty(String card, int more, Sentence sentence) {
    if (more > 0) {
      sentence
          .say("draws {card} as penalty, {more} more due")
          .fact("card", card)
          .fact("more", more);
    } else {
      sentence.say("draws {card} as penalty, nothing more due").fact("card", card).fact("more", 0);
    }
  }

  private void drawnSeen(long cards, Sentence sentence) {
    if (cards == 0) {
      sentence.say("has drawn nothing new");
    } else {
      sentence.say((cards & seen) != 0 ? "has drawn {cards}" : "has drawn ?");
    }
    sentence.fact("cards", CardText.names(cards & seen));
  }

  /// Describes a choice: the cards passed over or, if there were none, the reason.
  private static void choice(Ruling ruling, Sentence sentence) {
    String card = CardText.name(ruling.subject());
    if (ruling.cards() != 0) {
      sentence
          .say("chooses {card} over {over}")
          .fact("card", card)
          .fact("over", CardText.names(ruling.cards()));
      return;
    }
    switch ((MauMauRule) ruling.rule()) {
      case SEVEN_RULE -> sentence.say("chooses {card} to answer the seven");
      case JACK_RULE -> sentence.say("chooses {card}, nothing but jacks fits");
      case VALUE_RULE -> sentence.say("chooses {card}, the only value that fits");
      default -> sentence.say("chooses {card}");
    }
    sentence.fact("card", card);
  }
}
