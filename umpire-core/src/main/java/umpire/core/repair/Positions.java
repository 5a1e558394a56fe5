package umpire.core.repair;

import java.util.ArrayList;
import java.util.List;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.record.Transcript;
import umpire.core.verify.Claims;

/// The positions above each line of a game, for going through the lines from last to first.
///
/// The game is played once, and its position is kept at the start of each stretch of lines. When a
/// position is requested, its stretch is played again from there, and every position in it is kept
/// until another stretch is needed. So all positions together cost playing the game twice.
final class Positions<K extends Kernel<K>> {

  /// The fewest lines of a stretch.
  private static final int SHORTEST = 32;

  /// The most stretches of a game; a long game has longer ones.
  private static final int MAX_KEPT = 256;

  private final List<Transcript.Line> lines;
  private final RepairBudget budget;
  private final RulingLog log = new RulingLog();
  private final int stretch;
  private final List<Match<K>> kept = new ArrayList<>();
  private final List<Match<K>> near = new ArrayList<>();

  /// The evidence of the claims above each line.
  private final List<Weight> weights = new ArrayList<>();

  private int nearFrom;
  private boolean complete = true;

  /// Plays the game up to a line.
  ///
  /// @param last the last line above which a position will be requested
  Positions(Transcript<K> game, List<Transcript.Line> lines, int last, RepairBudget budget) {
    this.lines = lines;
    this.budget = budget;
    this.stretch = Math.max(SHORTEST, last / MAX_KEPT + 1);
    Match<K> match = game.open();
    var claims = new Claims<>(game, match, log, true);
    Weight weight = Weight.NONE;
    for (int at = 0; at <= last && complete; at++) {
      if (at % stretch == 0) {
        kept.add(copy(match));
      }
      weights.add(weight);
      if (at < last && lines.get(at) instanceof Transcript.ClaimLine line) {
        weight = weight.plus(claims.compare(line.claim()));
      } else if (at < last && lines.get(at) instanceof Transcript.EventLine line) {
        claims.beforeEvent(true);
        pass(match, line);
        claims.afterEvent(line.actor(), Finding.legal());
      }
    }
  }

  /// Whether all lines could be played.
  boolean isComplete() {
    return complete;
  }

  /// Returns the position above a line; the caller must not change it. Not to be called once the
  /// budget is used up.
  Match<K> above(int line) {
    if (near.isEmpty() || line < nearFrom || line >= nearFrom + near.size()) {
      bringNear(line);
    }
    return near.get(line - nearFrom);
  }

  /// Returns the evidence of the claims above a line.
  Weight weightAbove(int line) {
    return weights.get(line);
  }

  private void bringNear(int line) {
    near.clear();
    nearFrom = line / stretch * stretch;
    Match<K> match = copy(kept.get(line / stretch));
    near.add(copy(match));
    for (int at = nearFrom; at < line; at++) {
      if (lines.get(at) instanceof Transcript.EventLine happened) {
        pass(match, happened);
        near.add(copy(match));
      } else {
        near.add(near.getLast());
      }
    }
  }

  private Match<K> copy(Match<K> match) {
    complete &= budget.spend(RepairBudget.A_COPY);
    return match.copy();
  }

  private void pass(Match<K> match, Transcript.EventLine line) {
    log.clear();
    complete &= budget.spend(1) && !match.forbids(line.actor(), line.event());
    if (complete) {
      match.play(line.actor(), line.event(), log);
    }
  }
}
