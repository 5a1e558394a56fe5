package umpire.live.state;

import java.util.Set;
import java.util.TreeSet;

/// A pending request to take events back.
///
/// @param by the seat that asked
/// @param to the last event that still counts
/// @param waits seats that have not answered yet
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
