package umpire.tractor.play;

import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.tractor.table.Tractor;

/// Candidate cards to bury: the choices of [Burying] with different weights for points, for high
/// cards and pairs, and for short suits.
final class BuryChoices {

  private static final int[] POINTS = {-2, 1, 4, 10};
  private static final int[] SHORT = {0, 3, 8};
  private static final int[] HIGH = {10, 40};

  private final Burying burying = new Burying();
  private final Move move = new Move();

  void list(Tractor game, int seat, Moves into) {
    for (int points : POINTS) {
      for (int suits : SHORT) {
        for (int high : HIGH) {
          burying.choose(game, seat, points, suits, high, move);
          into.add(move);
        }
      }
    }
  }
}
