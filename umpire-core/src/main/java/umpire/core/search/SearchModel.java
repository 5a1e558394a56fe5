package umpire.core.search;

import umpire.core.SeededRandom;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.kernel.Strategy;

/// What a search knows of a game beyond its rules: whom to ask for worlds, which moves are worth a
/// thought, who plays on, how far, and what it is worth to stand there. For one thread.
///
/// @param <K> the kernel of the game
public interface SearchModel<K extends Kernel<K>> {

  /// Whoever fills in what is hidden, and is chance in the worlds.
  Dealer<K> dealer();

  /// Who plays on for everybody. It is shown whole worlds, of which it should look at a seat's own
  /// cards only, and should be quick. What it would do itself is always the first candidate.
  Strategy<K> playout();

  /// Who plays on for everybody when [WinEstimator] asks how likely each side is to win: players
  /// whose choices err about as often as real ones do. By default that is the [#playout].
  default Strategy<K> typicalPlayer() {
    return playout();
  }

  /// Forgets what is settled already though nobody has seen it, such as the order of a shuffled
  /// deck; hands stay known. [WinEstimator] draws it again for each rollout. By default nothing is
  /// settled before somebody sees it.
  default void hideUnseen(K table) {}

  /// Adds the moves that are worth a thought, each legal; one that is there already does no harm.
  ///
  /// @param veiled what the seat knows
  /// @param random for a game that has too many and takes some of them
  default void candidates(K veiled, int seat, SeededRandom random, Moves into) {
    veiled.listLegal(seat, into);
  }

  /// Whether something that a record tells of a seat was its choice among what it could do. Not
  /// where a record tells what came of it, and not what was meant.
  default boolean isChoice(K table, int seat, Move move) {
    return true;
  }

  /// To which part of the game a choice belongs, in a word such as `lead` or `bury`; empty for what
  /// the move itself is called.
  default String part(K veiled, int seat, Move move) {
    return "";
  }

  /// Whether a world has been played far enough to say what it is worth. When the game is over it
  /// has.
  default boolean isFarEnough(K world) {
    return false;
  }

  /// The chance that a side wins, as things stand in a world that was played far enough: from 0 to
  /// 1. A game that nobody has won is everybody's.
  default double value(K world, int side) {
    int winner = world.winner();
    return winner == Kernel.NOBODY ? 1.0 / world.sides() : winner == side ? 1 : 0;
  }

  /// How sure [WinEstimator] may be of what it finds: the power to which chances are raised before
  /// they are told, which below 1 brings them closer together. Fitted to played games where it is
  /// not 1 (decision 0047).
  ///
  /// @param table as it stands, which nobody may change
  /// @param departed whether some player was seen to choose otherwise than the [#playout] would
  default double sureness(K table, boolean departed) {
    return 1;
  }

  /// Whether [#value] is a chance that comes true as often as it says, as a law then tries. If
  /// false, it only tells better from worse, because nothing was counted for such tables.
  ///
  /// @param table a game by the same rules
  default boolean tellsChances(K table) {
    return true;
  }

  /// All moves that are listed, played on by a strategy to the end of the match.
  record Plain<K extends Kernel<K>>(Dealer<K> dealer, Strategy<K> playout)
      implements SearchModel<K> {}
}
