package umpire.core.search;

import java.util.List;
import java.util.Optional;
import umpire.core.kernel.Move;

/// The result of a search: all candidates, the best first, then by their loss.
///
/// @param candidates at least one
/// @param rollouts the number of games that were played on
public record Verdict(List<ScoredMove> candidates, int rollouts) {

  public Verdict {
    candidates = List.copyOf(candidates);
  }

  public ScoredMove best() {
    return candidates.getFirst();
  }

  /// The result for a move; empty if it is not among the candidates.
  public Optional<ScoredMove> of(Move move) {
    return candidates.stream().filter(one -> one.move().sameAs(move)).findFirst();
  }
}
