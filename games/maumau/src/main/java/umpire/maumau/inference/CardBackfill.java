package umpire.maumau.inference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.core.RulingLog;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.match.ActorEvent;
import umpire.maumau.cards.CardRow;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.words.Verb;

/// Fills in cards that were not recorded when they were dealt or drawn, but were laid later. Goes
/// through the events once, and stops at one that breaks a rule.
///
/// Cards shown at the end of a deal fill in nothing: they are shown because they were unknown until
/// then.
public final class CardBackfill {

  /// The event that records a batch of unknown cards, and their indices if they are in a row.
  private record Place(int act, List<Integer> places) {}

  private static final Event NO_ROW = Event.of(new Move().set(Verb.SHUFFLE));

  private final MauMauMatch match;
  private final MauMau game;
  private final Move move = new Move();
  private final MauMauGaps gaps = new MauMauGaps();
  private final List<ActorEvent> acts;
  private final RulingLog silence = RulingLog.none();

  private Origins origins = new Origins(0);
  private final Map<Origins.Batch, Place> written = new HashMap<>();

  /// For each seat, the event in which its hand was dealt, before the opening card.
  private final int[] dealt = new int[MauMau.MAX_PLAYERS];

  /// The unknown cards drawn last.
  private final List<Origins.Batch> lastDrawn = new ArrayList<>();

  /// The cards named now as drawn that were unknown before.
  private long newlyKnown;

  /// The draw pile as it was recorded: the event, its cards, and the queue index where it begins.
  private int rowAct;

  private Event row = NO_ROW;
  private int rowStart;

  private CardBackfill(MauMauMatch match, List<ActorEvent> acts) {
    this.match = match;
    this.game = match.game();
    this.acts = new ArrayList<>(acts);
  }

  /// Returns the events with all certain cards filled in.
  ///
  /// @param opened the match before the first event
  public static List<ActorEvent> on(MauMauMatch opened, List<ActorEvent> acts) {
    var backfill = new CardBackfill(opened, acts);
    backfill.go();
    return backfill.acts;
  }

  /// Whether an event has unknown cards that could be filled in.
  public static boolean hides(Event event) {
    return switch (Verb.of(event)) {
      case DECK, DEAL, DRAWN, SHUFFLE -> Verb.WORDS.leavesUnknown(event);
      case OPEN, LAY, CATCH, DRAW, PASS, CALL_OFF, LEFT -> false;
    };
  }

  private void go() {
    for (int i = 0; i < acts.size(); i++) {
      ActorEvent act = acts.get(i);
      move.copyFrom(act.event());
      if (isRedundant(act.actor())) {
        continue;
      }
      if (opensUnseen(act.event()) || Kernel.forbids(match.check(act.actor(), move))) {
        break;
      }
      happen(i, act);
    }
    fillIn();
  }

  private boolean isRedundant(int actor) {
    return Kernel.forbids(match.check(actor, move)) && gaps.isRedundant(match, actor, move);
  }

  private boolean opensUnseen(Event event) {
    return switch (Verb.of(event)) {
      case DECK -> CardRow.lacks(event, match.openingPlace());
      case OPEN -> event.unknown() > 0;
      default -> false;
    };
  }

  private void happen(int i, ActorEvent act) {
    int place = game.piles().front();
    Event event = act.event();
    before(i, act.actor(), event);
    match.play(act.actor(), move, silence);
    switch (Verb.of(event)) {
      case DECK -> begin(i, event);
      case DEAL -> dealt[event.seat()] = i;
      case OPEN -> begin(i, NO_ROW);
      case DRAWN -> told(i, event);
      case SHUFFLE -> {
        rowStart = game.drawing().shuffledAt();
        draw(rowStart);
      }
      default -> draw(place);
    }
  }

  /// Records cards that come to light with an event, before it is played.
  private void before(int i, int actor, Event event) {
    switch (Verb.of(event)) {
      case LAY -> lay(actor, Cards.number(event.cards()));
      case SHUFFLE -> shuffle(i, event);
      case DRAWN -> newlyKnown = event.cards() & ~game.drawing().takenCards();
      default -> lastDrawn.clear();
    }
  }

  private void lay(int seat, int card) {
    lastDrawn.clear();
    show(seat, 1L << card & ~game.hand(seat));
    origins.open(card);
  }

  private void show(int seat, long cards) {
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      origins.show(seat, Cards.number(rest));
    }
  }

  private void shuffle(int i, Event cards) {
    origins.shuffle(game.piles().covered() & ~CardRow.known(cards));
    rowAct = i;
    row = cards;
  }

  private void begin(int i, Event deck) {
    fillIn();
    origins = new Origins(game.unseen());
    origins.open(game.openCard());
    rowAct = i;
    row = deck;
    rowStart = 0;
    for (int seat = 0; seat < match.seats(); seat++) {
      if (game.unknown(seat) > 0) {
        Place place =
            deck.length() == 0 ? new Place(dealt[seat], List.of()) : new Place(i, hand(seat));
        written.put(origins.take(seat, game.unknown(seat)), place);
      }
    }
  }

  /// The indices of unknown cards of the deck that are dealt to this hand.
  private List<Integer> hand(int seat) {
    var places = new ArrayList<Integer>();
    for (int place = 0; place < match.openingPlace(); place++) {
      if (CardRow.lacks(row, place) && match.owner(place) == seat) {
        places.add(place);
      }
    }
    return places;
  }

  /// Records unknown cards that were drawn, from this queue index on.
  private void draw(int from) {
    var places = new ArrayList<Integer>();
    int unknown = 0;
    for (int place = from; place < game.piles().front(); place++) {
      boolean writtenDown = place - rowStart < row.length();
      if (writtenDown && CardRow.lacks(row, place - rowStart)) {
        places.add(place - rowStart);
      }
      boolean inPile =
          rowStart > 0 || place < match.rules().deckSize(); // cards once laid follow the deck
      unknown += inPile && (!writtenDown || CardRow.lacks(row, place - rowStart)) ? 1 : 0;
    }
    if (unknown > 0) {
      Origins.Batch batch = origins.take(game.drawing().taker(), unknown);
      lastDrawn.add(batch);
      if (!places.isEmpty()) {
        written.put(batch, new Place(rowAct, places));
      }
    }
  }

  private void told(int i, Event cards) {
    if (!lastDrawn.isEmpty()) {
      Origins.Batch rest = origins.told(lastDrawn, Long.bitCount(newlyKnown));
      lastDrawn.clear();
      lastDrawn.add(rest);
      if (cards.unknown() > 0) {
        written.put(rest, new Place(i, List.of()));
      }
    }
  }

  /// Writes the certain cards of the finished deal into its events.
  private void fillIn() {
    origins.resolve();
    written.forEach((batch, place) -> fill(place, batch.found()));
    written.clear();
  }

  private void fill(Place place, long cards) {
    if (cards == 0) {
      return;
    }
    var full = new Move();
    full.copyFrom(acts.get(place.act).event());
    if (place.places.isEmpty()) {
      full.cards(full.cards() | cards).unknown(full.unknown() - Long.bitCount(cards));
    } else {
      int next = 0;
      for (long rest = cards; rest != 0; rest &= rest - 1) {
        full.put(place.places.get(next++), Cards.number(rest));
      }
    }
    acts.set(place.act, new ActorEvent(Kernel.HOUSE, Event.of(full)));
  }
}
