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

  private final int[] points = new int[Pegging.MOST_PLAYERS];
  private final int lastHole;
  private final int sideOfSeat;
  private int out = Kernel.NOBODY;

  /// A board on which every player pegs for himself, without an end.
  Board() {
    this(ENDLESS, false);
  }

  Board(int lastHole, boolean partners) {
    this.lastHole = lastHole;
    this.sideOfSeat = partners ? PARTNERS : ALONE;
  }

  void clear() {
    Arrays.fill(points, 0);
    out = Kernel.NOBODY;
  }

  void copyFrom(Board other) {
    System.arraycopy(other.points, 0, points, 0, points.length);
    out = other.out;
  }

  /// Pegs for a player's side, no further than the last hole, and returns how many points that
  /// were.
  int peg(int seat, int scored) {
    if (out != Kernel.NOBODY) {
      return 0;
    }
    int side = side(seat);
    int pegged = Math.min(scored, lastHole - points[side]);
    points[side] += pegged;
    if (points[side] == lastHole) {
      out = side;
    }
    return pegged;
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
