package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.text.Sentence;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.rules.CribbageSwitches;
import umpire.cribbage.table.DealCards;

/// The words for a refusal: the reason, or the missing information; the legal alternatives, and the
/// facts. Hidden cards are not revealed; only in a record that leaves cards out, with no players at
/// the table, does the text name what is known of other hands.
final class RefusalText {

  private final Cribbage table;
  private final List<String> names;
  private final int actor;
  private final Event event;

  RefusalText(Cribbage table, List<String> names, int actor, Event event) {
    this.table = table;
    this.names = names;
    this.actor = actor;
    this.event = event;
  }

  /// Describes the missing information without which there is no ruling.
  Sentence missing(CribbageRule rule) {
    return switch (rule) {
      case MUST_LAY ->
          Sentence.of("whether {player} could lay a card at {count}")
              .fact("player", name(table.toAct()))
              .fact("count", table.pegging().count());
      case HAND_CARDS ->
          Sentence.of("the cards of {player}").fact("player", name(table.showPhase().counter()));
      case CRIB_CARDS -> Sentence.of("the cards of the crib");
      case OWN_COUNT, MUGGINS_CLAIM -> cardsCounted();
      default -> table.isKnown() ? Sentence.of("which player cut the lowest card") : cardsCounted();
    };
  }

  private Sentence cardsCounted() {
    return Sentence.of(
        table.settings().cards().oneCount()
            ? "the cards that are counted"
            : "the cards of the crib");
  }

  /// The reasons of the refusal, one clause each.
  List<Sentence> reasons(CribbageRule rule) {
    var notes = new ArrayList<Sentence>();
    switch (rule) {
      case WHO_ACTS -> {
        notes.add(whose());
        notes.add(awaited());
      }
      case IN_ORDER, FIRST_LEAD, LEAD -> notes.add(awaited());
      case ONE_DECK -> seenBefore(notes);
      case HAND_SIZE -> notes.add(sizeDue());
      case DISCARD_SIZE ->
          notes.add(
              Sentence.of("{cards|# card goes|# cards go} to the crib")
                  .fact("cards", table.settings().thrown()));
      case DISCARD_OWN, OWN_CARD -> notOwn(notes);
      case LIMIT -> {
        notes.add(Sentence.of("the count is {count}").fact("count", table.pegging().count()));
        notes.add(canLay(actor));
      }
      case MUST_LAY -> notes.add(mustLay());
      case SHOW_ORDER ->
          notes.add(
              Sentence.of("{player} is to count")
                  .fact("player", name(table.showPhase().counter())));
      case NO_OVERCOUNT -> notes.add(worth());
      case HAND_CARDS -> handKnown(notes);
      case CRIB_CARDS -> notes.add(cribKnown());
      case MUGGINS_CLAIM -> notes.add(claim());
      case MATCH_OVER -> notes.add(Sentence.of("the match is over"));
      case FINED_ERRORS -> notes.add(notFined());
      default -> {
        // the rule needs no further reason
      }
    }
    return notes;
  }

  private Sentence whose() {
    return actor < 0
        ? Sentence.of("this is for a player to do")
        : Sentence.of("this is an event of the table: write * in place of {player}")
            .fact("player", name(actor));
  }

  private void seenBefore(List<Sentence> notes) {
    if (event.is(Verb.CUT)) {
      notes.add(Sentence.of("{cards} has been cut").fact("cards", CardText.names(named())));
    } else {
      whereabouts(named(), notes);
    }
  }

  /// The cards that the event names.
  private long named() {
    return switch (Verb.of(event)) {
      case CUT, STARTER, DEAL, TO_CRIB, DISCARD, SHOW, LAY -> event.cards();
      default -> 0;
    };
  }

  /// Adds a clause for each other location or owner of the cards.
  private void whereabouts(long cards, List<Sentence> notes) {
    DealCards dealCards = table.dealCards();
    for (int seat = 0; seat < table.settings().players(); seat++) {
      addIfAny(
          Sentence.of("{player} was dealt {cards}").fact("player", name(seat)),
          dealCards.dealt(seat) & cards,
          notes);
    }
    addIfAny(
        Sentence.of("dealt straight to the crib was {cards}"), dealCards.straight() & cards, notes);
    if (dealCards.starter() != Cards.NO_CARD) {
      addIfAny(Sentence.of("the starter is {cards}"), 1L << dealCards.starter() & cards, notes);
    }
  }

