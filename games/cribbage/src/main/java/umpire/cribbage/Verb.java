package umpire.cribbage;

import umpire.core.kernel.Move;

/// What can be done in a game, as the verbs of a [Move], and what its other parts mean there.
public final class Verb {

  /// The number is the seat, the card is the only one of the set.
  public static final int CUT = 0;

  /// The number is the seat.
  public static final int DEALER = 1;

  /// The number is the seat, the cards are the set.
  public static final int DEAL = 2;

  public static final int TO_CRIB = 3;

  /// Twice stands for what is known to have been kept, see [Hindsight].
  public static final int DISCARD = 4;

  public static final int STARTER = 5;

  /// The number is 0, or what was heard after it, see [#heard].
  public static final int LAY = 6;

  /// The number is the points, as it is for [#COUNT] and [#MUGGINS].
  public static final int PEG = 7;

  public static final int GO = 8;
  public static final int CRIB = 9;
  public static final int COUNT = 10;
  public static final int MUGGINS = 11;
  public static final int AGREE = 12;

  /// The number is the seat, the cards are the set.
  public static final int SHOW = 13;

  /// Somebody held a card back that fitted: the number is the seat, the amount how many cards.
  public static final int RENEGE = 14;

  /// Somebody counted too much: the number is the seat, the amount how many points.
  public static final int OVERCOUNT = 15;

  public static final int MISDEAL = 16;

  /// What comes from the table, a bit for each verb.
  private static final int OF_THE_TABLE =
      1 << CUT
          | 1 << DEALER
          | 1 << DEAL
          | 1 << TO_CRIB
          | 1 << STARTER
          | 1 << SHOW
          | 1 << CRIB
          | 1 << RENEGE
          | 1 << OVERCOUNT
          | 1 << MISDEAL;

  /// Says that the gos after a card were heard.
  private static final int HEARD = 1 << 16;

  private Verb() {}

  /// Whether it comes from the table, by the deck or by a word, and not from a player.
  static boolean isOfTheTable(int verb) {
    return (OF_THE_TABLE >> verb & 1) != 0;
  }

  /// Whether it says that somebody has erred, see [Penalties].
  static boolean isError(int verb) {
    return verb >= RENEGE;
  }

  /// Whether an error can be about so many cards or points.
  public static boolean canBeOf(int verb, int amount, CribbageTerms terms) {
    int most = verb == RENEGE ? terms.hand() : Counting.most(Math.max(terms.hand(), Layout.CRIB));
    return verb == MISDEAL || (amount >= 1 && amount <= most);
  }

  /// How many cards or points an error is about.
  public static int amount(Move move) {
    return (int) move.cards();
  }

  /// The only card of a move, or [Layout#NO_CARD] if it has none or several.
  static int card(Move move) {
    long cards = move.cards();
    boolean one = cards != 0 && (cards & cards - 1) == 0;
    return one ? Long.numberOfTrailingZeros(cards) : Layout.NO_CARD;
  }

  /// What is heard after a card, for those who do not see the hands: who says go, as a set of
  /// seats, and that nobody else does.
  static int heard(int gos) {
    return HEARD | gos;
  }

  static boolean isHeard(int number) {
    return (number & HEARD) != 0;
  }

  /// Who says go.
  static int gos(int number) {
    return number & (HEARD - 1);
  }
}
