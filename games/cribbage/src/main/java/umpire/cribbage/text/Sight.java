package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import umpire.cribbage.Cribbage;
import umpire.cribbage.CribbageEvent;
import umpire.cribbage.Layout;
import umpire.cribbage.Pegging;
import umpire.cribbage.SomeCards;
import umpire.cribbage.Terms;

/// Builds a view from what somebody may know: his own cards, those that lie open, and how many
/// there are elsewhere.
final class Sight {

  private final Cribbage table;
  private final Layout layout;
  private final Pegging pegging;
  private final Terms terms;
  private final int seat;
  private final boolean all;

  Sight(Cribbage table, int seat, boolean all) {
    this.table = table;
    this.layout = table.layout();
    this.pegging = table.pegging();
    this.terms = table.terms();
    this.seat = seat;
    this.all = all;
  }

  CribbageView view(List<CribbageEvent> legal) {
    return new CribbageView(
        seat,
        table.phase(),
        table.toAct(),
        table.dealer(),
        terms.lastHole(),
        each(terms.sides(), table::points),
        each(terms.sides(), table.standing()::games),
        each(terms.sides(), table.standing()::gamePoints),
        each(terms.players(), table.cutForDeal()::card),
        hands(),
        thrown(),
        layout.starter(),
        laid(),
        faceUp(),
        table.playHasBegun() ? pegging.count() : 0,
        crib(),
        legal);
  }

  private static List<Integer> each(int count, IntUnaryOperator of) {
    var list = new ArrayList<Integer>(count);
    for (int i = 0; i < count; i++) {
      list.add(of.applyAsInt(i));
    }
    return list;
  }

  private List<SomeCards> hands() {
    var hands = new ArrayList<SomeCards>();
    for (int player = 0; player < terms.players(); player++) {
      var held = new SomeCards(layout.hand(player) & ~layout.laid(), layout.hiddenInHand(player));
      hands.add(shown(player, held));
    }
    return hands;
  }

  private List<SomeCards> thrown() {
    var thrown = new ArrayList<SomeCards>();
    for (int player = 0; player < terms.players(); player++) {
      thrown.add(shown(player, new SomeCards(layout.thrown(player), layout.hiddenThrown(player))));
    }
    return thrown;
  }

  private SomeCards shown(int player, SomeCards cards) {
    return all || player == seat ? cards : cards.faceDown();
  }

  /// What each player has laid in this deal.
  private List<SomeCards> laid() {
    var laid = new ArrayList<SomeCards>();
    for (int player = 0; player < terms.players(); player++) {
      laid.add(SomeCards.of(layout.hand(player) & layout.laid()));
    }
    return laid;
  }

  /// The cards of this count, in the order laid.
  private List<Integer> faceUp() {
    var cards = new ArrayList<Integer>();
    if (table.playHasBegun()) {
      for (int i = pegging.turnedDown(); i < pegging.laidCards(); i++) {
        cards.add(pegging.laid(i));
      }
    }
    return cards;
  }

  private SomeCards crib() {
    if (layout.cribTurnedUp() || all) {
      long known = layout.cribTurnedUp() ? layout.crib() : layout.knownCrib();
      return SomeCards.of(known);
    }
    return SomeCards.of(0);
  }
}
