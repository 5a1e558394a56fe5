package umpire.tractor.text;

import java.util.ArrayList;
import umpire.core.Chance;
import umpire.core.match.Strategy;
import umpire.tractor.Deck;
import umpire.tractor.TableRules;
import umpire.tractor.TractorCard;
import umpire.tractor.TractorEvent;
import umpire.tractor.WholeGame;

/// Does anything that is legal.
///
/// To pass is as likely as each declaration that is possible. Laid away is one kind of card after
/// another of those still held, each kind as likely. A lead is one of the singles and pairs in the
/// hand, each as likely; a pair with pairs above it becomes a tractor of any length, each as
/// likely; and one lead in eight gets one more such component and is a throw, which can be
/// repeated. A follow pays what is owed, the tractors and then the pairs wherever they can be taken
/// from, each place as likely, and is filled up kind by kind. So every legal lay can come up, but
/// where there are many they are not equally likely. Of the components that can be laid for a
/// refused throw each is as likely.
final class RandomStrategy implements Strategy<TractorView, TractorEvent> {

  static final String NAME = "random";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String about() {
    return "declares, lays away, leads and follows with any cards that are legal";
  }

  @Override
  public TractorEvent choose(TractorView view, Chance chance) {
    return switch (view.phase()) {
      case DECLARING -> declareOrPass(view, chance);
      case LAYING_AWAY ->
          new TractorEvent.Bury(TractorMatch.cards(view.options().any(chance, WholeGame.KITTY)));
      default -> lay(view, chance);
    };
  }

  private static TractorEvent declareOrPass(TractorView view, Chance chance) {
    int chosen = chance.below(view.declarations().size() + 1);
    return chosen == 0 ? new TractorEvent.Pass() : view.declarations().get(chosen - 1);
  }

  private static TractorEvent lay(TractorView view, Chance chance) {
    if (view.rules().form() == TableRules.Form.OPEN_ROUND) {
      return layOpen(view, chance);
    }
    if (!view.instead().isEmpty()) {
      return view.instead().get(chance.below(view.instead().size()));
    }
    int[] cards =
        view.led() == 0 ? view.options().anyLead(chance) : view.options().anyFollow(chance);
    return new TractorEvent.Lay(TractorMatch.cards(cards));
  }

  /// Without hands: cards of which not all copies have been laid.
  private static TractorEvent layOpen(TractorView view, Chance chance) {
    var left = new ArrayList<TractorCard>();
    for (int card = 0; card < Deck.KINDS; card++) {
      for (int copy = 0; copy < Deck.COPIES; copy++) {
        left.add(TractorCard.of(card));
      }
    }
    view.laid().forEach(left::remove);
    var cards = new ArrayList<TractorCard>();
    for (int i = 0; i < Math.max(1, view.led()); i++) {
      cards.add(left.remove(chance.below(left.size())));
    }
    return new TractorEvent.Lay(cards);
  }
}
