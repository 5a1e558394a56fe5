package umpire.cribbage.text;

import java.util.Locale;
import umpire.core.kernel.Move;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.event.Verb;
import umpire.cribbage.expert.CribTable;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.pegging.Pegging;
import umpire.cribbage.rules.CribbageSettings;
import umpire.cribbage.rules.CribbageSwitches;
import umpire.cribbage.show.AllStarters;

/// Reasons for a choice, in the words of players. Empty where players count for themselves.
final class Reasons {

  private static final int CARDS_FOR_TWO = 6;
  private static final Note NONE = Note.plain("");

  private Reasons() {}

  static Note of(Cribbage veiled, int seat, Move move) {
    CribbageSettings settings = veiled.settings();
    if (settings.show().counting() != CribbageSwitches.Counting.REFEREE) {
      return NONE;
    }
    return switch (Verb.of(move)) {
      case DISCARD -> settings.sixCards() ? discard(veiled, seat, move) : NONE;
      case LAY -> lay(veiled.pegging(), Verb.card(move));
      default -> NONE;
    };
  }

  private static Note discard(Cribbage veiled, int seat, Move move) {
    long six = veiled.dealCards().hand(seat);
    double hand =
        (double) AllStarters.points(six & ~move.cards(), six) / (Cards.DECK - CARDS_FOR_TWO);
    boolean own = veiled.dealer() == seat;
    double crib = CribTable.stored().mean(move.cards(), own);
    return Sentence.of(
            own
                ? "the hand counts {hand} on average, the own crib {crib}"
                : "the hand counts {hand} on average, the other's crib {crib}")
        .fact("hand", average(hand))
        .fact("crib", average(crib))
        .note();
  }

  private static String average(double points) {
    return String.format(Locale.ROOT, "%.1f", points);
  }

  private static Note lay(Pegging play, int card) {
    int points = play.worth(card);
    int count = play.count() + Cards.value(card);
    return points > 0
        ? Sentence.of("makes {points}, count {count}")
            .fact("points", points)
            .fact("count", count)
            .note()
        : Sentence.of("count {count}").fact("count", count).note();
  }
}
