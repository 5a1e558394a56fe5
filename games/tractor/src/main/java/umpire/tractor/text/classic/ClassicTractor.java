package umpire.tractor.text.classic;

import java.util.List;
import umpire.core.classic.Classic;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.Reading;
import umpire.core.classic.Recipe;
import umpire.core.classic.Shape;
import umpire.core.classic.Words;
import umpire.core.text.Print;

/// The format of "Game Simulator" (T3, T12, T13, T21 to T23).
public final class ClassicTractor implements Classic {

  @Override
  public String unit() {
    return "round";
  }

  @Override
  public ClassicReader open(Words words, Reading reading) {
    return new RoundReader(words, reading);
  }

  @Override
  public List<Shape> shapes() {
    return RoundGenerator.SHAPES;
  }

  @Override
  public void generate(Recipe recipe, Print out) {
    new RoundGenerator(recipe, out).run();
  }
}
