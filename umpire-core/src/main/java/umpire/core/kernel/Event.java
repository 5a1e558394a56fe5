package umpire.core.kernel;

/// An immutable move: something that happened, as records and tables store it. Two events are equal
/// if all their parts are.
public final class Event implements Parts {

  private final Move parts = new Move();

  private Event(Move move) {
    parts.copyFrom(move);
  }

  /// Returns an immutable copy of a move.
  public static Event of(Move move) {
    return new Event(move);
  }

  /// The parts as a move, for [Move#copyFrom(Event)]. It must not be changed.
  Move move() {
    return parts;
  }

  @Override
  public int verb() {
    return parts.verb();
  }

  @Override
  public int seat() {
    return parts.seat();
  }

  @Override
  public int amount() {
    return parts.amount();
  }

  @Override
  public long code() {
    return parts.code();
  }

  @Override
  public int unknown() {
    return parts.unknown();
  }

  @Override
  public long cards() {
    return parts.cards();
  }

  @Override
  public long twice() {
    return parts.twice();
  }

  @Override
  public int length() {
    return parts.length();
  }

  @Override
  public int card(int index) {
    return parts.card(index);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Event event && parts.sameAs(event.parts);
  }

  @Override
  public int hashCode() {
    return parts.hash();
  }

  @Override
  public String toString() {
    return parts.toString();
  }
}
