package umpire.cribbage.text;

import java.util.List;
import umpire.core.Recipe;
import umpire.core.Shape;
import umpire.core.text.Classic;
import umpire.core.text.Print;
import umpire.core.text.Reading;
import umpire.core.text.Sitting;
import umpire.core.text.Words;

/// The format of "Cribbage Pegging" (C25 to C32).
public final class ClassicPegging implements Classic {

  @Override
  public String unit() {
    return "deal";
  }

  @Override
  public Sitting sit(Words words, Reading reading) {
    return new PeggingSitting(words);
  }

  @Override
  public List<Shape> shapes() {
    return PeggingGenerator.SHAPES;
  }

  @Override
  public void generate(Recipe recipe, Print out) {
    new PeggingGenerator(recipe, out).run();
  }
}
