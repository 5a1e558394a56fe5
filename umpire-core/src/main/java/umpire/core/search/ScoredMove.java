package umpire.core.search;

import umpire.core.kernel.Move;

/// A candidate, and what it is worth as far as a search has found out.
///
/// @param move what is done
/// @param value the chance that the seat's side wins after it
/// @param error the standard error of that; infinite if it was tried in fewer than two worlds
/// @param behind how far it is behind the best, on the average of the worlds in which both were
///   tried: the loss. Never below 0 if the effort was spread evenly
/// @param behindError the standard error of that; 0 for the best itself
/// @param worlds in how many it was tried
public record ScoredMove(
    Move move, double value, double error, double behind, double behindError, int worlds) {

  /// Whether the loss is more than chance would make of none: at least twice its error.
  public boolean isWorse() {
    return behind > 0 && behind >= 2 * behindError;
  }
}
