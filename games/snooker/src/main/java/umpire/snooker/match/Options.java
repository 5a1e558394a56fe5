package umpire.snooker.match;

import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.snooker.ball.Balls;
import umpire.snooker.stroke.FoulReason;
import umpire.snooker.words.Verb;

/// Lists what may happen next: what the players can decide, and what the referee can say. A player
/// decides what to play at; the many things that can come of it are not listed.
final class Options {

  private static final FoulReason[] REASONS = FoulReason.values();

  private Options() {}

  static void list(Contest contest, int actor, Moves into) {
    if (actor == Kernel.HOUSE) {
      listHouse(contest, into);
    } else if (actor == contest.toAct()) {
      listPlayer(contest, actor, into);
    }
    if (actor != Kernel.HOUSE && contest.frame.strokeDue() && !contest.isOver()) {
      into.leaveOut(); // strokes, also those out of turn
    }
  }

  private static void add(Contest contest, int actor, Move move, Moves into) {
    if (contest.check(actor, move) == Kernel.LEGAL) {
      into.add(move);
    }
  }

  private static void listHouse(Contest contest, Moves into) {
    Move move = contest.scratch;
    int house = Kernel.HOUSE;
    add(contest, house, move.set(Verb.RACK), into);
    add(contest, house, move.set(Verb.FREE_BALL), into);
    add(contest, house, Verb.miss(false, false, move), into);
    add(contest, house, Verb.miss(true, false, move), into);
    add(contest, house, Verb.miss(false, true, move), into);
    add(contest, house, Verb.miss(true, true, move), into);
    for (int ball = Balls.RED; ball <= Balls.BLACK; ball++) {
      add(contest, house, Verb.touching(ball, move), into);
    }
    for (FoulReason reason : REASONS) {
      int dearest = reason.concernsBall() ? Balls.BLACK : Balls.NONE;
      for (int ball = Balls.NONE; ball <= dearest; ball++) {
        addFouls(contest, reason, ball, into);
      }
    }
    add(contest, house, move.set(Verb.HALF), into);
    add(contest, house, move.set(Verb.TIME), into);
    add(contest, house, move.set(Verb.STALEMATE), into);
    add(contest, house, move.set(Verb.RERACK), into);
    for (int seat = 0; seat < contest.seats(); seat++) {
      for (int second = 0; second < contest.seats(); second++) {
        add(contest, house, Verb.order(seat, second, move), into);
      }
      add(contest, house, move.set(Verb.LOT).seat(seat), into);
      add(contest, house, move.set(Verb.WARN).seat(seat), into);
      add(contest, house, move.set(Verb.AWARD_FRAME).seat(seat), into);
      add(contest, house, move.set(Verb.AWARD_MATCH).seat(seat), into);
    }
  }

  /// A foul without a stroke, whatever was nominated before it.
  private static void addFouls(Contest contest, FoulReason reason, int ball, Moves into) {
    Move move = contest.scratch;
    add(contest, Kernel.HOUSE, Verb.foul(reason, ball, Balls.NONE, move), into);
    for (int nominated = Balls.YELLOW; nominated <= Balls.BLACK; nominated++) {
      add(contest, Kernel.HOUSE, Verb.foul(reason, ball, nominated, move), into);
    }
  }

  private static void listPlayer(Contest contest, int seat, Moves into) {
    Move move = contest.scratch;
    if (contest.frame.fouled()) {
      add(contest, seat, move.set(Verb.AGAIN), into);
      add(contest, seat, move.set(Verb.REPLACE), into);
    }
    if (!contest.frame.strokeDue()) {
      listChoices(contest, seat, into);
    }
    add(contest, seat, move.set(Verb.CLAIM), into);
    add(contest, seat, move.set(Verb.CONCEDE), into);
    for (int rest = contest.frame.aims(); rest != 0; rest &= rest - 1) {
      int ball = Integer.numberOfTrailingZeros(rest);
      add(contest, seat, Verb.aim(ball, true, move), into);
      add(contest, seat, Verb.aim(ball, false, move), into);
    }
  }

  private static void listChoices(Contest contest, int seat, Moves into) {
    Move move = contest.scratch;
    for (int chosen = 0; chosen < contest.seats(); chosen++) {
      add(contest, seat, move.set(Verb.CHOOSE).seat(chosen), into);
    }
  }
}
