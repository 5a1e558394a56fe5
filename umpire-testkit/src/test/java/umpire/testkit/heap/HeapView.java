package umpire.testkit.heap;

import java.util.List;
import umpire.core.match.View;
import umpire.core.text.Json;

/// What one viewer knows of a heap game.
///
/// @param toAct whose turn it is
/// @param stones how many are in the heap
/// @param reserves what each seat holds back, as far as the viewer knows
/// @param points what each seat has
/// @param legal what the viewer may do
public record HeapView(
    int toAct, int stones, List<Integer> reserves, List<Integer> points, List<HeapEvent> legal)
    implements View {

  public HeapView {
    reserves = List.copyOf(reserves);
    points = List.copyOf(points);
    legal = List.copyOf(legal);
  }

  @Override
  public Json facts() {
    return new Json()
        .put("toAct", toAct)
        .put("stones", stones)
        .put("reserves", reserves.stream().map(String::valueOf).toList())
        .put("points", points.stream().map(String::valueOf).toList())
        .put("legal", legal.stream().map(HeapEvent::toString).toList());
  }
}
