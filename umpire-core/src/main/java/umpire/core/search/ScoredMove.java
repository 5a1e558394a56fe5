package umpire.core.search;

import umpire.core.kernel.Move;

/// A candidate move, with its value as estimated by a search.
///
/// @param move the move
/// @param value the win probability of the seat's side after it
/// @param error the standard error of the value; infinite if it was tried in fewer than two worlds
/// @param behind the loss: how much worse it is than the best move, on average over the worlds in
///   which both were tried. Never below 0 if the budget was spread evenly
/// @param behindError the standard error of the loss; 0 for the best move itself
/// @param worlds the number of worlds in which it was tried
public record ScoredMove(
    Move move, double value, double error, double behind, double behindError, int worlds) {

  /// Whether the loss is more than chance would explain: at least twice its standard error.
  public boolean isWorse() {
    return behind > 0 && behind >= 2 * behindError;
  }
}
