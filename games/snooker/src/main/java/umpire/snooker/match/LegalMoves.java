package umpire.snooker.match;

import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.snooker.ball.Balls;
import umpire.snooker.stroke.FoulReason;
import umpire.snooker.words.Verb;

/// Lists the legal moves: decisions of the players and announcements of the referee. A player
/// decides which ball to play at; the many possible outcomes are not listed.
final class LegalMoves {

  private static final FoulReason[] REASONS = FoulReason.values();

  private LegalMoves() {}

  static void list(SnookerMatch match, int actor, Moves into) {
    if (actor == Kernel.HOUSE) {
      listHouse(match, into);
    } else if (actor == match.toAct()) {
      listPlayer(match, actor, into);
    }
    if (actor != Kernel.HOUSE && match.frame.strokeDue() && !match.isOver()) {
      into.leaveOut(); // strokes, even out of turn
    }
  }

  private static void add(SnookerMatch match, int actor, Move move, Moves into) {
    if (match.check(actor, move) == Kernel.LEGAL) {
      into.add(move);
    }
  }

  private static void listHouse(SnookerMatch match, Moves into) {
    Move move = match.scratch;
    int house = Kernel.HOUSE;
    add(match, house, move.set(Verb.RACK), into);
    add(match, house, move.set(Verb.FREE_BALL), into);
    add(match, house, Verb.miss(false, false, move), into);
    add(match, house, Verb.miss(true, false, move), into);
    add(match, house, Verb.miss(false, true, move), into);
    add(match, house, Verb.miss(true, true, move), into);
    for (int ball = Balls.RED; ball <= Balls.BLACK; ball++) {
      add(match, house, Verb.touching(ball, move), into);
    }
    for (FoulReason reason : REASONS) {
      int dearest = reason.concernsBall() ? Balls.BLACK : Balls.NONE;
      for (int ball = Balls.NONE; ball <= dearest; ball++) {
        addFouls(match, reason, ball, into);
      }
    }
    add(match, house, move.set(Verb.HALF), into);
    add(match, house, move.set(Verb.TIME), into);
    add(match, house, move.set(Verb.STALEMATE), into);
    add(match, house, move.set(Verb.RERACK), into);
    for (int seat = 0; seat < match.seats(); seat++) {
      for (int second = 0; second < match.seats(); second++) {
        add(match, house, Verb.order(seat, second, move), into);
      }
      add(match, house, move.set(Verb.LOT).seat(seat), into);
      add(match, house, move.set(Verb.WARN).seat(seat), into);
      add(match, house, move.set(Verb.AWARD_FRAME).seat(seat), into);
      add(match, house, move.set(Verb.AWARD_MATCH).seat(seat), into);
    }
  }

  /// Adds a foul without a stroke with every possible nomination before it.
  private static void addFouls(SnookerMatch match, FoulReason reason, int ball, Moves into) {
    Move move = match.scratch;
    add(match, Kernel.HOUSE, Verb.foul(reason, ball, Balls.NONE, move), into);
    for (int nominated = Balls.YELLOW; nominated <= Balls.BLACK; nominated++) {
      add(match, Kernel.HOUSE, Verb.foul(reason, ball, nominated, move), into);
    }
  }

  private static void listPlayer(SnookerMatch match, int seat, Moves into) {
    Move move = match.scratch;
    if (match.frame.fouled()) {
      add(match, seat, move.set(Verb.AGAIN), into);
      add(match, seat, move.set(Verb.REPLACE), into);
    }
    if (!match.frame.strokeDue()) {
      listChoices(match, seat, into);
    }
    add(match, seat, move.set(Verb.CLAIM), into);
    add(match, seat, move.set(Verb.CONCEDE), into);
    for (int rest = match.frame.aims(); rest != 0; rest &= rest - 1) {
      int ball = Integer.numberOfTrailingZeros(rest);
      add(match, seat, Verb.aim(ball, true, move), into);
      add(match, seat, Verb.aim(ball, false, move), into);
    }
  }

  private static void listChoices(SnookerMatch match, int seat, Moves into) {
    Move move = match.scratch;
    for (int chosen = 0; chosen < match.seats(); chosen++) {
      add(match, seat, move.set(Verb.CHOOSE).seat(chosen), into);
    }
  }
}
