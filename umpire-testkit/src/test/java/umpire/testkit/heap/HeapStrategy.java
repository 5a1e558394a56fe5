package umpire.testkit.heap;

import java.util.function.BiFunction;
import umpire.core.Chance;
import umpire.core.match.Strategy;

/// A strategy of the heap game.
record HeapStrategy(String name, String about, BiFunction<HeapView, Chance, HeapEvent> choice)
    implements Strategy<HeapView, HeapEvent> {

  static final HeapStrategy RANDOM =
      new HeapStrategy(
          "random",
          "anything that is legal",
          (view, chance) -> view.legal().get(chance.below(view.legal().size())));

  static final HeapStrategy RULES =
      new HeapStrategy(
          "rules", "leaves a multiple of four, if possible", (view, _) -> leavingFours(view));

  private static HeapEvent leavingFours(HeapView view) {
    var best = new HeapEvent.Take(Math.max(1, view.stones() % 4));
    return view.legal().contains(best) ? best : view.legal().getFirst();
  }

  @Override
  public HeapEvent choose(HeapView view, Chance chance) {
    return choice.apply(view, chance);
  }
}
