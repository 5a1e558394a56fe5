package umpire.snooker.match;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.snooker.frame.TurnOrder;
import umpire.snooker.rule.Sides;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.rule.SnookerSwitches;

/// The order in which players break off in a match: by lot or the first seat, then as the table has
/// agreed, or as two pairs say before a frame.
final class BreakOrder {

  private final SnookerSwitches.BreakOff rule;
  private final TurnOrder order;

  /// Who broke off last, or will break off first.
  private int breaker;

  /// Who was said to break off the next frame.
  private int named = Kernel.NOBODY;

  BreakOrder(SnookerSwitches.BreakOff rule, TurnOrder order) {
    this.rule = rule;
    this.order = order;
  }

  void reset() {
    open(0);
  }

  /// A seat breaks off.
  void open(int seat) {
    breaker = seat;
    named = Kernel.NOBODY;
  }

  /// Who breaks off the frame after one that a seat broke off and a side won, or nobody did.
  int after(int before, int won) {
    int next = order.after(before);
    if (rule == SnookerSwitches.BreakOff.ALTERNATE || won == Kernel.NOBODY) {
      return next;
    }
    int side = rule == SnookerSwitches.BreakOff.WINNER ? won : Sides.other(won);
    return Sides.of(next) == side ? next : order.after(next);
  }

  /// Who breaks off after a frame that a side won, or nobody did.
  int next(int won) {
    return named == Kernel.NOBODY ? after(breaker, won) : named;
  }

  /// Who breaks off the first frame, if there is no lot.
  int first() {
    return named == Kernel.NOBODY ? breaker : named;
  }

  /// Whether two pairs may still say in which order they play.
  boolean orderOpen() {
    return named == Kernel.NOBODY && order.seats() > Sides.SEATS;
  }

  /// Two pairs say who of them comes first in the next frame.
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
