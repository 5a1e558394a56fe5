package umpire.core.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.Rule;
import umpire.core.RulingLog;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.record.Claim;
import umpire.core.record.Seats;
import umpire.core.record.Transcript;
import umpire.core.text.SafeText;
import umpire.core.text.Sentence;

/// Compares the claims in a record with the referee's own count.
///
/// The caller reports every event, before and after it is played; a claim is then compared with the
/// position after the last event. Not safe for use by several threads.
public final class Claims<K extends Kernel<K>> {

  /// The referee's answer to one claim.
  public sealed interface Answer {}

  /// The claim is right.
  public record Agrees() implements Answer {}

  /// The claim is wrong.
  ///
  /// @param how the difference
  public record Differs(Sentence how) implements Answer {}

  /// The claim cannot be decided.
  ///
  /// @param why the missing information
  public record Unknown(Sentence why) implements Answer {}

  private static final Answer NOT_RECORDED =
      new Unknown(Sentence.of("this depends on unrecorded cards"));

  private final Transcript<K> game;
  private final Match<K> match;
  private final RulingLog log;
  private final List<? extends Rule> rulebook;

  /// The score of each side before the last event. An event may end a frame and reset the points,
  /// but a scorer still writes them down under it.
  private int[] before = {};

  /// Whether that score was known; only determined if the record claims earnings.
  private boolean[] known = {};

  private final boolean earningsAreClaimed;

  /// Whether a claim about the last event may follow.
  private boolean claimedAbout;

  /// The match before the last event; null if it was fully known or no claim may follow.
  private @Nullable Match<K> earlier;

  /// The event that followed then.
  private @Nullable Event last;

  private int lastActor = Kernel.HOUSE;

  /// The points of each side from the last event that led to any ruling: a go, which only states
  /// what followed from the cards, may come between that event and the claim.
  private int[] lately = {};

  /// Whether the legality of the last event depends on unrecorded information.
  private boolean doubtful;

  /// Prepares comparisons for a game from its start.
  ///
  /// @param game the game
  /// @param match the match in which the caller plays the events
  /// @param log the log to which the rulings on each event are written
  /// @param earnings whether claims about earnings may occur
  public Claims(Transcript<K> game, Match<K> match, RulingLog log, boolean earnings) {
    this.game = game;
    this.match = match;
    this.log = log;
    this.rulebook = game.whole().rulebook();
    this.earningsAreClaimed = earnings;
  }

  /// Stores the score before an event.
  ///
  /// @param claimed whether a claim about the event may follow; if not, the score before it is not
  ///   needed
  public void beforeEvent(boolean claimed) {
    claimedAbout = claimed;
    if (!claimed) {
      return;
    }
    if (before.length == 0) {
      before = new int[match.sides()];
      known = new boolean[match.sides()];
    }
    for (int side = 0; side < before.length; side++) {
      before[side] = match.tally(0, side);
      known[side] = earningsAreClaimed && match.isTallyKnown(0, side);
    }
  }

  /// Keeps a copy of the match before an event about which a claim may follow, if not all cards are
  /// recorded: points that are reset by the event may still be claimed, and its earnings may depend
  /// on them.
  void keepEarlier(boolean claimed, Event next) {
    earlier = claimed && !match.isFullyKnown() ? match.copy() : null;
    last = next;
  }

  /// Adds up the rulings on an event that has been played.
  public void afterEvent(int actor, Finding finding) {
    lastActor = actor;
    if (log.size() > 0 && (claimedAbout || earningsAreClaimed)) {
      if (lately.length == 0) {
        lately = new int[match.sides()];
      }
      addUp();
    }
    doubtful = finding instanceof Finding.Undecided;
  }

  /// Returns one answer for each statement in a claim.
  public List<Answer> compare(Claim claim) {
    var answers = new ArrayList<Answer>();
    collect(claim, answers);
    return answers;
  }

  private void collect(Claim claim, List<Answer> answers) {
    switch (claim) {
      case Claim.All(var claims) -> claims.forEach(each -> collect(each, answers));
      case Claim.Earned(int points) -> answers.add(earned(points));
      case Claim.Winner(int seat) -> answers.add(winner(seat));
      case Claim.Unfinished() -> answers.add(unfinished());
      case Claim.Standing(String tally, var stands) -> {
        int which = tallyNamed(tally);
        for (Claim.Stand stand : stands) {
          answers.add(which < 0 ? noSuchTally(tally) : stand(which, stand));
        }
      }
    }
  }

  private int tallyNamed(String name) {
    return name.isEmpty() ? 0 : match.tallies().indexOf(name);
  }

  private Answer noSuchTally(String name) {
    return new Differs(
        Sentence.of("'{name}' is not counted here: choose {tallies:list}")
            .fact("name", SafeText.shortened(name))
            .fact("tallies", match.tallies()));
  }

  /// Compares the points that the rulings on the last event gave the actor's side.
  private Answer earned(int claimed) {
    if (lastActor == Kernel.HOUSE) {
      return new Unknown(Sentence.of("no player acted in the event above"));
    }
    int side = match.side(lastActor);
    // The unknown part of the score may have come with this event.
    if (!known[side] || !match.isTallyKnown(0, side)) {
      return earnedUnseen(side, claimed);
    }
    int earned = earnedJustNow(side);
    if (earned == claimed || (lately.length > 0 && lately[side] == claimed)) {
      return new Agrees();
    }
    return doubtful
        ? NOT_RECORDED
        : new Differs(
            Sentence.of("{player} earned {earned}, not {claimed}")
                .fact("player", game.names().get(lastActor))
                .fact("earned", earned)
                .fact("claimed", claimed));
  }

