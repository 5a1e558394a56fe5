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

/// Plays on from a change, up to the next fault or to the end.
final class RepairTrial<K extends Kernel<K>> {

  private final Transcript<K> game;
  private final RepairBudget budget;
  private final Positions<K> positions;
  private final int faulty;
  private final RulingLog log = new RulingLog();

  /// Whether the game itself has gaps, so that every change may show other cards in hindsight.
  private final boolean hasGaps;

  /// @param game with the lines that are changed, and nothing in it that cannot be read
  /// @param faulty the place of the line at fault
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

  /// What the change is worth, all claims of the game counted; null if the game is not legal with
  /// it, or nobody could find out.
  @Nullable Weight of(RepairEdit edit) {
    Weight weight = played(edit);
    boolean inHindsight = hasGaps || edit.kind() == RepairEdit.Kind.LINE_WITH_GAPS;
    return weight != null && inHindsight ? inHindsight(edit) : weight;
  }

  /// Cards that are not recorded speak against nothing; so what is illegal as it is written is so
  /// in hindsight too, and this comes first because it is less work.
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

  /// Whether what comes first is refused, for which no copy is needed.
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

  /// Whether the line at fault is not legal now, but only not to be decided: cards that nobody
  /// recorded excuse everything.
  private boolean isDoubtful(Report report) {
    SourceLine source = game.lines().get(faulty).source();
    return report.doubts().stream().anyMatch(doubt -> doubt.source().equals(source));
  }

  /// The game with the change.
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
