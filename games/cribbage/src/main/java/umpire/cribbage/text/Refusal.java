package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.kernel.Kernel;
import umpire.cribbage.Cribbage;
import umpire.cribbage.CribbageEvent;
import umpire.cribbage.CribbageEvent.Lay;
import umpire.cribbage.CribbageRule;
import umpire.cribbage.Layout;
import umpire.cribbage.Pegging;

/// Says why an event is refused, or what one would have to know: what would have been legal, and
/// the facts. It tells nobody about cards they cannot see: only where cards are not recorded, so
/// that nobody is at the table any more, it says what it knows of other hands.
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

  /// What one would have to know.
  String missing(CribbageRule rule) {
    return switch (rule) {
      case MUST_LAY ->
          "whether " + name(table.toAct()) + " could lay a card at " + table.pegging().count();
      case CRIB_CARDS, OWN_COUNT, MUGGINS_CLAIM -> "the cards of the crib";
      default -> table.isKnown() ? "who cut the lowest card" : "the cards of the crib";
    };
  }

  /// Why it is refused, a clause each.
  List<String> reasons(CribbageRule rule) {
    var notes = new ArrayList<String>();
    switch (rule) {
      case WHO_ACTS -> {
        notes.add(whose());
        notes.add(awaited());
      }
      case IN_ORDER, FIRST_LEAD, LEAD -> notes.add(awaited());
      case ONE_DECK -> seenBefore(notes);
      case HAND_SIZE -> notes.add(sizeDue());
      case DISCARD_SIZE -> notes.add(cards(table.terms().thrown()) + " go to the crib");
      case DISCARD_OWN, OWN_CARD -> notOwn(notes);
      case LIMIT -> {
        notes.add("the count is " + table.pegging().count());
        notes.add(name(actor) + " can lay " + fitting());
      }
      case MUST_LAY -> notes.add(mustLay());
      case SHOW_ORDER -> notes.add(name(table.counting().counter()) + " is to count");
      case NO_OVERCOUNT -> notes.add(worth());
      case CRIB_CARDS -> notes.add(cribKnown());
      case MUGGINS_CLAIM -> notes.add(claim());
      case MATCH_OVER -> notes.add("the match is over");
      default -> {
        // the rule says it all
      }
    }
    return notes;
  }

  private String whose() {
    return actor < 0
        ? "it is for a player to do"
        : "it is an event of the table: write it with * in place of " + name(actor);
  }

  private void seenBefore(List<String> notes) {
    if (event instanceof CribbageEvent.Cut) {
      notes.add(String.join(" ", CardText.names(named())) + " has been cut");
    } else {
      whereabouts(named(), notes);
    }
  }

  /// The cards that the event names.
  private long named() {
    return switch (event) {
      case CribbageEvent.Cut(_, var card) -> card.known();
      case CribbageEvent.Starter(int card) -> 1L << card;
      case CribbageEvent.Deal(_, var cards) -> cards.known();
      case CribbageEvent.ToCrib(var cards) -> cards.known();
      case CribbageEvent.Discard(var cards, _) -> cards.known();
      case Lay(int card) -> 1L << card;
      default -> 0;
    };
  }

  /// Where else cards are known to be, or who else had them: a clause for each.
  private void whereabouts(long cards, List<String> notes) {
    Layout layout = table.layout();
    for (int seat = 0; seat < table.terms().players(); seat++) {
      say(name(seat) + " was dealt ", layout.dealt(seat) & cards, notes);
    }
    say("dealt straight to the crib was ", layout.straight() & cards, notes);
    if (layout.starter() != Layout.NO_CARD) {
      say("the starter is ", 1L << layout.starter() & cards, notes);
    }
  }

  private static void say(String before, long cards, List<String> notes) {
    if (cards != 0) {
      notes.add(before + String.join(" ", CardText.names(cards)));
    }
  }

  /// Somebody lays, or lays away, a card that is not in that hand: what is, and who has it.
  private void notOwn(List<String> notes) {
    Layout layout = table.layout();
    var held =
        new SomeCards(layout.hand(actor) & ~table.pegging().laid(), layout.hiddenInHand(actor));
    String had = event instanceof CribbageEvent.Discard ? " was dealt " : " holds ";
    if (held.size() == 0) {
      notes.add(name(actor) + " holds no card");
    } else if (held.known() == 0) {
      notes.add("what " + name(actor) + had + "is not recorded");
    } else {
      notes.add(name(actor) + had + CardText.words(held));
    }
    long others = named() & ~held.known();
    long before = layout.dealt(actor) & others;
    say(name(actor) + " has laid ", before & table.pegging().laid(), notes);
    say(name(actor) + " laid away ", before & layout.thrown(actor), notes);
    if (held.unknown() > 0) {
      whereabouts(others & ~before, notes);
    }
  }

  /// Players count for themselves, so nobody is told how much it would have been.
  private String worth() {
    if (event instanceof CribbageEvent.Peg) {
      return "the card has made less";
    }
    return table.counting().isKnown()
        ? "the cards are worth less"
        : "whatever the cards are that are not recorded, they are worth less";
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

  private String fitting() {
    return fitting(actor);
  }

  private String fitting(int seat) {
    return String.join(" or ", CardText.names(table.pegging().fitting(seat)));
  }

  /// Out of turn; or by a player who said go although, as this card shows, it could have been laid.
  private String mustLay() {
    if (event instanceof CribbageEvent.Go && table.toAct() == actor) {
      return name(actor) + " can lay " + fitting();
    }
    boolean unknown = table.layout().hiddenInHand(actor) > 0;
    if (unknown && event instanceof Lay(int card)) {
      int number = card;
      if (Pegging.value(number) <= table.cardsAbove(actor)) {
        return name(actor) + " said go when " + CardNames.name(number) + " would have fitted";
      }
    }
    int seat = table.toAct();
    boolean can = seat >= 0 && table.layout().isKnownInHindsight(seat);
    return can ? awaited() + " and can lay " + fitting(seat) : awaited();
  }

  private String cribKnown() {
    long known = table.layout().knownCrib();
    var crib = new SomeCards(known, Pegging.HAND - Long.bitCount(known));
    return "the crib holds " + CardText.words(crib);
  }

  /// Whoever failed to count; how much is for the others to see.
  private int missing() {
    return table.muggins().player();
  }

  private String claim() {
    if (table.phase() != Cribbage.Phase.MUGGINS) {
      return "there is nothing to claim now";
    }
    if (actor == table.toAct() && event instanceof CribbageEvent.Muggins(int points)) {
      return points < 1 ? "at least one point is claimed" : name(missing()) + " missed less";
    }
    return awaited();
  }

  /// What is awaited now.
  private String awaited() {
    int seat = table.toAct();
    return switch (table.phase()) {
      case CUT -> "the cut for deal is awaited";
      case DEAL -> toDeal();
      case DISCARD -> "cards are to be laid away: " + whoHasToDiscard();
      case STARTER -> "the starter is to be turned up";
      case PLAY ->
          table.pegging().count() == 0
              ? name(seat) + " leads"
              : name(seat) + " is to lay at " + table.pegging().count();
      case PEG -> name(seat) + " is to peg";
      case COUNT -> name(seat) + " is to count";
      case MUGGINS -> name(seat) + " is to say muggins or agree";
      case CRIB -> "the crib is to be turned up";
      case OVER -> "the match is over";
    };
  }

  /// Who deals; once some have cards, whose are missing.
  private String toDeal() {
    var missing = new ArrayList<String>();
    for (int seat = 0; seat < table.terms().players(); seat++) {
      if (!table.layout().isServed(seat)) {
        missing.add(name(seat));
      }
    }
    if (missing.size() == table.terms().players()) {
      return name(table.dealer()) + " is to deal";
    }
    return missing.isEmpty()
        ? "a card is to be dealt straight to the crib"
        : "cards are to be dealt to " + String.join(", ", missing);
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
