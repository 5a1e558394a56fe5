package umpire.core.search;

import java.util.List;
import java.util.Optional;
import umpire.core.kernel.Move;

/// What a search has found: all candidates, the best first, then by how far they are behind it.
///
/// @param candidates at least one
/// @param rollouts how many games were played on
public record Verdict(List<ScoredMove> candidates, int rollouts) {

  public Verdict {
    candidates = List.copyOf(candidates);
  }

  public ScoredMove best() {
    return candidates.getFirst();
  }

  /// What was found of a move, if it is among the candidates.
  public Optional<ScoredMove> of(Move move) {
    return candidates.stream().filter(one -> one.move().sameAs(move)).findFirst();
  }
}
