package umpire.tractor.text.classic;

import java.util.List;
import umpire.core.classic.Classic;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.GeneratorOptions;
import umpire.core.classic.GeneratorShape;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.text.TextWriter;

/// The format of "Game Simulator" (T3, T12, T13, T21 to T23).
public final class ClassicTractor implements Classic {

  @Override
  public String unit() {
    return "round";
  }

  @Override
  public ClassicReader open(WordReader words, ReadOptions options) {
    return new RoundReader(words, options);
  }

  @Override
  public List<GeneratorShape> shapes() {
    return RoundGenerator.SHAPES;
  }

  @Override
  public void generate(GeneratorOptions options, TextWriter out) {
    new RoundGenerator(options, out).run();
  }
}
