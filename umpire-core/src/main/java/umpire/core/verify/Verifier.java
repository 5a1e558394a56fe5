package umpire.core.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.core.Rule;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.match.Finding;
import umpire.core.record.Claim;
import umpire.core.record.Replay;
import umpire.core.record.Transcript;
import umpire.core.text.BadInputException;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.core.text.SourceLine;

/// Rules on the events and the claims of a game, up to its end or to the first event that is
/// illegal or line that cannot be read.
public final class Verifier<K extends Kernel<K>> {

  /// The game as it is written.
  private final Transcript<K> written;

  /// The written game, completed with the cards that later lines show.
  private final Transcript<K> game;

  private final Repairs repairs;
  private final Replay<K> replay;
  private final RulingLog log = new RulingLog();
  private final List<Report.Note> doubts = new ArrayList<>();
  private final List<Report.Note> differences = new ArrayList<>();
  private final List<Report.Note> undecided = new ArrayList<>();
  private final Claims<K> claims;
  private final Fairness<K> fairness;
  private int agreed;

  private Verifier(Transcript<K> written, Repairs repairs) {
    this.written = written;
    this.game = written.withBackfilledCards();
    this.repairs = repairs;
    this.replay = new Replay<>(game);
    boolean earnings = game.anyClaim(Claim::isOfEarnings);
    this.claims = new Claims<>(game, replay.match(), log, earnings);
    this.fairness = new Fairness<>(game);
  }

  /// Verifies a game.
  ///
  /// @param repairs searches for a repair if the game is faulty
  public static <K extends Kernel<K>> Report verify(Transcript<K> game, Repairs repairs) {
    return new Verifier<>(game, repairs).report();
  }

  private Report report() {
    List<Transcript.Line> lines = game.lines();
    for (int i = 0; i < lines.size(); i++) {
      switch (lines.get(i)) {
        case Transcript.EventLine line -> {
          claims.beforeEvent(mayBeClaimedAbout(i));
          claims.keepEarlier(mayBeClaimedAbout(i), line.event());
          BadInputException fault = rule(line);
          if (fault != null) {
            int at = replay.events();
            return finished(fault, at + 1, repairs.ofIllegal(written, at));
          }
        }
        case Transcript.ClaimLine line -> compare(line.claim(), line.source());
        case Transcript.RemarkLine _ -> {
          // nothing to rule on
        }
      }
    }
    BadInputException fault = game.fault();
    if (fault != null) {
      int event = game.broken().isPresent() ? replay.events() + 1 : 0;
      return finished(fault, event, repairs.ofUnreadable(written));
    }
    game.result().ifPresent(claim -> compare(claim.claim(), claim.source()));
    compareTags();
    return finished(null, 0, null);
  }

  /// Whether a claim about an event may follow: the next line is not an event.
  private boolean mayBeClaimedAbout(int line) {
    int next = line + 1;
    return next == game.lines().size() || !(game.lines().get(next) instanceof Transcript.EventLine);
  }

  /// Compares the claims of the heading about fairness and about the end.
  private void compareTags() {
    if (fairness.isClaimed()) {
      compareDeals();
    }
    boolean ended = isOver() || Termination.isOfAll(game, replay.match().sides());
    fairness.missing(ended).ifPresent(undecided::add);
    if (Termination.isClaimed(game)) {
      Optional<Note> difference = Termination.difference(game, isOver(), replay.match().sides());
      compare(difference, Termination.source(game));
    }
  }

  private void compareDeals() {
    fairness.difference().ifPresent(differences::add);
    undecided.addAll(fairness.undecided());
    if (fairness.difference().isEmpty() && fairness.undecided().isEmpty()) {
      agreed++;
    }
  }

  private void compare(Optional<Note> difference, SourceLine source) {
    difference.ifPresentOrElse(
        how -> differences.add(new Report.Note(source, how)), () -> agreed++);
  }

  private boolean isOver() {
    return replay.match().afterConsequences().toAct() == Kernel.OVER;
  }

  /// Rules on an event and plays it. Returns the fault if it is illegal, else null.
  private @Nullable BadInputException rule(Transcript.EventLine line) {
    fairness.compare(replay.match(), line, replay.events() + 1);
    Finding finding = replay.play(line, log);
    claims.afterEvent(line.actor(), finding);
    if (finding instanceof Finding.Undecided(Rule rule, Note missing)) {
      doubts.add(
          new Report.Note(
              line.source(),
              Sentence.of("{rule:rule}: this depends on {missing:parts}")
                  .fact("rule", rule)
                  .parts("missing", missing)
                  .note()));
    }
    return replay.refusal(line, finding);
  }

  private void compare(Claim claim, SourceLine source) {
    for (Claims.Answer answer : claims.compare(claim)) {
      switch (answer) {
        case Claims.Agrees() -> agreed++;
        case Claims.Differs(Sentence how) -> differences.add(new Report.Note(source, how.note()));
        case Claims.Unknown(Sentence why) -> undecided.add(new Report.Note(source, why.note()));
      }
    }
  }

  private Report finished(@Nullable BadInputException fault, int event, @Nullable Repair repair) {
    return new Report(
        replay.events(), doubts, agreed, differences, undecided, fault, event, repair, isOver());
  }
}
