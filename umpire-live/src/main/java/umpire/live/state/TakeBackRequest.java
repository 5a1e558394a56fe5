package umpire.live.state;

import java.util.Set;
import java.util.TreeSet;

/// Somebody would like to take something back, and others are asked.
///
/// @param by who would like to
/// @param to the last event that is to count
/// @param waits those who have not answered yet
public record TakeBackRequest(int by, int to, Set<Integer> waits) {

  public TakeBackRequest {
    waits = Set.copyOf(waits);
  }

  public TakeBackRequest without(int seat) {
    var others = new TreeSet<>(waits);
    others.remove(seat);
    return new TakeBackRequest(by, to, others);
  }
}
