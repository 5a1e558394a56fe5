package umpire.crazyeights;

/// What somebody can do, as the verb of a [umpire.core.kernel.Move].
public enum Verb {
  /// The table gives cards: the number is the seat, the set is the cards.
  DEAL,

  /// The table turns up a card: the number.
  TURN_UP,

  /// A player lays a card: the number is the card times four plus the suit to match from then on.
  LAY,

  DRAW,

  PASS,

  /// A player shows their hand: the set.
  SHOW;

  private static final Verb[] ALL = values();

  public static Verb of(int ordinal) {
    return ALL[ordinal];
  }
}
