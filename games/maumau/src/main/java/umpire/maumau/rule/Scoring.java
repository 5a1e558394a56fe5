package umpire.maumau.rule;

import umpire.core.profile.Profile;
import umpire.maumau.cards.Cards;

/// The points for the cards left at the end of a deal, and the player who scores them.
///
/// @param values the table of card values in force
/// @param doubling whether a jack as the last card doubles
/// @param way the players who score, and the reason
public record Scoring(Values values, boolean doubling, Way way) {

  /// The points for each card.
  public enum Values {
    PUBLISHED("two to ten count their pips, J 20, Q 3, K 4, A 11"),
    SKAT("A counts 11, T 10, K 4, Q 3, J 2 and the others nothing"),
    COUNT("every card counts one point"),
    JACK_TWO("a jack counts two points and every other card one");

    final String effect;

    Values(String effect) {
      this.effect = effect;
    }
  }

  /// The players who score, and the reason.
  public enum Way {
    LEFT("each player scores their own cards, and few points are good"),
    COLLECTED("the winner collects the points that the others have left, and many points are good"),
    PLACES("a place brings a point for every player who comes after it");

    final String effect;

    Way(String effect) {
      this.effect = effect;
    }
  }

  private static final long TENS = Cards.ofRank(Cards.TEN);
  private static final long KINGS = Cards.ofRank(Cards.KING);
  private static final long QUEENS = Cards.ofRank(Cards.QUEEN);

  static Scoring of(Profile profile) {
    return new Scoring(
        profile.get(MauMauSwitches.VALUES),
        profile.get(MauMauSwitches.DOUBLING),
        profile.get(MauMauSwitches.SCORE));
  }

  /// The points for a hand. Unknown cards count nothing, unless every card is one point.
  public int value(long cards, int unknown) {
    return switch (values) {
      case PUBLISHED -> Cards.value(cards);
      case SKAT -> skatValue(cards);
      case COUNT -> Long.bitCount(cards) + unknown;
      case JACK_TWO -> Long.bitCount(cards) + Long.bitCount(cards & Cards.JACKS);
    };
  }

  /// The most points that unknown cards may add to a hand.
  ///
  /// @param unknown number of unknown cards in the hand
  /// @param unseen the cards that they may be
  public int perhapsMore(int unknown, long unseen) {
    int more = 0;
    long rest = unseen;
    for (int left = unknown; left > 0 && rest != 0 && values != Values.COUNT; left--) {
      long best = Long.lowestOneBit(rest);
      for (long others = rest; others != 0; others &= others - 1) {
        long card = Long.lowestOneBit(others);
        best = value(card, 0) > value(best, 0) ? card : best;
      }
      more += value(best, 0);
      rest &= ~best;
    }
    return more;
  }

  private static int skatValue(long cards) {
    return 11 * Long.bitCount(cards & Cards.ACES)
        + 10 * Long.bitCount(cards & TENS)
        + 4 * Long.bitCount(cards & KINGS)
        + 3 * Long.bitCount(cards & QUEENS)
        + 2 * Long.bitCount(cards & Cards.JACKS);
  }

  /// Whether the points for a hand depend on which cards it holds.
  public boolean dependsOnCards() {
    return values != Values.COUNT && way != Way.PLACES;
  }

  /// Whether the winner gets the points of the cards that others have left.
  public boolean collected() {
    return way == Way.COLLECTED;
  }

  /// Whether few points are better than many.
  public boolean fewIsGood() {
    return way == Way.LEFT;
  }
}
