package umpire.sim.count;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The wins of each side at several moments of a simulation, more of them at the beginning.
/// Mutable, for one thread.
public final class Convergence {

  /// Each point comes after a tenth more games than the point before it.
  private static final int TENTH = 10;

  /// The wins after some games.
  ///
  /// @param games the number of games
  /// @param wins the number of wins of each side
  public record Point(long games, List<Long> wins) {
    public Point {
      wins = List.copyOf(wins);
    }
  }

  private final List<Point> points = new ArrayList<>();
  private long next = 1;

  /// Whether the next point is due after this many games.
  public boolean isDue(long games) {
    return games >= next;
  }

  public void add(Point point) {
    points.add(point);
    next = point.games() + Math.max(1, point.games() / TENTH);
  }

  public List<Point> points() {
    return Collections.unmodifiableList(points);
  }
}
