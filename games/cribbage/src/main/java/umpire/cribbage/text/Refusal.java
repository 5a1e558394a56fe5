package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Kernel;
import umpire.core.match.Finding;
import umpire.cribbage.Cribbage;
import umpire.cribbage.CribbageEvent;
import umpire.cribbage.CribbageEvent.Lay;
import umpire.cribbage.Layout;
import umpire.cribbage.Pegging;
import umpire.cribbage.PeggingRule;
import umpire.cribbage.SomeCards;

/// Says why an event is refused, or what one would have to know: what would have been legal, and
/// the facts. It tells nobody about cards that he cannot see.
final class Refusal {

  private final Cribbage table;
  private final List<String> names;
  private final int actor;
  private final CribbageEvent event;

  Refusal(Cribbage table, List<String> names, int actor, CribbageEvent event) {
    this.table = table;
    this.names = names;
    this.actor = actor;
    this.event = event;
  }

  Finding open(PeggingRule rule) {
    String missing =
        rule == PeggingRule.MUST_LAY
            ? "whether " + name(table.toAct()) + " could lay a card at " + table.pegging().count()
            : "the cards of the crib";
    return new Finding.Open(rule, missing);
  }

  Finding against(PeggingRule rule) {
    var notes = new ArrayList<String>();
    switch (rule) {
      case WHO_ACTS, IN_ORDER, FIRST_LEAD, LEAD -> notes.add(awaited());
      case ONE_DECK -> notes.add(seenBefore());
      case HAND_SIZE -> notes.add(sizeDue());
      case DISCARD_SIZE -> notes.add(cards(table.terms().thrown()) + " go to the crib");
      case DISCARD_OWN -> notes.add(name(actor) + " was dealt " + heldBy(actor));
      case OWN_CARD -> notes.add(name(actor) + " holds " + heldBy(actor));
      case LIMIT -> {
        notes.add("the count is " + table.pegging().count());
        notes.add(name(actor) + " can lay " + fitting());
      }
      case MUST_LAY -> notes.add(mustLay());
      case SHOW_ORDER -> notes.add(name(table.counting().counter()) + " is to count");
      case NO_OVERCOUNT -> notes.add("the cards are worth " + table.counting().worth());
      case CRIB_CARDS -> notes.add(cribKnown());
      case MUGGINS_CLAIM -> notes.add(claim());
      case MATCH_OVER -> notes.add("the match is over");
      default -> {
        // the rule says it all
      }
    }
    return new Finding.Against(rule, notes);
  }

  private String seenBefore() {
    long named =
        switch (event) {
          case CribbageEvent.Cut(_, var card) -> 1L << SomeCards.number(card);
          case CribbageEvent.Starter(var card) -> 1L << SomeCards.number(card);
          case CribbageEvent.Deal(_, var cards) -> cards.known();
          case CribbageEvent.ToCrib(var cards) -> cards.known();
          case CribbageEvent.Discard(var cards) -> cards.known();
          default -> 0;
        };
    boolean cut = event instanceof CribbageEvent.Cut;
    long seen = cut ? table.cutForDeal().seen() : table.layout().seen();
    String where = cut ? " has been cut" : " is elsewhere in this deal";
    return String.join(" ", CardText.names(named & seen)) + where;
  }

  private String sizeDue() {
    int due =
        event instanceof CribbageEvent.ToCrib
            ? table.terms().straightToCrib()
            : table.terms().dealt();
    return cards(due) + " are due";
  }

  private static String cards(int count) {
    return count + (count == 1 ? " card" : " cards");
  }

  private String heldBy(int seat) {
    Layout layout = table.layout();
    var held = new SomeCards(layout.hand(seat) & ~layout.laid(), layout.hiddenInHand(seat));
    return held.size() == 0 ? "no card" : CardText.words(held);
  }

  private String fitting() {
    return String.join(" or ", CardText.names(table.pegging().fitting(actor)));
  }

  /// Out of turn; or by a player who said go although, as this card shows, he could have laid it.
  private String mustLay() {
    if (event instanceof CribbageEvent.Go && table.toAct() == actor) {
      return name(actor) + " can lay " + fitting();
    }
    boolean unknown = table.layout().hiddenInHand(actor) > 0;
    if (unknown && event instanceof Lay(var card)) {
      int number = SomeCards.number(card);
      if (Pegging.value(number) <= table.cardsAbove(actor)) {
        return name(actor) + " said go when " + CardText.name(number) + " would have fitted";
      }
    }
    return awaited();
  }

  private String cribKnown() {
    long known = table.layout().knownCrib();
    var crib = new SomeCards(known, Pegging.HAND - Long.bitCount(known));
    return "the crib holds " + CardText.words(crib);
  }

  private String claim() {
    if (table.phase() != Cribbage.Phase.MUGGINS) {
      return "there is nothing to claim now";
    }
    int missed = table.counting().missed();
    return name(table.toAct()) + " may claim up to " + missed;
  }

  /// What is awaited now.
  private String awaited() {
    int seat = table.toAct();
    return switch (table.phase()) {
      case CUT -> "the cut for deal is awaited";
      case DEAL -> name(table.dealer()) + " is to deal";
      case DISCARD -> "cards are to be laid away: " + whoHasToDiscard();
      case STARTER -> "the starter is to be turned up";
      case PLAY ->
          table.pegging().count() == 0
              ? name(seat) + " leads"
              : name(seat) + " is to lay at " + table.pegging().count();
      case COUNT -> name(seat) + " is to count";
      case MUGGINS -> name(seat) + " is to say muggins or agree";
      case CRIB -> "the crib is to be turned up";
      case OVER -> "the match is over";
    };
  }

  private String whoHasToDiscard() {
    var waiting = new ArrayList<String>();
    for (int seat = 0; seat < table.terms().players(); seat++) {
      if (!table.layout().hasDiscarded(seat)) {
        waiting.add(name(seat));
      }
    }
    return String.join(", ", waiting);
  }

  private String name(int seat) {
    return seat <= Kernel.NOBODY ? "the table" : names.get(seat);
  }
}
