package umpire.tractor.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Chance;
import umpire.core.Kernel;
import umpire.core.Tape;
import umpire.core.match.Finding;
import umpire.core.match.Viewer;
import umpire.tractor.TableRules;
import umpire.tractor.TractorCard;
import umpire.tractor.TractorEvent;
import umpire.tractor.text.TractorMatch.Happened;
import umpire.tractor.text.TractorMatch.Start;

/// Deals out anew what a viewer has not seen of a round.
///
/// Every card that was drawn has a slot; what the viewer has seen of it stays there, and the others
/// change places. Whether the round could then have gone as it did is found out by playing it
/// again: every event must be legal and be ruled on as before. Where that fails fewer cards change
/// places, down to two; in the end the cards may be as they were.
final class Redeal {

  /// How many cards are moved at once, attempt after attempt.
  private static final int[] ATTEMPTS = {
    99, 99, 99, 24, 12, 12, 6, 6, 4, 4, 3, 3, 2, 2, 2, 2, 2, 2
  };

  private final TableRules rules;
  private final List<String> names;
  private final Start start;
  private final List<Happened> happened;
  private final Slots slots;

  Redeal(
      TableRules rules, List<String> names, Start start, List<Happened> happened, Viewer viewer) {
    this.rules = rules;
    this.names = names;
    this.start = start;
    this.happened = List.copyOf(happened);
    this.slots = new Slots(happened, viewer);
  }

  /// The cards that are not drawn yet are hidden from everybody.
  private void addStock(TractorMatch original) {
    switch (original.game().phase()) {
      case DRAWING, DECLARING, KITTY ->
          slots.drawn(TractorMatch.cards(Legal.stock(original.game())), Kernel.NOBODY, false);
      case OPENING, LAYING_AWAY, PLAYING, UNDECIDED, OVER -> {}
    }
  }

  TractorMatch match(Chance chance, TractorMatch original) {
    if (happened.isEmpty()) {
      return new TractorMatch(rules, names);
    }
    var tape = new Tape();
    TractorMatch best = replayed(happened, tape);
    if (best == null) {
      throw new IllegalStateException("what has happened cannot happen again");
    }
    addStock(original);
    List<Integer> hidden = original.game().betweenRounds() ? List.of() : slots.hidden();
    int[] faces = slots.faces();
    for (int moved : ATTEMPTS) {
      if (hidden.size() < 2) {
        return best;
      }
      int[] changed = faces.clone();
      shuffle(changed, hidden, Math.min(moved, hidden.size()), chance);
      var again = new Tape();
      TractorMatch match = replayed(slots.dealt(changed), again);
      if (match != null && again.sameAs(tape)) {
        best = match;
        faces = changed;
      }
    }
    return best;
  }

  /// Lets some of the hidden cards change places.
  private static void shuffle(int[] faces, List<Integer> hidden, int moved, Chance chance) {
    var places = new int[hidden.size()];
    for (int i = 0; i < places.length; i++) {
      places[i] = hidden.get(i);
    }
    chance.shuffle(places, places.length);
    for (int i = moved - 1; i > 0; i--) {
      int j = chance.below(i + 1);
      int face = faces[places[i]];
      faces[places[i]] = faces[places[j]];
      faces[places[j]] = face;
    }
  }

  /// The match after these events, or null if one of them is refused.
  private @org.jspecify.annotations.Nullable TractorMatch replayed(
      List<Happened> events, Tape tape) {
    var match = new TractorMatch(rules, names, start);
    for (Happened event : events) {
      if (match.check(event.actor(), event.event()) instanceof Finding.Against) {
        return null;
      }
      match.play(event.actor(), event.event(), tape);
    }
    return match;
  }

  /// All cards drawn in a round, what has become of them, and who has seen them.
  private static final class Slots {

    private final List<Happened> happened;
    private final List<Integer> faces = new ArrayList<>();
    private final List<Integer> owners = new ArrayList<>();
    private final List<Boolean> seen = new ArrayList<>();
    private final List<Boolean> gone = new ArrayList<>();

