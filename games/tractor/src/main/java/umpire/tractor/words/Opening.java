package umpire.tractor.words;

import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.deck.Seating;

/// The opening of a round laid open, as a move: the dealer is its seat, the main suit and the ranks
/// of both teams are its code.
public final class Opening {

  /// The number of bits for each of the three parts of the code.
  private static final int BITS = 4;

  private static final long MASK = (1L << BITS) - 1;

  /// The indices of the three parts in the code.
  static final int MAIN = 0;

  static final int FIRST_RANK = 1;
  static final int SECOND_RANK = 2;

  private Opening() {}

  /// Writes the opening of a round into a move.
  ///
  /// @param main the main suit, or [TrumpOrder#NO_SUIT]
  /// @param rank1 of the first and third seat
  /// @param rank2 of the second and fourth seat
  public static Move write(int main, int dealer, int rank1, int rank2, Move into) {
    long code = bits(main, MAIN) | bits(rank1, FIRST_RANK) | bits(rank2, SECOND_RANK);
    return into.set(Verb.OPEN).seat(dealer).code(code);
  }

  public static int main(Parts move) {
    return at(MAIN, move);
  }

  /// The rank of a team.
  public static int rank(int team, Parts move) {
    return at(FIRST_RANK + team, move);
  }

  /// Whether a move is a possible opening.
  public static boolean isPossible(Parts move, Seating seating) {
    return move.code() >>> (3 * BITS) == 0
        && seating.has(move.seat())
        && main(move) <= TrumpOrder.NO_SUIT
        && isRank(rank(0, move))
        && isRank(rank(1, move));
  }

  private static boolean isRank(int rank) {
    return rank >= Deck.TWO && rank <= Deck.ACE;
  }

  static long bits(int part, int place) {
    return (long) part << (place * BITS);
  }

  static int at(int place, Parts move) {
    return (int) (move.code() >>> (place * BITS) & MASK);
  }
}
