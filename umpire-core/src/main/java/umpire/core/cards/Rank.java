package umpire.core.cards;

/// The thirteen ranks, ace first. A game that ranks the ace high says so itself.
public enum Rank {
  ACE,
  TWO,
  THREE,
  FOUR,
  FIVE,
  SIX,
  SEVEN,
  EIGHT,
  NINE,
  TEN,
  JACK,
  QUEEN,
  KING;

  private static final Rank[] ALL = values();

  public static Rank of(int ordinal) {
    return ALL[ordinal];
  }
}
