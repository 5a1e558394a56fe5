package umpire.core.kernel;

import umpire.core.SeededRandom;

/// The source of chance in a game, kept out of its rules: it shuffles, cuts, draws lots and decides
/// the outcome of strokes.
///
/// @param <K> the kernel of its game
public interface Dealer<K extends Kernel<K>> {

  /// Writes the move that the house makes now into `into`: the awaited deal, cut or lot; or, while
  /// a seat is awaited, an event that chance brings about and the referee reports, such as the end
  /// of the time for a frame.
  ///
  /// @return false if the house makes no move now; then `into` may hold anything
  boolean next(K table, SeededRandom random, Move into);

  /// Replaces the move that a seat attempts by its outcome, as for a snooker stroke. By default the
  /// attempt succeeds, as with cards.
  default void resolve(K table, int seat, Move tried, SeededRandom random) {}

  /// Chooses the move of the seat that is to act.
  interface Chooser<K> {
    /// Writes the move that the seat attempts into `into`.
    void choose(K table, int seat, Move into);
  }

  /// Writes the next move of a game into `into`: the house's if it makes one now, else the outcome
  /// of what the awaited seat attempts. The move is not played. Call only while the game is not
  /// over.
  ///
  /// @return the actor: a seat, or [Kernel#HOUSE]
  default int step(K table, SeededRandom random, Chooser<K> seats, Move into) {
    if (next(table, random, into)) {
      return Kernel.HOUSE;
    }
    int seat = table.toAct();
    seats.choose(table, seat, into);
    resolve(table, seat, into, random);
    return seat;
  }

  /// Fills in all unknown cards. The dealer of a game chooses uniformly among the deals consistent
  /// with what the viewer has seen; a dealer for a search may prefer likelier ones. It gets the
  /// veiled kernel only, so it cannot cheat. By default nothing is hidden, and nothing is filled
  /// in.
  default void sampleHidden(K veiled, SeededRandom random) {}
}
