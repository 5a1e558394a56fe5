package umpire.core.kernel;

import umpire.core.SeededRandom;

/// Chance, kept out of the rules: shuffles, cuts, draws lots, and decides what comes of a stroke.
///
/// @param <K> the kernel of its game
public interface Dealer<K extends Kernel<K>> {

  /// What the house does now: the awaited deal, cut or lot; or, where a seat is awaited, something
  /// that chance brings about and the referee sees first.
  ///
  /// @return false if it does nothing now
  boolean next(K table, SeededRandom random, Move into);

  /// Replaces an attempted move by its outcome, as for a snooker stroke. By default the attempt
  /// succeeds, as with cards.
  default void resolve(K table, int seat, Move tried, SeededRandom random) {}

  /// Chooses where a seat is to act.
  interface Chooser<K> {
    /// Writes what the seat tries into the move.
    void choose(K table, int seat, Move into);
  }

  /// The step of a game: the house moves if it does something now, else the seat that is awaited.
  ///
  /// @return who moves
  default int step(K table, SeededRandom random, Chooser<K> seats, Move into) {
    if (next(table, random, into)) {
      return Kernel.HOUSE;
    }
    int seat = table.toAct();
    seats.choose(table, seat, into);
    resolve(table, seat, into, random);
    return seat;
  }

  /// Fills in all unknown cards, choosing uniformly among the deals consistent with what the viewer
  /// has seen. It gets the veiled kernel only, so it cannot cheat. By default nothing is hidden,
  /// and nothing is filled in.
  default void sampleHidden(K veiled, SeededRandom random) {}
}
