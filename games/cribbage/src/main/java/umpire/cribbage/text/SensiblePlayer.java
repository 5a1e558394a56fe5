package umpire.cribbage.text;

import umpire.core.Chance;
import umpire.core.match.Strategy;
import umpire.cribbage.CribbageEvent;
import umpire.cribbage.CribbageEvent.Agree;
import umpire.cribbage.CribbageEvent.Count;
import umpire.cribbage.CribbageEvent.Discard;
import umpire.cribbage.CribbageEvent.Lay;
import umpire.cribbage.CribbageEvent.Muggins;
import umpire.cribbage.CribbageEvent.Peg;
import umpire.cribbage.SomeCards;

/// Plays by rules of thumb: keeps the hand that counts most on average, throws what suits its own
/// crib and spoils the other's, pegs what it can and gives away little, and misses no point in the
/// show.
final class SensiblePlayer implements Strategy<CribbageView, CribbageEvent> {

  @Override
  public String name() {
    return "rules";
  }

  @Override
  public String about() {
    return "rules of thumb: best average hand, crib for or against, points first in the play, no"
        + " easy fifteens";
  }

  @Override
  public CribbageEvent choose(CribbageView view, Chance chance) {
    var laying = new LayingAway(view);
    var play = new PlayOfCards(view);
    CribbageEvent best = view.legal().getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (CribbageEvent event : view.legal()) {
      double worth =
          switch (event) {
            case Discard(SomeCards cards, _) -> laying.worth(cards);
            case Lay(var card) -> play.worth(SomeCards.number(card));
            case Peg(int points) -> points;
            case Count(int points) -> points;
            case Muggins(int points) -> points;
            case Agree _ -> 0;
            default -> throw new IllegalArgumentException(event + " is no player's");
          };
      if (worth > most) {
        most = worth;
        best = event;
      }
    }
    return best;
  }
}
