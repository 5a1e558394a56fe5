package umpire.cribbage.event;

import umpire.core.cards.SomeCards;
import umpire.core.kernel.Event;
import umpire.core.kernel.Move;

/// Events for tests, built from their parts.
public final class Events {

  private Events() {}

  public static Event of(Verb verb) {
    return Event.of(new Move().set(verb));
  }

  public static Event seat(Verb verb, int seat) {
    return Event.of(new Move().set(verb).seat(seat));
  }

  public static Event points(Verb verb, int points) {
    return Event.of(new Move().set(verb).amount(points));
  }

  /// An error of this number of cards or points.
  public static Event error(Verb verb, int seat, int amount) {
    return Event.of(new Move().set(verb).seat(seat).amount(amount));
  }

  public static Event card(Verb verb, int card) {
    return Event.of(new Move().set(verb).cards(1L << card));
  }

  public static Event cards(Verb verb, SomeCards cards) {
    return cards(verb, 0, cards);
  }

  public static Event cards(Verb verb, int seat, SomeCards cards) {
    return Event.of(new Move().set(verb).seat(seat).cards(cards.known()).unknown(cards.unknown()));
  }

  /// Discards cards, some of the others being known to have been kept.
  public static Event discard(SomeCards cards, long kept) {
    return Event.of(
        new Move().set(Verb.DISCARD).cards(cards.known()).unknown(cards.unknown()).twice(kept));
  }

  /// The cards that an event names.
  public static SomeCards cards(Event event) {
    return new SomeCards(event.cards(), event.unknown());
  }
}
