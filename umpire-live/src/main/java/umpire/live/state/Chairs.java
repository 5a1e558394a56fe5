package umpire.live.state;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import umpire.live.seat.SeatPlan;

/// The seats of a table as they are taken. For one thread.
public final class Chairs {

  private final List<Chair> chairs = new ArrayList<>();

  Chairs(List<SeatPlan> plans) {
    for (int seat = 0; seat < plans.size(); seat++) {
      chairs.add(Chair.of(plans.get(seat), seat));
    }
  }

  private Chairs(Chairs other) {
    chairs.addAll(other.chairs);
  }

  Chairs copy() {
    return new Chairs(this);
  }

  int size() {
    return chairs.size();
  }

  Chair at(int seat) {
    return chairs.get(seat);
  }

  void change(int seat, Chair chair) {
    chairs.set(seat, chair);
  }

  /// What they are called from now on, in order.
  void name(List<String> names) {
    for (int seat = 0; seat < size(); seat++) {
      change(seat, at(seat).named(names.get(seat)));
    }
  }

  /// What they are to be called in a game, if everybody sits: in a record seats are told apart by
  /// their names alone.
  public Optional<List<String>> names() {
    var names = new ArrayList<String>();
    Set<String> taken = new HashSet<>();
    for (Chair chair : chairs) {
      if (!chair.isTaken()) {
        return Optional.empty();
      }
      names.add(unlike(taken, chair.called()));
    }
    return Optional.of(names);
  }

  private static String unlike(Set<String> taken, String name) {
    String unlike = name;
    for (int i = 2; !taken.add(unlike.toLowerCase(Locale.ROOT)); i++) {
      unlike = name.substring(0, Math.min(name.length(), 36)).strip() + " " + i;
    }
    return unlike;
  }

  /// How many sides are out of the game: one is when one of its seats has lost.
  ///
  /// @param side of a seat
  public int sidesGone(IntUnaryOperator side) {
    Set<Integer> gone = new HashSet<>();
    for (int seat = 0; seat < size(); seat++) {
      if (at(seat).lost().isPresent()) {
        gone.add(side.applyAsInt(seat));
      }
    }
    return gone.size();
  }
}
