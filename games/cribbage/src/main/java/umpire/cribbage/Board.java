package umpire.cribbage;

import java.util.Arrays;
import umpire.core.Kernel;

/// The board: how far each side has pegged. Who reaches the last hole is out, and from then on
/// nobody pegs.
///
/// Where a crib is not recorded, a side may stand further than is known. Whether it is out then is
/// a [Guess].
public final class Board {

  /// A board without an end, for the play of a single deal.
  static final int ENDLESS = Integer.MAX_VALUE;

  /// Partners sit opposite each other, so that the lowest bit of a seat is its side.
  private static final int PARTNERS = 1;

  private static final int ALONE = -1;

  private static final PeggingRule[] RULES = PeggingRule.values();

  private final int[] points = new int[Pegging.MOST_PLAYERS];

  /// How many holes further each side may stand.
  private final int[] perhaps = new int[Pegging.MOST_PLAYERS];

  private final int lastHole;
  private final int sideOfSeat;
  private final Guess guess;
  private int out = Kernel.NOBODY;

  /// What has been pegged by each rule since the beginning of the match, all sides together.
  private final int[] byRule = new int[RULES.length];

  /// What the hands of this game have shown by rule, see [Shown], as far as it is not entered
  /// there: one addition for a hand in place of seven.
  private long shown;

  /// A board on which every player pegs for himself, without an end.
  Board() {
    this(ENDLESS, false, Guess.theFirst());
  }

  Board(int lastHole, boolean partners, Guess guess) {
    this.guess = guess;
    this.lastHole = lastHole;
    this.sideOfSeat = partners ? PARTNERS : ALONE;
  }

  void clear() {
    enterShown();
    Arrays.fill(points, 0);
    Arrays.fill(perhaps, 0);
    out = Kernel.NOBODY;
  }

  /// Before a match, of which nothing has been pegged by any rule.
  void begin() {
    clear();
    Arrays.fill(byRule, 0);
  }

  void copyFrom(Board other) {
    System.arraycopy(other.points, 0, points, 0, points.length);
    System.arraycopy(other.perhaps, 0, perhaps, 0, perhaps.length);
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
    if (points[side] + perhaps[side] >= lastHole) {
      reachTheEnd(side);
    }
    return pegged;
  }

  /// Pegs for a player's side what nobody can count.
  ///
  /// @param worth what it may be
  void pegUnknown(int seat, Worth worth) {
    int side = side(seat);
    points[side] += Math.min(worth.least(), lastHole - points[side]);
    perhaps[side] += worth.most() - worth.least();
    if (points[side] + perhaps[side] >= lastHole) {
      reachTheEnd(side);
    }
  }

  /// A side may be out; if it is not, then it has not pegged as much as it may have.
  private void reachTheEnd(int side) {
    if (points[side] == lastHole || guess.yes()) {
      points[side] = lastHole;
      perhaps[side] = 0;
      out = side;
    } else {
      perhaps[side] = lastHole - 1 - points[side];
    }
  }

  /// Takes in how things stand on another board, if nobody can say which of the two it is.
  void orAs(Board other) {
    for (int side = 0; side < points.length; side++) {
      int most = Math.max(most(side), other.most(side));
      points[side] = Math.min(points[side], other.points[side]);
      perhaps[side] = most - points[side];
    }
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

  /// How many holes are left before a player's side, at least.
  int left(int seat) {
    return lastHole - most(side(seat));
  }

  /// How far a side may stand.
  int most(int side) {
    return points[side] + perhaps[side];
  }

  boolean isKnown(int side) {
    return perhaps[side] == 0;
  }

  /// Whether nobody can say how far some side stands.
  boolean isVague() {
    for (int more : perhaps) {
      if (more > 0) {
        return true;
      }
    }
    return false;
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