    /// For each event the slots of its cards; empty if they are as they were written.
    private final List<List<Integer>> cards = new ArrayList<>();

    Slots(List<Happened> happened, Viewer viewer) {
      this.happened = List.copyOf(happened);
      int dealer = dealer();
      boolean declared = happened.stream().anyMatch(e -> e.event() instanceof TractorEvent.Declare);
      for (Happened event : happened) {
        cards.add(
            switch (event.event()) {
              case TractorEvent.Deal(int seat, var drawn) ->
                  drawn(drawn, seat, TractorMatch.isOwn(viewer, seat));
              case TractorEvent.Kitty(var kitty) ->
                  drawn(kitty, dealer, !declared || TractorMatch.isOwn(viewer, dealer));
              case TractorEvent.Bury(var buried) -> found(buried, event.actor(), false, true);
              case TractorEvent.Declare(var card, int copies) -> {
                found(java.util.Collections.nCopies(copies, card), event.actor(), true, false);
                yield List.of();
              }
              case TractorEvent.Lay(var laid) -> {
                found(laid, event.actor(), true, !event.refused());
                yield List.of();
              }
              default -> List.of();
            });
      }
    }

    private int dealer() {
      for (Happened event : happened) {
        if (event.event() instanceof TractorEvent.Bury) {
          return event.actor();
        }
      }
      return happened.isEmpty() ? Kernel.NOBODY : happened.getLast().dealer();
    }

    private List<Integer> drawn(List<TractorCard> drawn, int owner, boolean visible) {
      var slots = new ArrayList<Integer>();
      for (TractorCard card : drawn) {
        slots.add(faces.size());
        faces.add(card.number());
        owners.add(owner);
        seen.add(visible || !card.isKnown());
        gone.add(false);
      }
      return slots;
    }

    /// The slots of cards that an owner shows, lays or buries.
    private List<Integer> found(
        List<TractorCard> shown, int owner, boolean visible, boolean leaving) {
      var slots = new ArrayList<Integer>();
      for (TractorCard card : shown) {
        int slot = find(card.number(), owner, slots);
        if (slot >= 0) {
          slots.add(slot);
          seen.set(slot, seen.get(slot) || visible);
        }
      }
      if (leaving) {
        slots.forEach(slot -> gone.set(slot, true));
      }
      return slots;
    }

    /// A slot with this card that its owner still has; rather one that was seen before.
    private int find(int face, int owner, List<Integer> taken) {
      int found = -1;
      for (int slot = 0; slot < faces.size(); slot++) {
        boolean here = faces.get(slot) == face && owners.get(slot) == owner && !gone.get(slot);
        if (here && !taken.contains(slot) && (found < 0 || seen.get(slot))) {
          found = slot;
        }
      }
      return found;
    }

    List<Integer> hidden() {
      var hidden = new ArrayList<Integer>();
      for (int slot = 0; slot < faces.size(); slot++) {
        if (!seen.get(slot)) {
          hidden.add(slot);
        }
      }
      return hidden;
    }

    int[] faces() {
      return faces.stream().mapToInt(Integer::intValue).toArray();
    }

    /// The same events with other cards in the slots.
    List<Happened> dealt(int[] changed) {
      var events = new ArrayList<Happened>();
      for (int i = 0; i < happened.size(); i++) {
        events.add(happened.get(i).with(changed(happened.get(i).event(), cards.get(i), changed)));
      }
      return events;
    }

    private static TractorEvent changed(TractorEvent event, List<Integer> slots, int[] changed) {
      if (slots.isEmpty()) {
        return event;
      }
      var cards = new ArrayList<TractorCard>();
      for (int slot : slots) {
        cards.add(TractorCard.of(changed[slot]));
      }
      return switch (event) {
        case TractorEvent.Deal(int seat, var _) -> new TractorEvent.Deal(seat, cards);
        case TractorEvent.Kitty _ -> new TractorEvent.Kitty(cards);
        case TractorEvent.Bury(var before) when before.size() == cards.size() ->
            new TractorEvent.Bury(cards);
        default -> event;
      };
    }
  }
}
