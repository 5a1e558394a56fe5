package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Ruling;
import umpire.core.cards.CardNames;
import umpire.core.text.Sentence;
import umpire.cribbage.CribbageRule;
import umpire.cribbage.Pegging;

/// Says rulings the way players say them.
final class PeggingNarrator {

  private PeggingNarrator() {}

  static void tell(Ruling ruling, Pegging pegging, Sentence sentence) {
    int subject = ruling.subject();
    switch ((CribbageRule) ruling.rule()) {
      case LAY ->
          sentence
              .say("lays ")
              .fact("card", CardNames.name(subject))
              .say(", count ")
              .fact("count", ruling.amount());
      case SAY_GO -> sentence.say("says go at ").fact("count", subject);
      case TURN_DOWN -> sentence.say("leads, the cards are turned down").aside("laid", subject);
      case DEAL_OVER -> sentence.say("all ").fact("laid", subject).say(" cards are laid");
      case FIFTEEN -> made("fifteen with ", subject, pegging, sentence);
      case THIRTY_ONE -> made("thirty-one with ", subject, pegging, sentence);
      case GO -> made("takes the go with ", subject, pegging, sentence);
      case PAIR -> made("pair ", subject, pegging, sentence);
      case PAIR_ROYAL -> made("pair royal ", subject, pegging, sentence);
      case DOUBLE_PAIR_ROYAL -> made("double pair royal ", subject, pegging, sentence);
      case RUN ->
          made(" with ", subject, pegging, sentence.say("run of ").fact("length", length(subject)));
      default -> throw new IllegalArgumentException(ruling + " is never told in the play");
    }
  }

  private static void made(String words, int span, Pegging pegging, Sentence sentence) {
    sentence.say(words).fact("cards", cards(span, pegging), "");
  }

  /// How many cards made the points.
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
