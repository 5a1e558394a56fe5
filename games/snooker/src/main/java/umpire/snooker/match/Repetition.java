package umpire.snooker.match;

import umpire.core.gaps.RecordGaps;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.snooker.rule.Sides;
import umpire.snooker.words.Verb;

/// Lines of the table that repeat, truly, what has been said and still holds (S93): the lot, the
/// rack, the order of play, a free ball, a touching ball, a miss, the half. They are legal, and
/// nothing comes of them.
public final class Repetition implements RecordGaps<Contest> {

  @Override
  public boolean saysAgain(Contest contest, int actor, Move move) {
    if (actor != Kernel.HOUSE || contest.isOver() || contest.awaitsFirstLot()) {
      return false;
    }
    return switch (Verb.of(move)) {
      case LOT -> isLot(contest, move.seat());
      case RACK -> isFresh(contest);
      case ORDER -> isOrder(contest, move.seat(), Verb.second(move));
      case FREE_BALL -> inFrame(contest) && contest.frame.interlude.freeBall();
      case TOUCHING -> inFrame(contest) && contest.frame.interlude.touching() == move.code();
      case MISS ->
          inFrame(contest) && contest.frame.interlude.missCalled() && isLast(contest, move);
      case HALF -> inFrame(contest) && contest.clock.secondHalf();
      default -> false;
    };
  }

  private static boolean inFrame(Contest contest) {
    return !contest.awaitsRack();
  }

  /// Whether the balls are set up, and nothing has happened since.
  private static boolean isFresh(Contest contest) {
    return inFrame(contest) && contest.history().size() == 0;
  }

  private static boolean isLast(Contest contest, Move move) {
    int last = contest.history().size() - 1;
    var past = new Move();
    if (last >= 0) {
      contest.history().get(last, past);
    }
    return last >= 0 && past.sameAs(move);
  }

  /// The lot has brought a player to the first frame, or to the choice at the respotted black.
  private static boolean isLot(Contest contest, int seat) {
    boolean first =
        contest.rules.firstByLot() && contest.number() == 1 && seat == contest.breaker();
    boolean chooses = contest.frame.ending.choiceDue() && seat == contest.frame.toAct();
    return (isFresh(contest) && first) || (inFrame(contest) && chooses);
  }

  private static boolean isOrder(Contest contest, int first, int second) {
    boolean said = contest.awaitsRack() ? !contest.awaitsOrder() : isFresh(contest);
    int opens = contest.awaitsRack() ? contest.breaksOffNext() : contest.breaker();
    return contest.seats() > Sides.SEATS
        && said
        && first == opens
        && second == contest.frame.rota.after(first);
  }
}
