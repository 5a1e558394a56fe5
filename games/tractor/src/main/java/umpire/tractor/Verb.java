package umpire.tractor;

import umpire.core.kernel.Move;

/// What a move does; its place here is the verb of a [Move].
///
/// A set of cards is the cards of the move, and those of them that are meant twice; how many more
/// nobody recorded is its number of unknown ones. A third copy, which only damaged records have,
/// stands in the row.
public enum Verb {
  /// The house: a seat, the number, draws the cards of the row.
  DEAL(TractorRule.DRAWING),
  /// A player shows so many copies, the number, of one card.
  DECLARE(TractorRule.DECLARE_WHILE_DRAWING),
  PASS(TractorRule.ASKED_IN_TURN),
  /// The house: the cards of the row are taken up, or turned up in this order.
  KITTY(TractorRule.KITTY_OF_EIGHT),
  /// The dealer lays a set of cards away.
  BURY(TractorRule.LAY_AWAY_EIGHT),
  /// A player lays a set of cards. The number is what came of it if it is a throw, see [Outcome]:
  /// said to those who cannot see it for themselves.
  LAY(TractorRule.IN_TURN),
  /// The house: the throw is refused, because a seat, the number, beats this set of cards.
  REFUSE(TractorRule.REFEREE_REFUSES),
  /// The house: a round laid open begins. The number holds all there is to say.
  OPEN(TractorRule.ROUND_STATED),
  /// The dealer names a card, and which copy of it, the number, a friend lays.
  FRIEND(TractorRule.NAME_A_FRIEND);

  private static final Verb[] ALL = values();
  private static final int BITS = 4;
  private static final int MASK = (1 << BITS) - 1;

  /// What keeps a player from doing what is the house's, and the other way round.
  private final TractorRule notTheirs;

  Verb(TractorRule notTheirs) {
    this.notTheirs = notTheirs;
  }

  public static Verb of(Move move) {
    return ALL[move.verb()];
  }

  boolean isHouse() {
    return this == DEAL || this == KITTY || this == REFUSE || this == OPEN;
  }

  TractorRule notTheirs() {
    return notTheirs;
  }

  // The beginning of a round laid open, in one number.

  public static int opening(int main, int dealer, int rank1, int rank2) {
    return ((main << BITS | dealer) << BITS | rank1) << BITS | rank2;
  }

  public static int main(int opening) {
    return opening >> (3 * BITS);
  }

  public static int dealer(int opening) {
    return opening >> (2 * BITS) & MASK;
  }

  /// The rank of a team.
  public static int rank(int opening, int team) {
    return opening >> (team == 0 ? BITS : 0) & MASK;
  }
}
