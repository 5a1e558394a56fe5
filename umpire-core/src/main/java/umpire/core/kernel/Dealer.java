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

  /// What comes of something that a seat tries, where that is not certain: the move is written over
  /// by what happens. Cards do what they are told.
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

  /// Makes of what a viewer knows a whole world that the viewer cannot tell from the real one:
  /// every unknown card becomes a card, each world that agrees with all that was seen being equally
  /// likely. It gets the veiled kernel only, so it cannot cheat. By default nothing is hidden, and
  /// nothing is filled in.
  default void sampleHidden(K veiled, SeededRandom random) {}
}