  private static void addIfAny(Sentence where, long cards, List<Sentence> notes) {
    if (cards != 0) {
      notes.add(where.fact("cards", CardText.names(cards)));
    }
  }

  /// Explains that a laid or discarded card is not in the player's hand: the cards of the hand, and
  /// the owner of the other card.
  private void notOwn(List<Sentence> notes) {
    DealCards dealCards = table.dealCards();
    var held =
        new SomeCards(
            dealCards.hand(actor) & ~table.pegging().laid(), dealCards.hiddenInHand(actor));
    boolean dealt = event.is(Verb.DISCARD);
    if (held.size() == 0) {
      notes.add(Sentence.of("{player} holds no card").fact("player", name(actor)));
    } else if (held.known() == 0) {
      notes.add(
          Sentence.of(
                  dealt
                      ? "what {player} was dealt is not recorded"
                      : "what {player} holds is not recorded")
              .fact("player", name(actor)));
    } else {
      notes.add(
          Sentence.of(dealt ? "{player} was dealt {cards}" : "{player} holds {cards}")
              .fact("player", name(actor))
              .fact("cards", CardNames.names(held)));
    }
    long others = named() & ~held.known();
    long before = dealCards.dealt(actor) & others;
    addIfAny(
        Sentence.of("{player} has laid {cards}").fact("player", name(actor)),
        before & table.pegging().laid(),
        notes);
    addIfAny(
        Sentence.of("{player} discarded {cards}").fact("player", name(actor)),
        before & dealCards.thrown(actor),
        notes);
    if (held.unknown() > 0) {
      whereabouts(others & ~before, notes);
    }
  }

  /// Refuses a count or peg that is too high, without the right number: players count for
  /// themselves.
  private Sentence worth() {
    if (event.is(Verb.PEG)) {
      return Sentence.of("the card made fewer points");
    }
    return Sentence.of(
        table.showPhase().isKnown()
            ? "the cards are worth less"
            : "whatever the unrecorded cards are, they are worth less");
  }

  private Sentence sizeDue() {
    int due = event.is(Verb.TO_CRIB) ? table.settings().straightToCrib() : table.settings().dealt();
    return Sentence.of("{cards|# card is|# cards are} due").fact("cards", due);
  }

  private Sentence canLay(int seat) {
    return Sentence.of("{player} can lay {fitting:or}")
        .fact("player", name(seat))
        .fact("fitting", fitting(seat));
  }

  private List<String> fitting(int seat) {
    return CardText.names(table.pegging().fitting(seat));
  }

  /// Explains a move out of turn; or a card which proves that a player said go although it would
  /// have fitted.
  private Sentence mustLay() {
    if (event.is(Verb.GO) && table.toAct() == actor) {
      return canLay(actor);
    }
    int owner = event.is(Verb.SHOW) ? event.seat() : actor;
    long others = owner < 0 ? 0 : named() & ~table.dealCards().hand(owner);
    int lowest = Long.numberOfTrailingZeros(others);
    boolean unknown = owner >= 0 && table.dealCards().hiddenInHand(owner) > 0;
    if (unknown && others != 0 && Cards.value(lowest) <= table.cardsAbove(owner)) {
      return Sentence.of("{player} said go when {card} would have fitted")
          .fact("player", name(owner))
          .fact("card", CardNames.name(lowest));
    }
    int seat = table.toAct();
    boolean can = seat >= 0 && table.dealCards().isKnownInHindsight(seat);
    return can ? awaitedAndCanLay(seat) : awaited();
  }

  private Sentence awaitedAndCanLay(int seat) {
    int count = table.pegging().count();
    return count == 0
        ? Sentence.of("{player} leads and can lay {fitting:or}")
            .fact("player", name(seat))
            .fact("fitting", fitting(seat))
        : Sentence.of("{player} is to lay at {count} and can lay {fitting:or}")
            .fact("player", name(seat))
            .fact("count", count)
            .fact("fitting", fitting(seat));
  }

