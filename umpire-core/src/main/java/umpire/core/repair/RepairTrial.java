package umpire.core.repair;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.Tape;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.Act;
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
  private final Tape tape = new Tape();

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
  @Nullable Weight of(Mend mend) {
    Weight weight = played(mend);
    boolean inHindsight = hasGaps || mend.kind() == Mend.Kind.LINE_WITH_GAPS;
    return weight != null && inHindsight ? inHindsight(mend) : weight;
  }

  /// Cards that are not recorded speak against nothing; so what is illegal as it is written is so
  /// in hindsight too, and this comes first because it is less work.
  private @Nullable Weight played(Mend mend) {
    Match<K> above = positions.above(mend.at());
    if (budget.gaveUp() || isRefusedAtOnce(above, mend)) {
      return null;
    }
    Match<K> match = copy(above);
    var claims = new Claims<>(game, match, tape, true);
    for (Act act : mend.acts()) {
      if (!plays(match, act.actor(), act.event(), claims)) {
        return null;
      }
    }
    Weight weight = positions.weightAbove(mend.at());
    List<Transcript.Line> lines = game.lines();
    for (int at = mend.at() + mend.removed(); at < lines.size(); at++) {
      switch (lines.get(at)) {
        case Transcript.Happened happened -> {
          if (!plays(match, happened.actor(), happened.event(), claims)) {
            return null;
          }
        }
        case Transcript.Claimed claimed -> weight = weight.plus(claims.compare(claimed.claim()));
        case Transcript.Remark _ -> {
          // proves nothing
        }
      }
    }
    return game.result().isPresent()
        ? weight.plus(claims.compare(game.result().get().claim()))
        : weight;
  }

  /// Whether what comes first is refused, for which no copy is needed.
  private boolean isRefusedAtOnce(Match<K> above, Mend mend) {
    if (mend.acts().isEmpty() || !budget.spend(1)) {
      return false;
    }
    Act first = mend.acts().getFirst();
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
    tape.rewind();
    match.play(actor, event, tape);
    claims.afterEvent(actor, Finding.fine());
    return true;
  }

  private @Nullable Weight inHindsight(Mend mend) {
    if (!budget.spend(game.lines().size())) {
      return null;
    }
    Report report = Verifier.verify(changed(mend), RepairBudget.none());
    boolean mends = mend.kind() != Mend.Kind.LINE_WITH_GAPS || !isDoubtful(report);
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
  Transcript<K> changed(Mend mend) {
    List<Transcript.Line> lines = game.lines();
    var changed = new ArrayList<>(lines.subList(0, mend.at()));
    for (Act act : mend.acts()) {
      var written = Entry.Event.unwritten(act.actor());
      changed.add(new Transcript.Happened(act.actor(), act.event(), written));
    }
    changed.addAll(lines.subList(mend.at() + mend.removed(), lines.size()));
    return game.with(changed);
  }
}
