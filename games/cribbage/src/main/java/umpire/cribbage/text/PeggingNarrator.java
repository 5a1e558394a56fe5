package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Ruling;
import umpire.core.cards.CardNames;
import umpire.core.text.Sentence;
import umpire.cribbage.pegging.Pegging;
import umpire.cribbage.rules.CribbageRule;

/// Words for rulings, as players say them.
final class PeggingNarrator {

  private PeggingNarrator() {}

  static void tell(Ruling ruling, Pegging pegging, Sentence sentence) {
    int subject = ruling.subject();
    switch ((CribbageRule) ruling.rule()) {
      case LAY ->
          sentence
              .say("lays {card}, count {count}")
              .fact("card", CardNames.name(subject))
              .fact("count", ruling.amount());
      case SAY_GO -> sentence.say("says go at {count}").fact("count", subject);
      case TURN_DOWN -> sentence.say("leads, the cards are turned down").fact("laid", subject);
      case DEAL_OVER -> sentence.say("all {laid} cards are laid").fact("laid", subject);
      case FIFTEEN -> made(subject, pegging, sentence.say("fifteen with {cards}"));
      case THIRTY_ONE -> made(subject, pegging, sentence.say("thirty-one with {cards}"));
      case GO -> made(subject, pegging, sentence.say("takes the go with {cards}"));
      case PAIR -> made(subject, pegging, sentence.say("pair {cards}"));
      case PAIR_ROYAL -> made(subject, pegging, sentence.say("pair royal {cards}"));
      case DOUBLE_PAIR_ROYAL -> made(subject, pegging, sentence.say("double pair royal {cards}"));
      case RUN ->
          made(
              subject,
              pegging,
              sentence.say("run of {length} with {cards}").fact("length", length(subject)));
      default -> throw new IllegalArgumentException(ruling + " is never told in the play");
    }
  }

  private static void made(int span, Pegging pegging, Sentence sentence) {
    sentence.fact("cards", cards(span, pegging));
  }

  /// The number of cards that made the points.
  private static int length(int span) {
    return Pegging.spanTo(span) - Pegging.spanFrom(span);
  }

  private static List<String> cards(int span, Pegging pegging) {
    var names = new ArrayList<String>();
    for (int i = Pegging.spanFrom(span); i < Pegging.spanTo(span); i++) {
      names.add(CardNames.name(pegging.laid(i)));
    }
    return names;
  }
}
