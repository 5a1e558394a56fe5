package umpire.cribbage.text;

import java.util.Optional;
import umpire.core.Chance;
import umpire.cribbage.Cribbage;
import umpire.cribbage.CribbageEvent;
import umpire.cribbage.CutForDeal;
import umpire.cribbage.Draw;
import umpire.cribbage.Layout;
import umpire.cribbage.Pegging;
import umpire.cribbage.SomeCards;

/// What the deck brings when it is left to chance.
final class Deck {

  private Deck() {}

  /// The awaited event of the deck, with cards by chance.
  static Optional<CribbageEvent> next(Cribbage table, Chance chance) {
    return switch (table.phase()) {
      case CUT -> Optional.of(cut(table.cutForDeal(), chance));
      case DEAL -> Optional.of(deal(table, chance));
      case STARTER -> {
        int card = Draw.one(Draw.DECK & ~table.layout().seen(), chance);
        yield Optional.of(new CribbageEvent.Starter(SomeCards.card(card)));
      }
      case CRIB -> Optional.of(crib(table.layout(), chance));
      case DISCARD, PLAY, PEG, COUNT, MUGGINS, OVER -> Optional.empty();
    };
  }

  /// The awaited event of the deck, with some cards that are possible.
  static Optional<CribbageEvent> first(Cribbage table) {
    return next(table, new Chance(0));
  }

  private static CribbageEvent cut(CutForDeal cut, Chance chance) {
    int card = Draw.one(Draw.DECK & ~cut.seen(), chance);
    return new CribbageEvent.Cut(cut.next(), SomeCards.card(card));
  }

  private static CribbageEvent deal(Cribbage table, Chance chance) {
    Layout layout = table.layout();
    long rest = Draw.DECK & ~layout.seen();
    int seat = table.next(table.dealer());
    for (int i = 0; i < table.terms().players(); i++) {
      if (!layout.isServed(seat)) {
        return new CribbageEvent.Deal(
            seat, SomeCards.of(Draw.some(table.terms().dealt(), rest, chance)));
      }
      seat = table.next(seat);
    }
    return new CribbageEvent.ToCrib(SomeCards.of(Draw.some(1, rest, chance)));
  }

  /// The crib as it is known; cards of it that are not can be any that nobody has seen.
  private static CribbageEvent crib(Layout layout, Chance chance) {
    long known = layout.knownCrib();
    int missing = Pegging.HAND - Long.bitCount(known);
    return new CribbageEvent.Crib(
        SomeCards.of(known | Draw.some(missing, Draw.DECK & ~layout.seen(), chance)));
  }
}
