package umpire.sim.count;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// How the shares of wins settled down while games were played: a point now and then, more of them
/// at the beginning.
public final class Convergence {

  /// Each point comes after a tenth more games than the one before.
  private static final int TENTH = 10;

  /// How things stood after some games.
  ///
  /// @param games how many
  /// @param wins of each side
  public record Point(long games, List<Long> wins) {
    public Point {
      wins = List.copyOf(wins);
    }
  }

  private final List<Point> points = new ArrayList<>();
  private long next = 1;

  /// Whether it is time for another point.
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
