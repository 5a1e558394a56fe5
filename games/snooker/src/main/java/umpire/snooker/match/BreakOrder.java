package umpire.snooker.match;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.snooker.frame.TurnOrder;
import umpire.snooker.rule.Sides;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.rule.SnookerSwitches;

/// The order in which players break off in a match: by lot or the first seat first, then as the
/// table has agreed, or as two pairs announce before a frame.
final class BreakOrder {

  private final SnookerSwitches.BreakOff rule;
  private final TurnOrder order;

  /// The seat that broke off last, or will break off first.
  private int breaker;

  /// The seat announced to break off the next frame, or [Kernel#NOBODY].
  private int named = Kernel.NOBODY;

  BreakOrder(SnookerSwitches.BreakOff rule, TurnOrder order) {
    this.rule = rule;
    this.order = order;
  }

  void reset() {
    open(0);
  }

  /// Records that a seat breaks off.
  void open(int seat) {
    breaker = seat;
    named = Kernel.NOBODY;
  }

  /// The seat that breaks off after a frame, given its breaker and its winning side or
  /// [Kernel#NOBODY].
  int after(int before, int won) {
    int next = order.after(before);
    if (rule == SnookerSwitches.BreakOff.ALTERNATE || won == Kernel.NOBODY) {
      return next;
    }
    int side = rule == SnookerSwitches.BreakOff.WINNER ? won : Sides.other(won);
    return Sides.of(next) == side ? next : order.after(next);
  }

  /// The seat that breaks off next, given the side that won the frame or [Kernel#NOBODY].
  int next(int won) {
    return named == Kernel.NOBODY ? after(breaker, won) : named;
  }

  /// The seat that breaks off the first frame, if there is no lot.
  int first() {
    return named == Kernel.NOBODY ? breaker : named;
  }

  /// Whether two pairs may still announce their order of play.
  boolean orderOpen() {
    return named == Kernel.NOBODY && order.seats() > Sides.SEATS;
  }

  /// Announces the order of the next frame by the first player of each pair.
  void order(int first, int second, RulingLog log) {
    named = first;
    order.order(first, second);
    log.add(SnookerRule.ORDER, first, second, 0);
  }

  int breaker() {
    return breaker;
  }

  void copyFrom(BreakOrder other) {
    breaker = other.breaker;
    named = other.named;
  }
}
