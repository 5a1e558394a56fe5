package umpire.snooker.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The breaks of a match, as they grow, for those who list them afterwards.
final class Breaks {

  private static final int FIFTY = 50;
  private static final int HUNDRED = 100;

  /// A break.
  ///
  /// @param clearance whether it ended with the last black
  private record Break(int side, int points, int frame, boolean clearance) {

    String words() {
      return "%d (frame %d%s)".formatted(points, frame, clearance ? ", clearance" : "");
    }
  }

  private final List<Break> all = new ArrayList<>();
  private boolean cleared;

  /// Notes whether the ball that was just potted is the last one.
  void clear(boolean last) {
    cleared = last;
  }

  /// Notes that a stroke has scored.
  ///
  /// @param points of the whole break
  /// @param scored of the stroke; if that is all, a new break has begun
  void grow(int side, int points, int scored, int frame) {
    if (points > scored) {
      all.removeLast();
    }
    all.add(new Break(side, points, frame, cleared));
  }

  private Stream<Break> of(int side) {
    return all.stream().filter(each -> each.side == side);
  }

  int highest(int side) {
    return of(side).mapToInt(Break::points).max().orElse(0);
  }

  long centuries(int side) {
    return of(side).filter(each -> each.points >= HUNDRED).count();
  }

  /// Those of fifty and more, in their order.
  String fifties(int side) {
    String list =
        of(side)
            .filter(each -> each.points >= FIFTY)
            .map(Break::words)
            .collect(Collectors.joining(", "));
    return list.isEmpty() ? "none" : list;
  }
}
