package umpire.cribbage.event;

import java.util.ArrayList;
import java.util.List;
import umpire.core.cards.SomeCards;
import umpire.core.kernel.Event;
import umpire.core.kernel.Move;
import umpire.core.match.ActorEvent;
import umpire.cribbage.rules.CribbageSettings;

/// Fills in cards of a deal that became known later: a card that a player lays or shows was in that
/// hand from the deal on; and once all of a hand is laid, the other dealt cards were discarded.
///
/// A card is filled in only if that does not contradict the record; otherwise the referee refuses
/// the contradicting event.
public final class CardBackfill {

  private final CribbageSettings settings;
  private final List<ActorEvent> acts;

  private CardBackfill(CribbageSettings settings, List<ActorEvent> acts) {
    this.settings = settings;
    this.acts = new ArrayList<>(acts);
  }

  /// Returns the events with the cards filled in that later events show.
  public static List<ActorEvent> of(CribbageSettings settings, List<ActorEvent> acts) {
    var backfill = new CardBackfill(settings, acts);
    int from = 0;
    boolean begun = false;
    for (int at = 1; at <= acts.size(); at++) {
      begun |= goesOn(acts.get(at - 1).event());
      if (at == acts.size() || (begun && isDealt(acts, at))) {
        backfill.fillIn(from, at);
        from = at;
        begun = false;
      }
    }
    return List.copyOf(backfill.acts);
  }

  /// Whether an event has unknown cards that could be filled in.
  public static boolean hides(Event event) {
    return (event.is(Verb.DEAL) || event.is(Verb.DISCARD)) && event.unknown() > 0;
  }

  private static boolean isDealt(List<ActorEvent> acts, int at) {
    Event event = acts.get(at).event();
    return event.is(Verb.DEAL) || event.is(Verb.TO_CRIB);
  }

  /// Whether the hands of a deal have been dealt before this event, so that another deal is the
  /// next one.
  private static boolean goesOn(Event event) {
    return switch (Verb.of(event)) {
      case CUT, DEALER, DEAL, TO_CRIB -> false;
      default -> true;
    };
  }

  /// Fills in the cards of one deal.
  private void fillIn(int from, int to) {
    for (int seat = 0; seat < settings.players(); seat++) {
      int deal = find(seat, from, to, Verb.DEAL);
      int discard = find(seat, from, to, Verb.DISCARD);
      if (deal >= 0) {
        fillIn(seat, new Places(from, to, deal, discard));
      }
    }
  }

  /// Event indices of one player's cards in a deal.
  ///
  /// @param from the first event of the deal
  /// @param to the first event after it
  /// @param deal the event that deals the player's cards
  /// @param discard the event in which the player discards, or -1
  private record Places(int from, int to, int deal, int discard) {}

  /// The index of the event that deals a player's cards, or in which the player discards; -1 if
  /// there is none.
  private int find(int player, int from, int to, Verb verb) {
    for (int at = from; at < to; at++) {
      ActorEvent act = acts.get(at);
      if (act.event().is(verb) && owner(act) == player) {
        return at;
      }
    }
    return -1;
  }

  /// The player whose cards an event names.
  private static int owner(ActorEvent act) {
    return switch (Verb.of(act.event())) {
      case DEAL, SHOW -> act.event().seat();
      default -> act.actor();
    };
  }

  private void fillIn(int seat, Places places) {
    Event dealt = acts.get(places.deal).event();
    SomeCards thrown =
        places.discard >= 0 ? cards(acts.get(places.discard).event()) : SomeCards.of(0);
    if (dealt.unknown() == 0 && thrown.unknown() == 0) {
      return;
    }
    int size = cards(dealt).size();
    long laid = laid(seat, places);
    long all = dealt.cards() | laid | thrown.known();
    boolean fits =
        Long.bitCount(laid) <= settings.hand()
            && Long.bitCount(all) <= size
            && (laid & thrown.known()) == 0
            && (all & elsewhere(seat, places)) == 0;
    if (!fits) {
      return;
    }
    Move hand = new Move().set(Verb.DEAL).seat(seat).cards(all).unknown(size - Long.bitCount(all));
    acts.set(places.deal, new ActorEvent(acts.get(places.deal).actor(), Event.of(hand)));
    if (places.discard >= 0) {
      acts.set(places.discard, new ActorEvent(seat, discard(thrown, laid, all)));
    }
  }

  private static SomeCards cards(Event event) {
    return new SomeCards(event.cards(), event.unknown());
  }

  private Event discard(SomeCards thrown, long laid, long all) {
    long away = Long.bitCount(laid) == settings.hand() ? all & ~laid : thrown.known();
    int hidden = thrown.size() - Long.bitCount(away);
    Move discard = new Move().set(Verb.DISCARD);
    return Event.of(
        hidden < 0
            ? discard.cards(thrown.known()).unknown(thrown.unknown())
            : discard.cards(away).unknown(hidden).twice(laid));
  }

  /// The cards that a player lays, or shows in the end.
  private long laid(int seat, Places places) {
    long laid = 0;
    for (ActorEvent act : acts.subList(places.from, places.to)) {
      boolean open = act.event().is(Verb.LAY) || act.event().is(Verb.SHOW);
      laid |= open && owner(act) == seat ? act.event().cards() : 0;
    }
    return laid;
  }

  /// The cards of this deal that are not this player's. Those turned up in the crib may be.
  private long elsewhere(int seat, Places places) {
    long cards = 0;
    for (ActorEvent act : acts.subList(places.from, places.to)) {
      cards |=
          switch (Verb.of(act.event())) {
            case DEAL, DISCARD, LAY, SHOW -> owner(act) == seat ? 0 : act.event().cards();
            case TO_CRIB, STARTER -> act.event().cards();
            case CRIB -> act.event().cards() & laid(seat, places);
            default -> 0;
          };
    }
    return cards;
  }
}