  /// Compares the earnings of the last event where they depend on unrecorded cards.
  private Answer earnedUnseen(int side, int claimed) {
    Match<K> then = earlier;
    Event event = last;
    if (doubtful || log.size() == 0 || then == null || event == null) {
      return NOT_RECORDED;
    }
    if (then.mustEarn(lastActor, event, side, claimed)) {
      return new Agrees();
    }
    if (then.mayEarn(lastActor, event, side, claimed)) {
      return NOT_RECORDED;
    }
    return new Differs(
        Sentence.of("{player} cannot have earned {claimed}, whatever the unrecorded cards are")
            .fact("player", game.names().get(lastActor))
            .fact("claimed", claimed));
  }

  private int earnedJustNow(int side) {
    return log.size() == 0 ? 0 : lately[side];
  }

  /// Adds up the points that the last event gave each side.
  private void addUp() {
    Arrays.fill(lately, 0);
    for (int i = 0; i < log.size(); i++) {
      int seat = log.seat(i);
      if (seat >= 0 && rulebook.get(log.rule(i)).kind() == Rule.Kind.POINTS) {
        lately[match.side(seat)] += log.amount(i);
      }
    }
  }

  private Answer stand(int tally, Claim.Stand claimed) {
    int side = match.side(claimed.seat());
    if (!match.isTallyKnown(tally, side)) {
      return mayTallyBe(tally, side, claimed.count()) ? NOT_RECORDED : impossible(tally, claimed);
    }
    if (stands(tally, side, claimed.count()) || (tally == 0 && stoodAt(side, claimed.count()))) {
      return new Agrees();
    }
    int now = match.afterConsequences().tally(tally, side);
    return new Differs(
        miscounted((long) claimed.count() - now)
            .fact("player", game.names().get(claimed.seat()))
            .fact("count", now)
            .fact("tally", match.tallies().get(tally))
            .fact("claimed", claimed.count()));
  }

  /// Whether a side has this count, before or after any number of automatic consequences.
  private boolean stands(int tally, int side, int count) {
    Match<K> stage = match;
    boolean stands = stage.tally(tally, side) == count;
    for (Match<K> next = stage.afterNextConsequence();
        !stands && next != stage;
        next = stage.afterNextConsequence()) {
      stage = next;
      stands = stage.tally(tally, side) == count;
    }
    return stands;
  }

  private boolean stoodAt(int side, int count) {
    return side < before.length && before[side] + earnedJustNow(side) == count;
  }

  /// Whether a side may have this count now, or may have had it before the points of the last event
  /// were reset.
  private boolean mayTallyBe(int tally, int side, int count) {
    Match<K> then = earlier;
    return match.mayTallyBe(tally, side, count)
        || (tally == 0
            && (stoodAt(side, count)
                || (then != null && then.mayTallyBe(0, side, count - earnedJustNow(side)))));
  }

  private Answer impossible(int tally, Claim.Stand claimed) {
    return new Differs(
        Sentence.of(
                "{player} cannot have {claimed} {tally:word}, whatever the unrecorded cards are")
            .fact("player", game.names().get(claimed.seat()))
            .fact("claimed", claimed.count())
            .fact("tally", match.tallies().get(tally)));
  }

  private static Sentence miscounted(long surplus) {
    return surplus > 0
        ? Sentence.of("{player} has {count} {tally:word}, not {claimed} ({surplus} too many)")
            .fact("surplus", surplus)
        : Sentence.of("{player} has {count} {tally:word}, not {claimed} ({lack} too few)")
            .fact("lack", -surplus);
  }

  private Answer winner(int seat) {
    int side = seat < 0 ? Kernel.NOBODY : match.side(seat);
    boolean known = everythingIsKnown();
    if (match.afterConsequences().hasWon(side) && (known || !mayHaveEndedBut(side))) {
      return new Agrees();
    }
    if (!known && match.mayHaveWon(side)) {
      return NOT_RECORDED;
    }
    if (!known && mayHaveEndedBut(side)) {
      return new Differs(
          Sentence.of("the game cannot have ended like this, whatever the unrecorded cards are"));
    }
    if (match.toAct() != Kernel.OVER) {
      return new Differs(Sentence.of("the game is not over: nobody has won yet"));
    }
    if (match.winner() < 0) {
      return new Differs(Sentence.of("nobody has won"));
    }
    List<String> winners = Seats.ofSide(match.winner(), match, game.names());
    return new Differs(Sentence.of("the winner is {winners:and}").fact("winners", winners));
  }

  private Answer unfinished() {
    boolean known = everythingIsKnown();
    if (match.toAct() != Kernel.OVER) {
      boolean mayBeOver = match.mayHaveWon(Kernel.NOBODY) || mayHaveEndedBut(Kernel.NOBODY);
      return known || !mayBeOver ? new Agrees() : NOT_RECORDED;
    }
    return known ? new Differs(Sentence.of("the game is finished")) : NOT_RECORDED;
  }

  /// Whether the game may be over with another result: won by another side or, unless `side` is
  /// [Kernel#NOBODY], by none.
  private boolean mayHaveEndedBut(int side) {
    boolean ended = false;
    for (int other = Kernel.NOBODY; !ended && other < match.sides(); other++) {
      ended = other != side && match.mayHaveWon(other);
    }
    return ended;
  }

  /// Whether all tallies are known, from which the end of the game follows.
  private boolean everythingIsKnown() {
    for (int tally = 0; tally < match.tallies().size(); tally++) {
      for (int side = 0; side < match.sides(); side++) {
        if (!match.isTallyKnown(tally, side)) {
          return false;
        }
      }
    }
    return true;
  }
}
