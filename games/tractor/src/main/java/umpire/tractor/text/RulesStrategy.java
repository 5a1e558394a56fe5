package umpire.tractor.text;

import java.util.List;
import umpire.core.Chance;
import umpire.core.match.Strategy;
import umpire.tractor.Deck;
import umpire.tractor.Round;
import umpire.tractor.TableRules;
import umpire.tractor.TractorCard;
import umpire.tractor.TractorEvent;

/// Plays by rules of thumb: declares where it is long, lays away what is weak, leads what nobody
/// can beat, takes points and gives them to its partner.
final class RulesStrategy implements Strategy<TractorView, TractorEvent> {

  private final RandomStrategy anything = new RandomStrategy();

  @Override
  public String name() {
    return "rules";
  }

  @Override
  public String about() {
    return "declares long suits, keeps points out of the kitty, leads winners, feeds its partner";
  }

  @Override
  public TractorEvent choose(TractorView view, Chance chance) {
    if (view.rules().form() == TableRules.Form.OPEN_ROUND || !view.instead().isEmpty()) {
      return anything.choose(view, chance);
    }
    return switch (view.phase()) {
      case DECLARING -> declareOrPass(view);
      case LAYING_AWAY -> new TractorEvent.Bury(Burying.choose(view));
      default -> new TractorEvent.Lay(lay(view, chance));
    };
  }

  private static List<TractorCard> lay(TractorView view, Chance chance) {
    int[] cards = view.led() == 0 ? new Leading(view).choose() : new Following(view).choose(chance);
    return TractorMatch.cards(cards);
  }

  /// Declares the suit it is longest in, if that is longer than chance would have it. A partner's
  /// declaration is left alone.
  private static TractorEvent declareOrPass(TractorView view) {
    boolean partners =
        view.declaration().isPresent()
            && Round.team(view.declaration().get().seat()) == Round.team(view.seat());
    TractorEvent.Declare best = null;
    for (TractorEvent.Declare declare :
        partners ? List.<TractorEvent.Declare>of() : view.declarations()) {
      if (isWorthIt(view, declare)
          && (best == null || length(view, declare) > length(view, best))) {
        best = declare;
      }
    }
    return best == null ? new TractorEvent.Pass() : best;
  }

  private static boolean isWorthIt(TractorView view, TractorEvent.Declare declare) {
    int drawn = view.hand().size();
    if (declare.card().number() >= Deck.BLACK_JOKER) {
      return view.declaration().isPresent()
          && 5 * lengthOf(view, view.declaration().get().card()) < drawn;
    }
    return 4 * length(view, declare) >= drawn;
  }

  private static int length(TractorView view, TractorEvent.Declare declare) {
    return lengthOf(view, declare.card());
  }

  /// How many cards of the suit are in the hand.
  private static int lengthOf(TractorView view, TractorCard declared) {
    if (Deck.isJoker(declared.number())) {
      return 0;
    }
    int length = 0;
    for (TractorCard card : view.hand()) {
      boolean suited = card.isKnown() && !Deck.isJoker(card.number());
      length += suited && Deck.suit(card.number()) == Deck.suit(declared.number()) ? 1 : 0;
    }
    return length;
  }
}
