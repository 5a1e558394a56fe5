package umpire.live;

import java.util.Set;
import java.util.TreeSet;

/// Somebody would like to take something back, and others are asked.
///
/// @param by who would like to
/// @param to the last event that is to count
/// @param waits those who have not answered yet
record Back(int by, int to, Set<Integer> waits) {

  Back {
    waits = Set.copyOf(waits);
  }

  Back without(int seat) {
    var others = new TreeSet<>(waits);
    others.remove(seat);
    return new Back(by, to, others);
  }
}