  /// Describes the known cards of a hand, and the locations of cards that it cannot have.
  private void handKnown(List<Sentence> notes) {
    int seat = table.showPhase().counter();
    DealCards dealCards = table.dealCards();
    var held = new SomeCards(dealCards.hand(seat), dealCards.hiddenInHand(seat));
    notes.add(
        Sentence.of("{player} holds {cards}")
            .fact("player", name(seat))
            .fact("cards", CardNames.names(held)));
  }

  private Sentence cribKnown() {
    long known = table.dealCards().knownCrib();
    var crib = new SomeCards(known, Cards.CRIB - Long.bitCount(known));
    return Sentence.of("the crib holds {cards}").fact("cards", CardNames.names(crib));
  }

  /// The player who failed to count; the others must find the number of points.
  private int missing() {
    return table.muggins().player();
  }

  private Sentence claim() {
    if (table.phase() != Cribbage.Phase.MUGGINS) {
      return Sentence.of("there is nothing to claim now");
    }
    if (actor == table.toAct() && event.is(Verb.MUGGINS)) {
      return event.amount() < 1
          ? Sentence.of("claim at least one point")
          : Sentence.of("{player} missed fewer points").fact("player", name(missing()));
    }
    return awaited();
  }

  /// Explains why an error is not fined now.
  private Sentence notFined() {
    if (!table.settings().match().fines()) {
      return Sentence.of("errors are not fined at this table");
    }
    if (event.is(Verb.RENEGE) && !Verb.RENEGE.canBeOf(event.amount(), table.settings())) {
      return Sentence.of("one to {most} cards can have been held back")
          .fact("most", table.settings().hand());
    }
    boolean counts = table.settings().show().counting() != CribbageSwitches.Counting.REFEREE;
    return counts || !event.is(Verb.OVERCOUNT)
        ? awaited()
        : Sentence.of("the referee counts at this table");
  }

  /// Describes what is due now.
  private Sentence awaited() {
    int seat = table.toAct();
    return switch (table.phase()) {
      case CUT -> Sentence.of("the cut for deal is awaited");
      case DEAL -> toDeal();
      case DISCARD ->
          Sentence.of("players still to discard: {players:list}")
              .fact("players", whoHasToDiscard());
      case STARTER -> Sentence.of("the starter is to be turned up");
      case PLAY ->
          table.pegging().count() == 0
              ? Sentence.of("{player} leads").fact("player", name(seat))
              : Sentence.of("{player} is to lay at {count}")
                  .fact("player", name(seat))
                  .fact("count", table.pegging().count());
      case PEG -> Sentence.of("{player} is to peg").fact("player", name(seat));
      case COUNT -> Sentence.of("{player} is to count").fact("player", name(seat));
      case MUGGINS -> Sentence.of("{player} is to say muggins or agree").fact("player", name(seat));
      case SHOW ->
          Sentence.of("the hand of {player} is to be shown")
              .fact("player", name(table.showPhase().counter()));
      case CRIB -> Sentence.of("the crib is to be turned up");
      case OVER -> Sentence.of("the match is over");
    };
  }

  /// Names the dealer; once some hands are dealt, the players whose hands are missing.
  private Sentence toDeal() {
    var missing = new ArrayList<String>();
    for (int seat = 0; seat < table.settings().players(); seat++) {
      if (!table.dealCards().isServed(seat)) {
        missing.add(names.get(seat));
      }
    }
    if (missing.size() == table.settings().players()) {
      return Sentence.of("{player} is to deal").fact("player", name(table.dealer()));
    }
    return missing.isEmpty()
        ? Sentence.of("a card is to be dealt straight to the crib")
        : Sentence.of("cards are to be dealt to {players:list}").fact("players", missing);
  }

  private List<String> whoHasToDiscard() {
    var waiting = new ArrayList<String>();
    for (int seat = 0; seat < table.settings().players(); seat++) {
      if (!table.dealCards().hasDiscarded(seat)) {
        waiting.add(names.get(seat));
      }
    }
    return waiting;
  }

  private String name(int seat) {
    return seat <= Kernel.NOBODY ? "the table" : names.get(seat);
  }
}
