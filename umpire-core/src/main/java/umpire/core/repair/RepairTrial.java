package umpire.core.repair;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.RulingLog;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.ActorEvent;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.record.Entry;
import umpire.core.record.Transcript;
import umpire.core.text.SourceLine;
import umpire.core.verify.Claims;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;

/// Tries a change by playing the game from it, up to the next fault or to the end.
final class RepairTrial<K extends Kernel<K>> {

  private final Transcript<K> game;
  private final RepairBudget budget;
  private final Positions<K> positions;
  private final int faulty;
  private final RulingLog log = new RulingLog();

  /// Whether the game itself has gaps, so that any change may reveal other cards in hindsight.
  private final boolean hasGaps;

  /// Prepares the trials in a game.
  ///
  /// @param game the game to be changed, with readable lines only
  /// @param faulty the index of the faulty line
  RepairTrial(
      Transcript<K> game,
      Positions<K> positions,
      int faulty,
      boolean hasGaps,
      RepairBudget budget) {
    this.game = game;
    this.faulty = faulty;
    this.positions = positions;
    this.hasGaps = hasGaps;
    this.budget = budget;
  }

  /// Returns the evidence for a change from all claims of the game; null if the game is not legal
  /// with it or the budget ran out.
  @Nullable Weight of(RepairEdit edit) {
    Weight weight = played(edit);
    boolean inHindsight = hasGaps || edit.kind() == RepairEdit.Kind.LINE_WITH_GAPS;
    return weight != null && inHindsight ? inHindsight(edit) : weight;
  }

  /// Tries a change without hindsight. Unrecorded cards forbid nothing, so an event that is illegal
  /// as written remains illegal in hindsight; this check comes first because it is cheaper.
  private @Nullable Weight played(RepairEdit edit) {
    Match<K> above = positions.above(edit.at());
    if (budget.gaveUp() || isRefusedAtOnce(above, edit)) {
      return null;
    }
    Match<K> match = copy(above);
    var claims = new Claims<>(game, match, log, true);
    for (ActorEvent act : edit.acts()) {
      if (!plays(match, act.actor(), act.event(), claims)) {
        return null;
      }
    }
    Weight weight = positions.weightAbove(edit.at());
    List<Transcript.Line> lines = game.lines();
    for (int at = edit.at() + edit.removed(); at < lines.size(); at++) {
      switch (lines.get(at)) {
        case Transcript.EventLine line -> {
          if (!plays(match, line.actor(), line.event(), claims)) {
            return null;
          }
        }
        case Transcript.ClaimLine line -> weight = weight.plus(claims.compare(line.claim()));
        case Transcript.RemarkLine _ -> {
          // proves nothing
        }
      }
    }
    return game.result().isPresent()
        ? weight.plus(claims.compare(game.result().get().claim()))
        : weight;
  }

  /// Whether the first event of the change is refused, which is checked without a copy.
  private boolean isRefusedAtOnce(Match<K> above, RepairEdit edit) {
    if (edit.acts().isEmpty() || !budget.spend(1)) {
      return false;
    }
    ActorEvent first = edit.acts().getFirst();
    return above.forbids(first.actor(), first.event());
  }

  private Match<K> copy(Match<K> match) {
    budget.spend(RepairBudget.A_COPY);
    return match.copy();
  }

  private boolean plays(Match<K> match, int actor, Event event, Claims<K> claims) {
    if (!budget.spend(1) || match.forbids(actor, event)) {
      return false;
    }
    claims.beforeEvent(true);
    log.clear();
    match.play(actor, event, log);
    claims.afterEvent(actor, Finding.legal());
    return true;
  }

  private @Nullable Weight inHindsight(RepairEdit edit) {
    if (!budget.spend(game.lines().size())) {
      return null;
    }
    Report report = Verifier.verify(changed(edit), RepairBudget.none());
    boolean mends = edit.kind() != RepairEdit.Kind.LINE_WITH_GAPS || !isDoubtful(report);
    return report.fault() == null && mends
        ? new Weight(report.differences().size(), report.agreed())
        : null;
  }

  /// Whether the faulty line is only undecided instead of legal: unrecorded cards would excuse any
  /// line.
  private boolean isDoubtful(Report report) {
    SourceLine source = game.lines().get(faulty).source();
    return report.doubts().stream().anyMatch(doubt -> doubt.source().equals(source));
  }

  /// Returns the game with the change.
  Transcript<K> changed(RepairEdit edit) {
    List<Transcript.Line> lines = game.lines();
    var changed = new ArrayList<>(lines.subList(0, edit.at()));
    for (ActorEvent act : edit.acts()) {
      var written = Entry.Event.unwritten(act.actor());
      changed.add(new Transcript.EventLine(act.actor(), act.event(), written));
    }
    changed.addAll(lines.subList(edit.at() + edit.removed(), lines.size()));
    return game.with(changed);
  }
}
