package umpire.snooker.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.snooker.rule.Sides;

/// Records the breaks of a match as they grow, to list them afterwards.
final class Breaks {

  private static final int FIFTY = 50;
  private static final int HUNDRED = 100;

  /// A break in one visit.
  ///
  /// @param clearance whether it ended with the last black
  private record Break(int seat, int points, int frame, boolean clearance) {

    Sentence told(List<String> names) {
      if (names.size() > Sides.COUNT) {
        return Sentence.of(
                clearance
                    ? "{points} ({player}, frame {frame}, clearance)"
                    : "{points} ({player}, frame {frame})")
            .fact("points", points)
            .fact("player", names.get(seat))
            .fact("frame", frame);
      }
      return Sentence.of(
              clearance ? "{points} (frame {frame}, clearance)" : "{points} (frame {frame})")
          .fact("points", points)
          .fact("frame", frame);
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
  /// @param scored by the stroke; if it equals `points`, a new break has begun
  void grow(int seat, int points, int scored, int frame) {
    if (points > scored) {
      all.removeLast();
    }
    all.add(new Break(seat, points, frame, cleared));
  }

  private Stream<Break> of(int side) {
    return all.stream().filter(each -> Sides.of(each.seat) == side);
  }

  int highest(int side) {
    return of(side).mapToInt(Break::points).max().orElse(0);
  }

  long centuries(int side) {
    return of(side).filter(each -> each.points >= HUNDRED).count();
  }

  /// The breaks of fifty and more, in order.
  ///
  /// @param names of the seats; with one player per side the players are not named
  Note fifties(int side, List<String> names) {
    var all = new ArrayList<Sentence>();
    of(side)
        .filter(each -> each.points >= FIFTY)
        .forEach(each -> {
          if (!all.isEmpty()) {
            all.add(Sentence.of(", "));
          }
          all.add(each.told(names));
        });
    return all.isEmpty()
        ? Sentence.of("none").note()
        : Sentence.of("{breaks:parts}").parts("breaks", all).note();
  }
}
