package umpire.tractor.inference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import umpire.core.kernel.Event;
import umpire.core.kernel.Move;
import umpire.core.match.ActorEvent;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.deck.Seating;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.words.Verb;

/// Fills in unrecorded cards that the play of a round has revealed (T45).
///
/// A player held every card that they declare, throw or lay from the deal on, the dealer perhaps
/// from the kitty on. If only one player's cards are then not all known, they are the cards left of
/// two decks; and if the dealer has laid their whole hand, their other cards are the buried ones.
/// Which draw brought a card matters only to a declaration, so a declared card stays unknown until
/// its declaration, unless no unknown card was drawn later.
public final class CardBackfill {

  private final Seating seating;
  private final List<ActorEvent> acts;
  private final ShownCards showing;
  private final List<List<Slot>> slots = new ArrayList<>();

  /// An unrecorded card of an event.
  ///
  /// @param act the index of the event in the round
  /// @param card the index of the card in the event
  private record Slot(int act, int card) {}

  private CardBackfill(List<ActorEvent> acts, TractorSettings rules) {
    this.seating = rules.seating();
    this.acts = new ArrayList<>(acts);
    this.showing = new ShownCards(rules);
    for (int seat = 0; seat < seating.seats(); seat++) {
      slots.add(new ArrayList<>());
    }
  }

  /// Returns these acts with all cards filled in that are known by the end.
  public static List<ActorEvent> of(List<ActorEvent> acts, TractorSettings rules) {
    var filled = new ArrayList<ActorEvent>();
    int begin = 0;
    // A card beyond those of a round belongs to the next round, or to a new deal (T46).
    int all = rules.seating().seats() * rules.seating().hand();
    int dealt = 0;
    for (int i = 0; i < acts.size(); i++) {
      Event event = acts.get(i).event();
      boolean deal = event.is(Verb.DEAL);
      if (deal && dealt >= all) {
        filled.addAll(new CardBackfill(acts.subList(begin, i), rules).filled());
        begin = i;
        dealt = 0;
      }
      dealt += deal ? event.length() : event.is(Verb.BURY) ? all : 0;
    }
    filled.addAll(new CardBackfill(acts.subList(begin, acts.size()), rules).filled());
    return filled;
  }

  /// The acts of one round, filled in.
  private List<ActorEvent> filled() {
    List<ActorEvent> before = List.copyOf(acts);
    if (!anyUnknown(before)) {
      return before;
    }
    before.forEach(act -> showing.see(act.actor(), act.event()));
    if (!showing.isWhole()) {
      return before;
    }
    findSlots();
    List<Holding> missing = missing();
    if (missing.isEmpty()) {
      return before;
    }
    for (int seat = 0; seat < seating.seats(); seat++) {
      fill(seat, TractorCard.sorted(missing.get(seat)));
    }
    fillBury(missing.get(showing.dealer()));
    return acts;
  }

  private static boolean anyUnknown(List<ActorEvent> acts) {
    for (ActorEvent act : acts) {
      if (Verb.WORDS.leavesUnknown(act.event())) {
        return true;
      }
    }
    return false;
  }

  /// Finds the draws of unknown cards, in order; those of the kitty are the dealer's.
  private void findSlots() {
    for (int i = 0; i < acts.size(); i++) {
      Event event = acts.get(i).event();
      if (event.is(Verb.DEAL)) {
        findSlots(i, event, slots.get(event.seat()));
      } else if (event.is(Verb.KITTY)) {
        findSlots(i, event, slots.get(showing.dealer()));
      }
    }
  }

  private static void findSlots(int act, Event row, List<Slot> found) {
    for (int place = 0; place < row.length(); place++) {
      if (row.card(place) == Hands.UNKNOWN) {
        found.add(new Slot(act, place));
      }
    }
  }

  /// The unrecorded cards that each player drew, as far as they are known by the end; an empty list
  /// if the recorded cards are contradictory.
  private List<Holding> missing() {
    var missing = new ArrayList<Holding>();
    var left = new Holding();
    left.fill();
    int open = 0;
    int last = 0;
    for (int seat = 0; seat < seating.seats(); seat++) {
      Holding of = showing.missing(seat);
      int unknown = slots.get(seat).size() - of.size();
      if (unknown < 0 || left.missing(showing.drawn(seat)) > 0) {
        return List.of();
      }
      left.removeAll(showing.drawn(seat));
      if (left.missing(of) > 0) {
        return List.of();
      }
      left.removeAll(of);
      missing.add(of);
      open += unknown > 0 ? 1 : 0;
      last = unknown > 0 ? seat : last;
    }
    if (open == 1) {
      missing.get(last).addAll(left);
    }
    return missing;
  }

  /// Writes cards into a player's slots: into the last ones, so that cards that stay unknown come
  /// first.
  private void fill(int seat, List<TractorCard> cards) {
    List<TractorCard> declared = unknownUntilDeclared(seat);
    declared.forEach(cards::remove);
    cards.sort(Comparator.comparing(declared::contains));
    List<Slot> free = slots.get(seat);
    int next = free.size() - cards.size();
    for (TractorCard card : cards) {
      write(free.get(next++), card);
    }
  }

  /// The cards that a player declared without a record of drawing them, if they may have been drawn
  /// later.
  private List<TractorCard> unknownUntilDeclared(int seat) {
    var drawn = new Holding();
    var found = new Holding();
    for (int i = 0; i < acts.size(); i++) {
      boolean later = !slots.get(seat).isEmpty() && slots.get(seat).getLast().act() > i;
      Event event = acts.get(i).event();
      if (event.is(Verb.DEAL) && event.seat() == seat) {
        ShownCards.add(event, drawn);
      } else if (event.is(Verb.DECLARE) && acts.get(i).actor() == seat && later) {
        Holding shown = ShownCards.declared(event);
        shown.removeAll(drawn);
        found.join(shown);
      }
    }
    return TractorCard.sorted(found);
  }

  private void write(Slot slot, TractorCard card) {
    Move row = copy(slot.act());
    row.put(slot.card(), card.number());
    replace(slot.act(), row);
  }

  private Move copy(int place) {
    var copy = new Move();
    copy.copyFrom(acts.get(place).event());
    return copy;
  }

  private void replace(int place, Move move) {
    acts.set(place, new ActorEvent(acts.get(place).actor(), Event.of(move)));
  }

  /// Fills in the buried cards, if all cards of the dealer are known and the dealer laid a whole
  /// hand: the others were buried.
  private void fillBury(Holding missing) {
    int dealer = showing.dealer();
    if (slots.get(dealer).size() > missing.size() || !showing.hasLaidAll(dealer)) {
      return;
    }
    missing.addAll(showing.drawn(dealer));
    missing.removeAll(showing.gone(dealer));
    for (int i = 0; i < acts.size(); i++) {
      Event event = acts.get(i).event();
      if (event.is(Verb.BURY) && missing.size() == event.unknown()) {
        List<TractorCard> cards = TractorCard.sorted(event);
        cards.removeIf(card -> !card.isKnown());
        cards.addAll(TractorCard.sorted(missing));
        replace(i, TractorCard.pile(cards, new Move().set(Verb.BURY)));
      }
    }
  }
}
