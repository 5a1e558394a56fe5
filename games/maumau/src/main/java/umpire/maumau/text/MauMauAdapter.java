package umpire.maumau.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import umpire.core.Ruling;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.Facts;
import umpire.core.match.GameAdapter;
import umpire.core.text.Sentence;
import umpire.maumau.cards.CardText;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;
import umpire.maumau.match.Dealing;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.rule.MauMauRule;

/// Translates what the kernel of a match finds into words and facts.
final class MauMauAdapter implements GameAdapter<MauMauMatch> {

  private static final MauMauRule[] RULES = MauMauRule.values();

  @Override
  public List<Sentence> reasons(
      int rule, MauMauMatch known, int actor, Event event, List<String> names) {
    return new RefusalText(known, names).reasons(RULES[rule], actor, event);
  }

  @Override
  public Sentence missing(int rule, MauMauMatch known, int actor, Event event, List<String> names) {
    return new RefusalText(known, names).missing(RULES[rule], actor, event);
  }

  /// Narrates a ruling. Drawn cards are named only to viewers who know them: the player who drew
  /// them, or all viewers if they had lain open.
  @Override
  public void narrate(
      Ruling ruling, MauMauMatch known, int viewer, List<String> names, Sentence sentence) {
    boolean all = viewer == Kernel.ARBITER || ruling.seat() < 0;
    long seen = all ? Cards.ALL : known.game().hand(ruling.seat());
    new MauMauNarrator(seen).tell(ruling, sentence, names, known.rules());
  }

  @Override
  public void facts(MauMauMatch veiled, int viewer, Facts into) {
    into.say("deal", veiled.matchScore().deals() + 1)
        .say("first", into.name(veiled.matchScore().first()))
        .say("fewIsGood", veiled.rules().scoring().fewIsGood());
    if (veiled.inDeal()) {
      deal(veiled, into);
    } else {
      Dealing dealing = veiled.dealing();
      for (int seat = 0; seat < veiled.seats(); seat++) {
        into.hand(seat, hand(dealing.hand(seat), dealing.unknown(seat)));
      }
    }
  }

  private static List<String> hand(long known, int unknown) {
    List<String> cards = CardText.names(known);
    cards.addAll(Collections.nCopies(unknown, Facts.UNKNOWN));
    return cards;
  }

  private static void deal(MauMauMatch veiled, Facts into) {
    MauMau game = veiled.game();
    for (int seat = 0; seat < veiled.seats(); seat++) {
      into.hand(seat, hand(game.hand(seat), game.unknown(seat)));
      into.say(seat, "next", into.name(game.next(seat)));
    }
    var laid = new ArrayList<String>();
    long assumed = veiled.openingIsKnown() ? 0 : 1L << game.laid(0);
    for (int i = 0; i < game.piles().discardPileSize(); i++) {
      laid.add(name(game.piles().discardPile(i) & ~assumed));
    }
    var pile = new ArrayList<String>();
    for (int i = 0; i < game.piles().drawPileSize(); i++) {
      pile.add(name(game.piles().drawPile(i)));
    }
    into.cards("laid", laid).cards("drawPile", pile);
    into.cards("drawn", game.hasDrawn() ? List.of(name(game.drawn())) : List.of());
    int named = game.namedSuit();
    into.say("named", named < 0 ? "" : CardText.suitName(named))
        .say("penalty", game.penalty())
        .say("eightActive", game.eightActive())
        .say("hasDrawn", game.hasDrawn());
  }

  private static String name(long card) {
    return card == 0 ? Facts.UNKNOWN : CardText.name(Cards.number(card));
  }
}
