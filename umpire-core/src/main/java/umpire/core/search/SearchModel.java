package umpire.core.search;

import umpire.core.SeededRandom;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.kernel.Strategy;

/// A game's knowledge for a search beyond its rules: how to sample worlds, which moves to consider,
/// which strategy plays rollouts and how far, and the value of the resulting positions. Not safe
/// for use by several threads.
///
/// @param <K> the kernel of the game
public interface SearchModel<K extends Kernel<K>> {

  /// The dealer, which samples hidden cards and supplies chance during rollouts.
  Dealer<K> dealer();

  /// The strategy that plays rollouts for all seats; it should be quick. It is given complete
  /// worlds and should use only a seat's own cards. Its own choice is always the first candidate.
  Strategy<K> playout();

  /// The strategy that plays all seats when [WinEstimator] estimates win probabilities: it should
  /// err about as often as real players do. By default it is the [#playout].
  default Strategy<K> typicalPlayer() {
    return playout();
  }

  /// Makes unknown what is determined already but unseen by all, such as the order of a shuffled
  /// deck; hands stay known. [WinEstimator] draws it again for each rollout. By default there is
  /// nothing of the kind.
  default void hideUnseen(K table) {}

  /// Adds the moves to consider, each of them legal; duplicates do no harm. By default these are
  /// all listed moves.
  ///
  /// @param veiled the game as the seat knows it
  /// @param random for a game with too many moves, to select some of them
  default void candidates(K veiled, int seat, SeededRandom random, Moves into) {
    veiled.listLegal(seat, into);
  }

  /// Whether a recorded move was a choice of the seat. False if the record shows only the outcome,
  /// not the intention (a snooker stroke).
  default boolean isChoice(K table, int seat, Move move) {
    return true;
  }

  /// The part of the game to which a choice belongs, in a word such as `lead` or `bury`; empty if
  /// the verb of the move is that word.
  default String part(K veiled, int seat, Move move) {
    return "";
  }

  /// Whether a rollout stops here to be valued. It always stops when the game is over, and by
  /// default only then.
  default boolean isFarEnough(K world) {
    return false;
  }

  /// The win probability of a side, from 0 to 1, in a world that was played far enough. By default
  /// it is 1 for the winner and 0 for the others; a game without a winner is shared equally.
  default double value(K world, int side) {
    int winner = world.winner();
    return winner == Kernel.NOBODY ? 1.0 / world.sides() : winner == side ? 1 : 0;
  }

  /// How much [WinEstimator] trusts its estimates: the power to which win probabilities are raised
  /// before they are reported. A value below 1 brings them closer together, 1 leaves them as they
  /// are. Fitted to played games where it is not 1 (decision 0047).
  ///
  /// @param table the current game, which must not be changed
  /// @param departed whether some player was seen to choose differently from the [#playout]
  default double sureness(K table, boolean departed) {
    return 1;
  }

  /// Whether [#value] is a calibrated probability, which comes true as often as it states; a
  /// contract test then checks that. If false, it only ranks positions, because there are no
  /// statistics for such tables.
  ///
  /// @param table a game by the same rules
  default boolean isCalibrated(K table) {
    return true;
  }

  /// A model without knowledge of the game: it considers all listed moves, and a strategy plays
  /// rollouts to the end of the match.
  record Plain<K extends Kernel<K>>(Dealer<K> dealer, Strategy<K> playout)
      implements SearchModel<K> {}
}
