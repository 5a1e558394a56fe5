package umpire.core.repair;

import java.util.ArrayList;
import java.util.List;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.record.Transcript;
import umpire.core.verify.Claims;

/// How a game stood above each of its lines, for somebody who goes through them from the last to
/// the first.
///
/// The game is played once, and every so many lines it is kept how it stood. From there a stretch
/// of lines is played again when it is asked for, and every position in it kept until the next
/// stretch is. So all of them together cost playing the game twice.
final class Positions<K extends Kernel<K>> {

  /// The shortest stretch.
  private static final int SHORTEST = 32;

  /// So many stretches are kept of a long game.
  private static final int MAX_KEPT = 256;

  private final List<Transcript.Line> lines;
  private final RepairBudget budget;
  private final RulingLog log = new RulingLog();
  private final int stretch;
  private final List<Match<K>> kept = new ArrayList<>();
  private final List<Match<K>> near = new ArrayList<>();

  /// What the claims above each line are worth.
  private final List<Weight> weights = new ArrayList<>();

  private int nearFrom;
  private boolean complete = true;

  /// @param last the last line above which positions are asked for
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

  /// The position above a line, which nobody may change. None is to be asked for once the budget is
  /// used up.
  Match<K> above(int line) {
    if (near.isEmpty() || line < nearFrom || line >= nearFrom + near.size()) {
      bringNear(line);
    }
    return near.get(line - nearFrom);
  }

  /// What the claims above a line are worth.
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
