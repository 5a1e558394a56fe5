package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.kernel.Kernel;
import umpire.core.text.Sentence;
import umpire.cribbage.Cribbage;
import umpire.cribbage.CribbageEvent;
import umpire.cribbage.CribbageEvent.Lay;
import umpire.cribbage.CribbageRule;
import umpire.cribbage.CribbageSwitches;
import umpire.cribbage.Layout;
import umpire.cribbage.Pegging;
import umpire.cribbage.Verb;

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
  Sentence missing(CribbageRule rule) {
    return switch (rule) {
      case MUST_LAY ->
          told(Sentence.of("whether "), table.toAct())
              .say(" could lay a card at ")
              .fact("count", table.pegging().count());
      case HAND_CARDS -> told(Sentence.of("the cards of "), table.counting().counter());
      case CRIB_CARDS -> Sentence.of("the cards of the crib");
      case OWN_COUNT, MUGGINS_CLAIM -> cardsCounted();
      default -> table.isKnown() ? Sentence.of("who cut the lowest card") : cardsCounted();
    };
  }

  private Sentence cardsCounted() {
    return Sentence.of(
        table.terms().cards().oneCount() ? "the cards that are counted" : "the cards of the crib");
  }

  /// Why it is refused, a clause each.
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
      case DISCARD_SIZE -> notes.add(cards(table.terms().thrown()).say(" go to the crib"));
      case DISCARD_OWN, OWN_CARD -> notOwn(notes);
      case LIMIT -> {
        notes.add(Sentence.of("the count is ").fact("count", table.pegging().count()));
        notes.add(canLay(player(actor).say(" can lay "), actor));
      }
      case MUST_LAY -> notes.add(mustLay());
      case SHOW_ORDER -> notes.add(player(table.counting().counter()).say(" is to count"));
      case NO_OVERCOUNT -> notes.add(worth());
      case HAND_CARDS -> handKnown(notes);
      case CRIB_CARDS -> notes.add(cribKnown());
      case MUGGINS_CLAIM -> notes.add(claim());
      case MATCH_OVER -> notes.add(Sentence.of("the match is over"));
      case FINED_ERRORS -> notes.add(notFined());
      default -> {
        // the rule says it all
      }
    }
    return notes;
  }

  private Sentence whose() {
    return actor < 0
        ? Sentence.of("it is for a player to do")
        : told(Sentence.of("it is an event of the table: write it with * in place of "), actor);
  }

  private void seenBefore(List<Sentence> notes) {
    if (event instanceof CribbageEvent.Cut) {
      notes.add(new Sentence().fact("cards", CardText.names(named()), "").say(" has been cut"));
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
      case CribbageEvent.ShowHand(_, var cards) -> cards.known();
      case Lay(int card) -> 1L << card;
      default -> 0;
    };
  }

  /// Where else cards are known to be, or who else had them: a clause for each.
  private void whereabouts(long cards, List<Sentence> notes) {
    Layout layout = table.layout();
    for (int seat = 0; seat < table.terms().players(); seat++) {
      say(player(seat).say(" was dealt "), layout.dealt(seat) & cards, notes);
    }
    say(Sentence.of("dealt straight to the crib was "), layout.straight() & cards, notes);
    if (layout.starter() != Layout.NO_CARD) {
      say(Sentence.of("the starter is "), 1L << layout.starter() & cards, notes);
    }
  }

  private static void say(Sentence before, long cards, List<Sentence> notes) {
    if (cards != 0) {
      notes.add(before.fact("cards", CardText.names(cards), ""));
    }
  }

  /// Somebody lays, or lays away, a card that is not in that hand: what is, and who has it.
  private void notOwn(List<Sentence> notes) {
    Layout layout = table.layout();
    var held =
        new SomeCards(layout.hand(actor) & ~table.pegging().laid(), layout.hiddenInHand(actor));
    boolean dealt = event instanceof CribbageEvent.Discard;
    if (held.size() == 0) {
      notes.add(player(actor).say(" holds no card"));
    } else if (held.known() == 0) {
      notes.add(
          told(Sentence.of("what "), actor)
              .say(dealt ? " was dealt is not recorded" : " holds is not recorded"));
    } else {
      notes.add(
          player(actor)
              .say(dealt ? " was dealt " : " holds ")
              .fact("cards", CardNames.names(held), ""));
    }
    long others = named() & ~held.known();
    long before = layout.dealt(actor) & others;
    say(player(actor).say(" has laid "), before & table.pegging().laid(), notes);
    say(player(actor).say(" laid away "), before & layout.thrown(actor), notes);
    if (held.unknown() > 0) {
      whereabouts(others & ~before, notes);
    }
  }

  /// Players count for themselves, so nobody is told how much it would have been.
  private Sentence worth() {
    if (event instanceof CribbageEvent.Peg) {
      return Sentence.of("the card has made less");
    }
    return Sentence.of(
        table.counting().isKnown()
            ? "the cards are worth less"
            : "whatever the cards are that are not recorded, they are worth less");
  }

  private Sentence sizeDue() {
    int due =
        event instanceof CribbageEvent.ToCrib
            ? table.terms().straightToCrib()
            : table.terms().dealt();
    return cards(due).say(" are due");
  }

  private static Sentence cards(int count) {
    return new Sentence().fact("cards", count).say(count == 1 ? " card" : " cards");
  }

  private Sentence canLay(Sentence before, int seat) {
    return before.listed("fitting", CardText.names(table.pegging().fitting(seat)), " or ");
  }

  /// Out of turn; or by a player who said go although, as this card shows, it could have been laid.
  private Sentence mustLay() {
    if (event instanceof CribbageEvent.Go && table.toAct() == actor) {
      return canLay(player(actor).say(" can lay "), actor);
    }
    int owner = event instanceof CribbageEvent.ShowHand(int seat, _) ? seat : actor;
    long others = owner < 0 ? 0 : named() & ~table.layout().hand(owner);
    int lowest = Long.numberOfTrailingZeros(others);
    boolean unknown = owner >= 0 && table.layout().hiddenInHand(owner) > 0;
    if (unknown && others != 0 && Pegging.value(lowest) <= table.cardsAbove(owner)) {
      return player(owner)
          .say(" said go when ")
          .fact("card", CardNames.name(lowest))
          .say(" would have fitted");
    }
    int seat = table.toAct();
    boolean can = seat >= 0 && table.layout().isKnownInHindsight(seat);
    return can ? canLay(awaited().say(" and can lay "), seat) : awaited();
  }

  /// What a hand is known to hold, and where cards are that it cannot.
  private void handKnown(List<Sentence> notes) {
    int seat = table.counting().counter();
    Layout layout = table.layout();
    var held = new SomeCards(layout.hand(seat), layout.hiddenInHand(seat));
    notes.add(player(seat).say(" holds ").fact("cards", CardNames.names(held), ""));
  }

  private Sentence cribKnown() {
    long known = table.layout().knownCrib();
    var crib = new SomeCards(known, Layout.CRIB - Long.bitCount(known));
    return Sentence.of("the crib holds ").fact("cards", CardNames.names(crib), "");
  }

  /// Whoever failed to count; how much is for the others to see.
  private int missing() {
    return table.muggins().player();
  }

  private Sentence claim() {
    if (table.phase() != Cribbage.Phase.MUGGINS) {
      return Sentence.of("there is nothing to claim now");
    }
    if (actor == table.toAct() && event instanceof CribbageEvent.Muggins(int points)) {
      return points < 1
          ? Sentence.of("at least one point is claimed")
          : player(missing()).say(" missed less");
    }
    return awaited();
  }

  /// Why nobody pays for an error now.
  private Sentence notFined() {
    if (!table.terms().match().fines()) {
      return Sentence.of("nobody pays for errors at this table");
    }
    if (event instanceof CribbageEvent.Renege(_, int cards)
        && !Verb.canBeOf(Verb.RENEGE, cards, table.terms())) {
      return Sentence.of("one to ")
          .fact("most", table.terms().hand())
          .say(" cards can have been held back");
    }
    boolean counts = table.terms().show().counting() != CribbageSwitches.Counting.REFEREE;
    return counts || !(event instanceof CribbageEvent.Overcount)
        ? awaited()
        : Sentence.of("the referee counts at this table");
  }

  /// What is awaited now.
  private Sentence awaited() {
    int seat = table.toAct();
    return switch (table.phase()) {
      case CUT -> Sentence.of("the cut for deal is awaited");
      case DEAL -> toDeal();
      case DISCARD ->
          Sentence.of("cards are to be laid away: ").listed("players", whoHasToDiscard(), ", ");
      case STARTER -> Sentence.of("the starter is to be turned up");
      case PLAY ->
          table.pegging().count() == 0
              ? player(seat).say(" leads")
              : player(seat).say(" is to lay at ").fact("count", table.pegging().count());
      case PEG -> player(seat).say(" is to peg");
      case COUNT -> player(seat).say(" is to count");
      case MUGGINS -> player(seat).say(" is to say muggins or agree");
      case SHOW ->
          told(Sentence.of("the hand of "), table.counting().counter()).say(" is to be shown");
      case CRIB -> Sentence.of("the crib is to be turned up");
      case OVER -> Sentence.of("the match is over");
    };
  }

  /// Who deals; once some have cards, whose are missing.
  private Sentence toDeal() {
    var missing = new ArrayList<String>();
    for (int seat = 0; seat < table.terms().players(); seat++) {
      if (!table.layout().isServed(seat)) {
        missing.add(names.get(seat));
      }
    }
    if (missing.size() == table.terms().players()) {
      return player(table.dealer()).say(" is to deal");
    }
    return missing.isEmpty()
        ? Sentence.of("a card is to be dealt straight to the crib")
        : Sentence.of("cards are to be dealt to ").listed("players", missing, ", ");
  }

  private List<String> whoHasToDiscard() {
    var waiting = new ArrayList<String>();
    for (int seat = 0; seat < table.terms().players(); seat++) {
      if (!table.layout().hasDiscarded(seat)) {
        waiting.add(names.get(seat));
      }
    }
    return waiting;
  }

  /// Begins with a player.
  private Sentence player(int seat) {
    return told(new Sentence(), seat);
  }

  private Sentence told(Sentence sentence, int seat) {
    return seat <= Kernel.NOBODY
        ? sentence.word("player", "the table")
        : sentence.fact("player", names.get(seat));
  }
}
