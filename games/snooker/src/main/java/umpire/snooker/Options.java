package umpire.snooker;

import umpire.core.kernel.Kernel;
import umpire.core.kernel.Moves;

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

  private static void add(Contest contest, int actor, long event, Moves into) {
    if (contest.check(actor, event) == Kernel.FINE) {
      into.add(EventCode.verb(event).ordinal(), 0, 0, event, 0L);
    }
  }

  private static void listHouse(Contest contest, Moves into) {
    int house = Kernel.HOUSE;
    add(contest, house, EventCode.rack(), into);
    add(contest, house, EventCode.freeBall(), into);
    add(contest, house, EventCode.miss(false, false), into);
    add(contest, house, EventCode.miss(true, false), into);
    add(contest, house, EventCode.miss(false, true), into);
    add(contest, house, EventCode.miss(true, true), into);
    for (int ball = Frame.RED; ball <= Frame.BLACK; ball++) {
      add(contest, house, EventCode.touching(ball), into);
    }
    for (FoulReason reason : REASONS) {
      int dearest = reason.concernsBall() ? Frame.BLACK : Frame.NONE;
      for (int ball = Frame.NONE; ball <= dearest; ball++) {
        addFouls(contest, reason, ball, into);
      }
    }
    add(contest, house, EventCode.time(true), into);
    add(contest, house, EventCode.time(false), into);
    add(contest, house, EventCode.stalemate(), into);
    add(contest, house, EventCode.rerack(), into);
    for (int seat = 0; seat < contest.seats(); seat++) {
      for (int second = 0; second < contest.seats(); second++) {
        add(contest, house, EventCode.order(seat, second), into);
      }
      add(contest, house, EventCode.lot(seat), into);
      add(contest, house, EventCode.warn(seat), into);
      add(contest, house, EventCode.award(seat, false), into);
      add(contest, house, EventCode.award(seat, true), into);
    }
  }

  /// A foul without a stroke, whatever was nominated before it.
  private static void addFouls(Contest contest, FoulReason reason, int ball, Moves into) {
    add(contest, Kernel.HOUSE, EventCode.foul(reason, ball, Frame.NONE), into);
    for (int nominated = Frame.YELLOW; nominated <= Frame.BLACK; nominated++) {
      add(contest, Kernel.HOUSE, EventCode.foul(reason, ball, nominated), into);
    }
  }

  private static void listPlayer(Contest contest, int seat, Moves into) {
    if (contest.frame.fouled()) {
      add(contest, seat, EventCode.again(), into);
      add(contest, seat, EventCode.replace(), into);
    }
    if (!contest.frame.strokeDue()) {
      listChoices(contest, seat, into);
    }
    add(contest, seat, EventCode.claim(), into);
    add(contest, seat, EventCode.concede(), into);
    for (int rest = contest.frame.aims(); rest != 0; rest &= rest - 1) {
      int ball = Integer.numberOfTrailingZeros(rest);
      add(contest, seat, EventCode.aim(ball, true), into);
      add(contest, seat, EventCode.aim(ball, false), into);
    }
  }

  private static void listChoices(Contest contest, int seat, Moves into) {
    for (int chosen = 0; chosen < contest.seats(); chosen++) {
      add(contest, seat, EventCode.choose(chosen), into);
    }
  }
}
