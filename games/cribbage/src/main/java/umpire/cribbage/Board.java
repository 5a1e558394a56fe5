package umpire.cribbage;

import java.util.Arrays;
import umpire.core.Kernel;

/// The board: how far each side has pegged. Who reaches the last hole is out, and from then on
/// nobody pegs.
public final class Board {

  /// A board without an end, for the play of a single deal.
  static final int ENDLESS = Integer.MAX_VALUE;

  /// Partners sit opposite each other, so that the lowest bit of a seat is its side.
  private static final int PARTNERS = 1;

  private static final int ALONE = -1;

  private static final PeggingRule[] RULES = PeggingRule.values();

  private final int[] points = new int[Pegging.MOST_PLAYERS];
  private final int lastHole;
  private final int sideOfSeat;
  private int out = Kernel.NOBODY;

  /// What has been pegged by each rule since the beginning of the match, all sides together.
  private final int[] byRule = new int[RULES.length];

  /// What the hands of this game have shown by rule, see [Shown], as far as it is not entered
  /// there: one addition for a hand in place of seven.
  private long shown;

  /// A board on which every player pegs for himself, without an end.
  Board() {
    this(ENDLESS, false);
  }

  Board(int lastHole, boolean partners) {
    this.lastHole = lastHole;
    this.sideOfSeat = partners ? PARTNERS : ALONE;
  }

  void clear() {
    enterShown();
    Arrays.fill(points, 0);
    out = Kernel.NOBODY;
  }

  /// Before a match, of which nothing has been pegged by any rule.
  void begin() {
    clear();
    Arrays.fill(byRule, 0);
  }

  void copyFrom(Board other) {
    System.arraycopy(other.points, 0, points, 0, points.length);
    System.arraycopy(other.byRule, 0, byRule, 0, byRule.length);
    shown = other.shown;
    out = other.out;
  }

  /// Pegs for a player's side what a rule gives him, no further than the last hole, and returns how
  /// many points that were.
  int peg(int seat, PeggingRule rule, int scored) {
    if (out != Kernel.NOBODY) {
      return 0;
    }
    int side = side(seat);
    int pegged = Math.min(scored, lastHole - points[side]);
    points[side] += pegged;
    byRule[rule.ordinal()] += pegged;
    if (points[side] == lastHole) {
      out = side;
    }
    return pegged;
  }

  /// Pegs all that a hand is worth at once, which must not be enough to go out.
  ///
  /// @param hand the same points by rule, see [Shown]
  void pegShow(int seat, int worth, long hand) {
    points[side(seat)] += worth;
    shown += hand;
  }

  private void enterShown() {
    if (shown != 0) {
      for (PeggingRule rule : RULES) {
        byRule[rule.ordinal()] += Shown.points(rule, shown);
      }
      shown = 0;
    }
  }

  /// How many holes are left before a player's side.
  int left(int seat) {
    return lastHole - points[side(seat)];
  }

  int side(int seat) {
    return seat & sideOfSeat;
  }

  boolean partners() {
    return sideOfSeat == PARTNERS;
  }

  public int points(int side) {
    return points[side];
  }

  /// What has been pegged by a rule in this match, all sides together.
  int pegged(PeggingRule rule) {
    enterShown();
    return byRule[rule.ordinal()];
  }

  int lastHole() {
    return lastHole;
  }

  /// The side that has reached the last hole, or [Kernel#NOBODY].
  int out() {
    return out;
  }

  boolean isOver() {
    return out != Kernel.NOBODY;
  }
}
