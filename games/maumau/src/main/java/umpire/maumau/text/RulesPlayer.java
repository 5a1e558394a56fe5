package umpire.maumau.text;

import umpire.core.Chance;
import umpire.core.match.Strategy;
import umpire.maumau.Cards;
import umpire.maumau.DecisionRules;
import umpire.maumau.MauMauEvent;
import umpire.maumau.MauMauEvent.Draw;
import umpire.maumau.MauMauEvent.Jack;
import umpire.maumau.MauMauEvent.Lay;
import umpire.maumau.MauMauEvent.Pass;

/// Chooses by the six rules of the published problem, at any table: lays whenever it can, draws
/// when it must, and never forgets to say mau.
final class RulesPlayer implements Strategy<MauMauView, MauMauEvent> {

  static final String NAME = "rules";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String about() {
    return "the six rules of the published problem: the dearest card that fits, jacks last";
  }

  @Override
  public MauMauEvent choose(MauMauView view, Chance chance) {
    int candidates = view.candidates();
    if (candidates == 0) {
      return drawn(view);
    }
    return lay(view, DecisionRules.card(candidates, view.cardsOfNext() == 1));
  }

  /// Draws if that is legal, else passes.
  static MauMauEvent drawn(MauMauView view) {
    var draw = new Draw();
    return view.legal().contains(draw) ? draw : new Pass();
  }

  /// Lays a card, names the suit that is held most if it is a jack, and says mau where it is due.
  static MauMauEvent lay(MauMauView view, int card) {
    int rest = view.hand().known() & ~(1 << card);
    int suit = DecisionRules.suit(rest);
    boolean jack = card >> 2 == Cards.JACK;
    MauMauEvent saying = jack ? new Jack(card & 3, suit, true) : new Lay(card, true);
    if (view.legal().contains(saying)) {
      return saying;
    }
    return jack ? new Jack(card & 3, suit, false) : new Lay(card, false);
  }
}
