package umpire.heap;

import java.util.List;
import umpire.core.Chance;
import umpire.core.classic.Classic;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.Reading;
import umpire.core.classic.Recipe;
import umpire.core.classic.Shape;
import umpire.core.classic.Words;
import umpire.core.text.Print;

/// A game is a line: the number of players, the stones in the heap, and what is taken, turn by
/// turn. The result is a line of scores.
final class HeapFormat implements Classic {

  private static long whim;

  private final Flaw flaw;

  HeapFormat(Flaw flaw) {
    this.flaw = flaw;
  }

  @Override
  public String unit() {
    return "game";
  }

  @Override
  public ClassicReader open(Words words, Reading reading) {
    return new HeapReader(flaw, words);
  }

  @Override
  public List<Shape> shapes() {
    return List.of(new Shape("fair", "random"), new Shape("ones", "one stone at a time"));
  }

  @Override
  public void generate(Recipe recipe, Print out) {
    var chance =
        new Chance(
            switch (flaw) {
              case GENERATES_BY_WHIM -> whim++;
              case IGNORES_THE_SEED -> 0;
              default -> recipe.seed();
            });
    for (int i = flaw == Flaw.GENERATES_TOO_FEW ? 1 : 0; i < recipe.cases(); i++) {
      generate(recipe, chance, out);
    }
  }

  private void generate(Recipe recipe, Chance chance, Print out) {
    boolean free = recipe.seats() == 0 || flaw == Flaw.IGNORES_THE_SEATS;
    int seats = free ? 2 + chance.below(3) : recipe.seats();
    int stones = 3 + chance.below(20);
    out.number(seats).letter(' ').number(stones);
    boolean ones = recipe.shape().equals("ones") && flaw != Flaw.IGNORES_THE_SHAPE;
    while (stones > 0) {
      int taken = ones ? 1 : 1 + chance.below(Math.min(stones, Heap.MOST_TAKEN));
      stones -= taken;
      out.letter(' ').number(flaw == Flaw.GENERATES_NONSENSE && stones == 2 ? 9 : taken);
    }
    out.line();
  }
}
