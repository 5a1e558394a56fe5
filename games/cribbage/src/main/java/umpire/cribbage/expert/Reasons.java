package umpire.cribbage.expert;

import java.util.Locale;
import umpire.core.kernel.Move;
import umpire.cribbage.AllStarters;
import umpire.cribbage.Cribbage;
import umpire.cribbage.CribbageTerms;
import umpire.cribbage.Pegging;
import umpire.cribbage.Verb;

/// What speaks for a choice, in the words of players. Nothing where they count for themselves.
final class Reasons {

  private static final int CARDS_FOR_TWO = 6;

  private Reasons() {}

  static String of(Cribbage veiled, int seat, Move move) {
    CribbageTerms terms = veiled.terms();
    if (terms.counting() != CribbageTerms.Counting.REFEREE) {
      return "";
    }
    return switch (move.verb()) {
      case Verb.DISCARD -> terms.sixCards() ? discard(veiled, seat, move) : "";
      case Verb.LAY -> lay(veiled.pegging(), Long.numberOfTrailingZeros(move.cards()));
      default -> "";
    };
  }

  private static String discard(Cribbage veiled, int seat, Move move) {
    long six = veiled.layout().hand(seat);
    double hand =
        (double) AllStarters.points(six & ~move.cards(), six) / (Pegging.DECK - CARDS_FOR_TWO);
    boolean own = veiled.dealer() == seat;
    double crib = CribTable.stored().mean(move.cards(), own);
    return String.format(
        Locale.ROOT,
        "the hand counts %.1f on average, %s crib %.1f",
        hand,
        own ? "the own" : "the other's",
        crib);
  }

  private static String lay(Pegging play, int card) {
    int points = play.worth(card);
    int count = play.count() + Pegging.value(card);
    return points > 0 ? "makes " + points + ", count " + count : "count " + count;
  }
}
