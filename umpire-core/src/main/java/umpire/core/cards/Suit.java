package umpire.core.cards;

/// The four suits, in alphabetical order. A game that ranks suits says so itself.
public enum Suit {
  CLUBS,
  DIAMONDS,
  HEARTS,
  SPADES;

  private static final Suit[] ALL = values();

  public static Suit of(int ordinal) {
    return ALL[ordinal];
  }
}
