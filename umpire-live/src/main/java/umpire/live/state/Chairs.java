package umpire.live.state;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import umpire.live.seat.SeatPlan;

/// The occupants of all seats of a table. For one thread.
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

  /// Renames the players, in the order of the seats.
  void name(List<String> names) {
    for (int seat = 0; seat < size(); seat++) {
      change(seat, at(seat).named(names.get(seat)));
    }
  }

  /// Returns the players' names for the game, made unique because a record identifies seats by name
  /// alone; empty if a seat is free.
  public Optional<List<String>> names() {
    var names = new ArrayList<String>();
    Set<String> taken = new HashSet<>();
    for (Chair chair : chairs) {
      if (!chair.isTaken()) {
        return Optional.empty();
      }
      names.add(unlike(taken, chair.nameOrEmpty()));
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

  /// Returns the number of sides that are out of the game; a side is out if one of its seats has
  /// lost.
  ///
  /// @param side maps a seat to its side
  public int countLostSides(IntUnaryOperator side) {
    Set<Integer> gone = new HashSet<>();
    for (int seat = 0; seat < size(); seat++) {
      if (at(seat).lost().isPresent()) {
        gone.add(side.applyAsInt(seat));
      }
    }
    return gone.size();
  }
}
