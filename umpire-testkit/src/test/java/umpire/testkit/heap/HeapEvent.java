package umpire.testkit.heap;

import java.util.List;

/// What can happen in a complete heap game.
public sealed interface HeapEvent {

  /// A number that nobody wrote down.
  int UNKNOWN = -1;

  int MOST = 3;

  /// The table deals the reserves, a number for each seat.
  record Deal(List<Integer> reserves) implements HeapEvent {
    public Deal {
      reserves = List.copyOf(reserves);
    }
  }

  /// A player takes stones.
  record Take(int stones) implements HeapEvent {}

  /// A player puts the reserve into the heap.
  record Add(int stones) implements HeapEvent {}
}
