package umpire.cribbage.text;

import java.util.Locale;
import umpire.core.kernel.Move;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.cribbage.AllStarters;
import umpire.cribbage.Cribbage;
import umpire.cribbage.CribbageSwitches;
import umpire.cribbage.CribbageTerms;
import umpire.cribbage.Pegging;
import umpire.cribbage.Verb;
import umpire.cribbage.expert.CribTable;

/// What speaks for a choice, in the words of players. Nothing where they count for themselves.
final class Reasons {

  private static final int CARDS_FOR_TWO = 6;
  private static final Note NONE = Note.plain("");

  private Reasons() {}

  static Note of(Cribbage veiled, int seat, Move move) {
    CribbageTerms terms = veiled.terms();
    if (terms.show().counting() != CribbageSwitches.Counting.REFEREE) {
      return NONE;
    }
    return switch (move.verb()) {
      case Verb.DISCARD -> terms.sixCards() ? discard(veiled, seat, move) : NONE;
      case Verb.LAY -> lay(veiled.pegging(), Long.numberOfTrailingZeros(move.cards()));
      default -> NONE;
    };
  }

  private static Note discard(Cribbage veiled, int seat, Move move) {
    long six = veiled.layout().hand(seat);
    double hand =
        (double) AllStarters.points(six & ~move.cards(), six) / (Pegging.DECK - CARDS_FOR_TWO);
    boolean own = veiled.dealer() == seat;
    double crib = CribTable.stored().mean(move.cards(), own);
    return Sentence.of("the hand counts ")
        .fact("hand", average(hand))
        .say(own ? " on average, the own crib " : " on average, the other's crib ")
        .fact("crib", average(crib))
        .note();
  }

  private static String average(double points) {
    return String.format(Locale.ROOT, "%.1f", points);
  }

  private static Note lay(Pegging play, int card) {
    int points = play.worth(card);
    int count = play.count() + Pegging.value(card);
    return points > 0
        ? Sentence.of("makes ").fact("points", points).say(", count ").fact("count", count).note()
        : Sentence.of("count ").fact("count", count).note();
  }
}
