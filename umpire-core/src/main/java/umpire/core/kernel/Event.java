package umpire.core.kernel;

/// A move that does not change: what happened, as records and tables keep it.
public final class Event implements Parts {

  private final Move said = new Move();

  private Event(Move move) {
    said.copyFrom(move);
  }

  /// The event that says what a move says now.
  public static Event of(Move move) {
    return new Event(move);
  }

  /// The parts, for a move that copies them.
  Move move() {
    return said;
  }

  @Override
  public int verb() {
    return said.verb();
  }

  @Override
  public int seat() {
    return said.seat();
  }

  @Override
  public int amount() {
    return said.amount();
  }

  @Override
  public long code() {
    return said.code();
  }

  @Override
  public int unknown() {
    return said.unknown();
  }

  @Override
  public long cards() {
    return said.cards();
  }

  @Override
  public long twice() {
    return said.twice();
  }

  @Override
  public int length() {
    return said.length();
  }

  @Override
  public int card(int place) {
    return said.card(place);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Event event && said.sameAs(event.said);
  }

  @Override
  public int hashCode() {
    return said.hash();
  }

  @Override
  public String toString() {
    return said.toString();
  }
}
