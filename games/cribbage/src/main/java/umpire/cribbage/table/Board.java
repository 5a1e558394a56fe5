package umpire.cribbage.table;

import java.util.Arrays;
import umpire.core.gaps.BranchChooser;
import umpire.core.kernel.Kernel;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.show.Worth;

/// The board, with the points that each side has pegged. The first side to reach the last hole is
/// out and has won, and pegging stops.
///
/// If a crib is not recorded, a side may have more points than is known. Whether it is out then is
/// decided by a [BranchChooser].
public final class Board {

  /// A board without an end, for the play of a single deal.
  public static final int ENDLESS = Integer.MAX_VALUE;

  /// Partners sit opposite each other, so that the lowest bit of a seat is its side.
  private static final int PARTNERS = 1;

  private static final int ALONE = -1;

  private final int[] points;

  /// The most points that each side may have beyond the known ones.
  private final int[] perhaps;

  private final int lastHole;
  private final int sideOfSeat;
  private final BranchChooser branch;
  private int out = Kernel.NOBODY;

  /// Whether a player has been dealt cards in this game.
  private boolean begun;

  /// A board without an end on which every player pegs alone.
  public Board() {
    this(ENDLESS, Cards.MAX_PLAYERS, false, BranchChooser.alwaysFirst());
  }

  public Board(int lastHole, int sides, boolean partners, BranchChooser branch) {
    this.branch = branch;
    this.lastHole = lastHole;
    points = new int[sides];
    perhaps = new int[sides];
    this.sideOfSeat = partners ? PARTNERS : ALONE;
  }

  public void clear() {
    Arrays.fill(points, 0);
    Arrays.fill(perhaps, 0);
    out = Kernel.NOBODY;
    begun = false;
  }

  /// Begins a game. Returns false if it has already begun.
  public boolean begin() {
    boolean first = !begun;
    begun = true;
    return first;
  }

  /// Starts a side with points. Returns false, and changes nothing, if they are negative, reach the
  /// last hole, or the board has no end.
  public boolean startFrom(int side, int holes) {
    if (lastHole == ENDLESS || holes < 0 || holes >= lastHole) {
      return false;
    }
    points[side] = holes;
    return true;
  }

  public void copyFrom(Board other) {
    System.arraycopy(other.points, 0, points, 0, points.length);
    System.arraycopy(other.perhaps, 0, perhaps, 0, perhaps.length);
    out = other.out;
    begun = other.begun;
  }

  /// Pegs for a player's side, no further than the last hole. Returns the number of points pegged.
  public int peg(int seat, int scored) {
    if (out != Kernel.NOBODY) {
      return 0;
    }
    int side = side(seat);
    int pegged = Math.min(scored, lastHole - points[side]);
    points[side] += pegged;
    if (points[side] + perhaps[side] >= lastHole) {
      reachTheEnd(side);
    }
    return pegged;
  }

  /// Pegs an unknown number of points for a player's side.
  ///
  /// @param worth the possible points
  public void pegUnknown(int seat, Worth worth) {
    int side = side(seat);
    points[side] += Math.min(worth.least(), lastHole - points[side]);
    perhaps[side] += worth.most() - worth.least();
    if (points[side] + perhaps[side] >= lastHole) {
      reachTheEnd(side);
    }
  }

  /// Decides whether a side that may have reached the last hole is out; if not, it has pegged less.
  private void reachTheEnd(int side) {
    if (points[side] == lastHole || branch.chooseYesOrNo()) {
      points[side] = lastHole;
      perhaps[side] = 0;
      out = side;
    } else {
      perhaps[side] = lastHole - 1 - points[side];
    }
  }

  /// Merges another board into this one, when it is unknown which of the two is true.
  public void orAs(Board other) {
    for (int side = 0; side < points.length; side++) {
      int most = Math.max(most(side), other.most(side));
      points[side] = Math.min(points[side], other.points[side]);
      perhaps[side] = most - points[side];
    }
  }

  /// The most points that a side may have.
  public int most(int side) {
    return points[side] + perhaps[side];
  }

  public boolean isKnown(int side) {
    return perhaps[side] == 0;
  }

  /// Whether the points of some side are uncertain.
  public boolean isVague() {
    for (int more : perhaps) {
      if (more > 0) {
        return true;
      }
    }
    return false;
  }

  /// The player with the fewest points; of equals the first from this seat on.
  public int loser(int first, int seats) {
    if (isVague()) {
      return guessedLoser(first, seats);
    }
    int loser = first;
    for (int i = 1; i < seats; i++) {
      int seat = (first + i) % seats;
      loser = points[side(seat)] < points[side(loser)] ? seat : loser;
    }
    return loser;
  }

  /// Chooses, in one branch each, any player who may have the fewest points.
  private int guessedLoser(int first, int seats) {
    int least = Integer.MAX_VALUE;
    for (int side = 0; side < points.length; side++) {
      least = Math.min(least, most(side));
    }
    var losers = new int[seats];
    int found = 0;
    for (int i = 0; i < seats; i++) {
      int seat = (first + i) % seats;
      if (points[side(seat)] <= least) {
        losers[found++] = seat;
      }
    }
    return points.length == 2 ? losers[0] : losers[branch.choose(found)];
  }

  public int side(int seat) {
    return seat & sideOfSeat;
  }

  boolean partners() {
    return sideOfSeat == PARTNERS;
  }

  public int points(int side) {
    return points[side];
  }

  public int lastHole() {
    return lastHole;
  }

  /// The side that has reached the last hole, or [Kernel#NOBODY].
  public int out() {
    return out;
  }

  public boolean isOver() {
    return out != Kernel.NOBODY;
  }
}
