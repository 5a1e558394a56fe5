package umpire.tractor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import umpire.core.match.Act;

/// Fills in cards that nobody recorded, but that the play of a round has shown (T45).
///
/// What somebody declares, throws or lays they held from the deal on, the dealer perhaps from the
/// kitty on. If then the cards of one player alone are not all known, they are those that are left
/// of two decks; and if the dealer has laid all of theirs, the others are the ones they laid away.
/// In which of several draws a card came matters to nothing but a declaration, so what was declared
/// stays unknown until then, unless no unknown card was drawn later.
public final class Hindsight {

  private final Seating seating;
  private final List<Act<TractorEvent>> acts;
  private final Showing showing;
  private final List<List<Slot>> slots = new ArrayList<>();

  /// A card of an event that was not recorded.
  ///
  /// @param act the place of the event in the round
  /// @param card the place of the card in the event
  private record Slot(int act, int card) {}

  private Hindsight(List<Act<TractorEvent>> acts, TractorTerms rules) {
    this.seating = rules.seating();
    this.acts = new ArrayList<>(acts);
    this.showing = new Showing(rules);
    for (int seat = 0; seat < seating.seats(); seat++) {
      slots.add(new ArrayList<>());
    }
  }

  /// The same acts with all cards that are known in the end.
  public static List<Act<TractorEvent>> of(List<Act<TractorEvent>> acts, TractorTerms rules) {
    var filled = new ArrayList<Act<TractorEvent>>();
    int begin = 0;
    // A card beyond those of a round is of the next, or of a new deal (T46).
    int all = rules.seating().seats() * rules.seating().hand();
    int dealt = 0;
    for (int i = 0; i < acts.size(); i++) {
      TractorEvent event = acts.get(i).event();
      boolean deal = event instanceof TractorEvent.Deal;
      if (deal && dealt >= all) {
        filled.addAll(new Hindsight(acts.subList(begin, i), rules).filled());
        begin = i;
        dealt = 0;
      }
      dealt += deal ? cards(event).size() : event instanceof TractorEvent.Bury ? all : 0;
    }
    filled.addAll(new Hindsight(acts.subList(begin, acts.size()), rules).filled());
    return filled;
  }

  /// The acts of one round.
  private List<Act<TractorEvent>> filled() {
    List<Act<TractorEvent>> before = List.copyOf(acts);
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

  private static boolean anyUnknown(List<Act<TractorEvent>> acts) {
    for (Act<TractorEvent> act : acts) {
      if (hides(act.event())) {
        return true;
      }
    }
    return false;
  }

  /// Whether a card can be filled in here.
  public static boolean hides(TractorEvent event) {
    return cards(event).contains(TractorCard.UNKNOWN);
  }

  private static List<TractorCard> cards(TractorEvent event) {
    return switch (event) {
      case TractorEvent.Deal(int _, var cards) -> cards;
      case TractorEvent.Kitty(var cards) -> cards;
      case TractorEvent.Bury(var cards) -> cards;
      default -> List.of();
    };
  }

  /// Where unknown cards were drawn, in order; those of the kitty are the dealer's.
  private void findSlots() {
    for (int i = 0; i < acts.size(); i++) {
      TractorEvent event = acts.get(i).event();
      if (event instanceof TractorEvent.Deal(int seat, var cards)) {
        findSlots(i, cards, slots.get(seat));
      } else if (event instanceof TractorEvent.Kitty(var cards)) {
        findSlots(i, cards, slots.get(showing.dealer()));
      }
    }
  }

  private static void findSlots(int act, List<TractorCard> cards, List<Slot> found) {
    for (int i = 0; i < cards.size(); i++) {
      if (!cards.get(i).isKnown()) {
        found.add(new Slot(act, i));
      }
    }
  }

  /// What each player drew that was not recorded, as far as it is known in the end; nothing at all
  /// if what was recorded cannot have been so.
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

  /// Writes cards into the slots of a player: the last ones, so that what stays unknown comes
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

  /// The cards that a player declared, and of which it is not recorded that they had drawn them, if
  /// they may have drawn them later.
  private List<TractorCard> unknownUntilDeclared(int seat) {
    var drawn = new Holding();
    var found = new Holding();
    for (int i = 0; i < acts.size(); i++) {
      boolean later = !slots.get(seat).isEmpty() && slots.get(seat).getLast().act() > i;
      if (acts.get(i).event() instanceof TractorEvent.Deal(int to, var cards) && to == seat) {
        Showing.add(cards, drawn);
      } else if (acts.get(i).event() instanceof TractorEvent.Declare(var card, int copies)
          && acts.get(i).actor() == seat
          && later) {
        Holding shown = Showing.copies(card, copies);
        shown.removeAll(drawn);
        found.join(shown);
      }
    }
    return TractorCard.sorted(found);
  }

  private void write(Slot slot, TractorCard card) {
    Act<TractorEvent> act = acts.get(slot.act());
    List<TractorCard> cards = new ArrayList<>(cards(act.event()));
    cards.set(slot.card(), card);
    replace(slot.act(), cards);
  }

  private void replace(int place, List<TractorCard> cards) {
    Act<TractorEvent> act = acts.get(place);
    TractorEvent event =
        switch (act.event()) {
          case TractorEvent.Deal(int seat, var _) -> new TractorEvent.Deal(seat, cards);
          case TractorEvent.Kitty _ -> new TractorEvent.Kitty(cards);
          case TractorEvent.Bury _ -> new TractorEvent.Bury(cards);
          default -> act.event();
        };
    acts.set(place, new Act<>(act.actor(), event));
  }

  /// If all cards of the dealer are known, and 25 of them were laid, the others were laid away.
  private void fillBury(Holding missing) {
    int dealer = showing.dealer();
    if (slots.get(dealer).size() > missing.size() || !showing.hasLaidAll(dealer)) {
      return;
    }
    missing.addAll(showing.drawn(dealer));
    missing.removeAll(showing.gone(dealer));
    for (int i = 0; i < acts.size(); i++) {
      if (acts.get(i).event() instanceof TractorEvent.Bury(var cards)) {
        var all = new ArrayList<>(cards);
        all.removeIf(card -> !card.isKnown());
        all.addAll(TractorCard.sorted(missing));
        if (all.size() == cards.size()) {
          replace(i, all);
        }
      }
    }
  }
}
