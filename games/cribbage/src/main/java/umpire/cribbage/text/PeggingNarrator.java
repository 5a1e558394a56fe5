package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Ruling;
import umpire.core.cards.CardNames;
import umpire.core.text.Telling;
import umpire.cribbage.CribbageRule;
import umpire.cribbage.Pegging;

/// Says rulings the way players say them.
final class PeggingNarrator {

  private PeggingNarrator() {}

  static void tell(Ruling ruling, Pegging pegging, Telling telling) {
    int subject = ruling.subject();
    switch ((CribbageRule) ruling.rule()) {
      case LAY ->
          telling
              .say("lays ")
              .fact("card", CardNames.name(subject))
              .say(", count ")
              .fact("count", ruling.amount());
      case SAY_GO -> telling.say("says go at ").fact("count", subject);
      case TURN_DOWN -> telling.say("leads, the cards are turned down").aside("laid", subject);
      case DEAL_OVER -> telling.say("all ").fact("laid", subject).say(" cards are laid");
      case FIFTEEN -> made("fifteen with ", subject, pegging, telling);
      case THIRTY_ONE -> made("thirty-one with ", subject, pegging, telling);
      case GO -> made("takes the go with ", subject, pegging, telling);
      case PAIR -> made("pair ", subject, pegging, telling);
      case PAIR_ROYAL -> made("pair royal ", subject, pegging, telling);
      case DOUBLE_PAIR_ROYAL -> made("double pair royal ", subject, pegging, telling);
      case RUN -> made("run of " + length(subject) + " with ", subject, pegging, telling);
      default -> throw new IllegalArgumentException(ruling + " is never told in the play");
    }
  }

  private static void made(String words, int span, Pegging pegging, Telling telling) {
    telling.say(words).fact("cards", cards(span, pegging), "");
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
