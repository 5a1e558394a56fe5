package umpire.core.repair;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import umpire.core.SeededRandom;
import umpire.core.cards.CardNames;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.match.ActorEvent;
import umpire.core.match.Match;
import umpire.core.record.Transcript;
import umpire.core.words.BadEventException;
import umpire.core.words.Form;
import umpire.core.words.Vocabulary;

/// The events that may be missing at a position of a record: everything that is legal there, if the
/// game lists it all; otherwise also events without cards that occur elsewhere in the record or in
/// the examples of the forms; and what the house owes, with unknown cards.
final class MissingLines<K extends Kernel<K>> {

  /// The most legal events to try: among more than that, none would be clearly the likeliest.
  private static final int MAX_LISTED = 300;

  private static final int MAX_COMMON = 200;

  /// The names of the players in the examples.
  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dan");

  private final Vocabulary vocabulary;
  private final List<String> names;
  private final LineEdits edits;
  private final RepairBudget budget;

  /// How often each event without cards occurs in the record; 0 for those from the examples only.
  private final Map<Event, Integer> common = new LinkedHashMap<>();

  MissingLines(Transcript<K> game, LineEdits edits, RepairBudget budget) {
    this.vocabulary = game.whole().vocabulary();
    this.names = game.names();
    this.edits = edits;
    this.budget = budget;
    for (Transcript.EventLine line : game.events()) {
      if (budget.spend(1) && cards(line.event()) == 0) {
        common.merge(line.event(), 1, Integer::sum);
      }
    }
    List<String> seats = NAMES.subList(0, Math.min(names.size(), NAMES.size()));
    var examples = new LineEdits(vocabulary, seats, budget);
    for (Form.Usage form : vocabulary.forms()) {
      examples.like(List.of(form.example().split(" "))).stream()
          .filter(event -> cards(event) == 0)
          .forEach(event -> common.putIfAbsent(event, 0));
    }
  }

  /// The number of cards in an event, known or not.
  private static int cards(Event event) {
    int sets = Long.bitCount(event.cards()) + Long.bitCount(event.twice());
    return sets + event.unknown() + event.length();
  }

  /// Returns how often an event occurs in the record; 0 for an event with cards.
  int timesOf(Event event) {
    return common.getOrDefault(event, 0);
  }

  /// Returns the events that may be missing here, each as a complete line or as a line with gaps.
  Map<ActorEvent, RepairEdit.Kind> at(Match<K> match) {
    Map<ActorEvent, RepairEdit.Kind> acts = new LinkedHashMap<>();
    match.houseEvent(new SeededRandom(0)).ifPresent(event -> addOwed(event, acts));
    for (int actor = Kernel.HOUSE; actor < names.size(); actor++) {
      List<Event> legal = match.legal(actor);
      if (!budget.spend(1 + legal.size())) {
        return acts;
      }
      boolean complete = match.legalIsComplete(actor);
      if (complete || actor != Kernel.HOUSE) {
        legal.stream().limit(MAX_LISTED).forEach(add(actor, acts));
      }
      if (!complete) {
        addCommon(match, actor, acts);
        if (!legal.isEmpty()) {
          addWithGaps(actor, legal.getFirst(), acts);
        }
      }
    }
    return acts;
  }

  private Consumer<Event> add(int actor, Map<ActorEvent, RepairEdit.Kind> acts) {
    return event -> acts.putIfAbsent(new ActorEvent(actor, event), RepairEdit.Kind.LINE);
  }

  private void addCommon(Match<K> match, int actor, Map<ActorEvent, RepairEdit.Kind> acts) {
    int left = MAX_COMMON;
    for (Event event : common.keySet()) {
      if (left-- == 0 || !budget.spend(1)) {
        return;
      }
      if (!match.forbids(actor, event)) {
        add(actor, acts).accept(event);
      }
    }
  }

  /// Adds an event that the house owes. A single card may be any; of several, none is known.
  private void addOwed(Event event, Map<ActorEvent, RepairEdit.Kind> acts) {
    if (cards(event) <= 1) {
      add(Kernel.HOUSE, acts).accept(event);
      edits.of(LineEdits.Line.unwritten(event, List.of())).stream()
          .map(LineEdits.Change::act)
          .filter(act -> act.actor() == Kernel.HOUSE)
          .forEach(act -> acts.putIfAbsent(act, RepairEdit.Kind.LINE));
    }
    addWithGaps(Kernel.HOUSE, event, acts);
  }

  /// Adds the event without its cards, if its form allows that.
  private void addWithGaps(int actor, Event event, Map<ActorEvent, RepairEdit.Kind> acts) {
    var gaps = new Move();
    gaps.copyFrom(event);
    gaps.unknown(cards(event) - event.length()).cards(0).twice(0);
    for (int place = 0; place < event.length(); place++) {
      gaps.put(place, CardNames.NONE);
    }
    if (cards(event) > 0 && budget.spend(1)) {
      try {
        var act =
            new ActorEvent(actor, vocabulary.read(LineEdits.words(gaps, vocabulary, names), names));
        acts.putIfAbsent(act, RepairEdit.Kind.LINE_WITH_GAPS);
      } catch (BadEventException _) {
        // such an event has no form with unknown cards
      }
    }
  }
}
