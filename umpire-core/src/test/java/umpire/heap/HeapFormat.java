package umpire.heap;

import java.util.List;
import umpire.core.SeededRandom;
import umpire.core.classic.Classic;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.GeneratorOptions;
import umpire.core.classic.GeneratorShape;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.text.TextWriter;

/// The format of the classic heap game. A game is a line: the number of players, the stones in the
/// heap, and the stones taken, turn by turn. The result is a line of scores.
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
  public ClassicReader open(WordReader words, ReadOptions options) {
    return new HeapReader(flaw, words);
  }

  @Override
  public List<GeneratorShape> shapes() {
    return List.of(
        new GeneratorShape("fair", "random"), new GeneratorShape("ones", "one stone at a time"));
  }

  @Override
  public void generate(GeneratorOptions options, TextWriter out) {
    var random =
        new SeededRandom(
            switch (flaw) {
              case GENERATES_BY_WHIM -> whim++;
              case IGNORES_THE_SEED -> 0;
              default -> options.seed();
            });
    for (int i = flaw == Flaw.GENERATES_TOO_FEW ? 1 : 0; i < options.cases(); i++) {
      generate(options, random, out);
    }
  }

  private void generate(GeneratorOptions options, SeededRandom random, TextWriter out) {
    boolean free = options.seats() == 0 || flaw == Flaw.IGNORES_THE_SEATS;
    int seats = free ? 2 + random.nextInt(3) : options.seats();
    int stones = 3 + random.nextInt(20);
    out.number(seats).character(' ').number(stones);
    boolean ones = options.shape().equals("ones") && flaw != Flaw.IGNORES_THE_SHAPE;
    while (stones > 0) {
      int taken = ones ? 1 : 1 + random.nextInt(Math.min(stones, Heap.MAX_TAKEN));
      stones -= taken;
      out.character(' ').number(flaw == Flaw.GENERATES_NONSENSE && stones == 2 ? 9 : taken);
    }
    out.line();
  }
}
