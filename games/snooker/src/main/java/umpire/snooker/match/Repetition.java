package umpire.snooker.match;

import umpire.core.gaps.RecordGaps;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.snooker.rule.Sides;
import umpire.snooker.words.Verb;

/// Recognises house events that correctly repeat an announcement still in force (S93): the lot, the
/// rack, the order of play, a free ball, a touching ball, a miss, the half. They are legal and have
/// no effect.
public final class Repetition implements RecordGaps<SnookerMatch> {

  @Override
  public boolean isRedundant(SnookerMatch match, int actor, Move move) {
    if (actor != Kernel.HOUSE || match.isOver() || match.awaitsFirstLot()) {
      return false;
    }
    return switch (Verb.of(move)) {
      case LOT -> isLot(match, move.seat());
      case RACK -> isFresh(match);
      case ORDER -> isOrder(match, move.seat(), Verb.second(move));
      case FREE_BALL -> inFrame(match) && match.frame.between.freeBall();
      case TOUCHING -> inFrame(match) && match.frame.between.touching() == move.code();
      case MISS -> inFrame(match) && match.frame.between.missCalled() && isLast(match, move);
      case HALF -> inFrame(match) && match.clock.secondHalf();
      default -> false;
    };
  }

  private static boolean inFrame(SnookerMatch match) {
    return !match.awaitsRack();
  }

  /// Whether the balls are set up and no move was made since.
  private static boolean isFresh(SnookerMatch match) {
    return inFrame(match) && match.history().size() == 0;
  }

  private static boolean isLast(SnookerMatch match, Move move) {
    int last = match.history().size() - 1;
    var past = new Move();
    if (last >= 0) {
      match.history().get(last, past);
    }
    return last >= 0 && past.sameAs(move);
  }

  /// Whether this lot has already brought the seat to the first frame, or to the choice at the
  /// respotted black.
  private static boolean isLot(SnookerMatch match, int seat) {
    boolean first = match.rules.firstByLot() && match.number() == 1 && seat == match.breaker();
    boolean chooses = match.frame.ending.choiceDue() && seat == match.frame.toAct();
    return (isFresh(match) && first) || (inFrame(match) && chooses);
  }

  private static boolean isOrder(SnookerMatch match, int first, int second) {
    boolean said = match.awaitsRack() ? !match.awaitsOrder() : isFresh(match);
    int opens = match.awaitsRack() ? match.breaksOffNext() : match.breaker();
    return match.seats() > Sides.SEATS
        && said
        && first == opens
        && second == match.frame.order.after(first);
  }
}
