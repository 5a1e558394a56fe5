package umpire.snooker.text;

import java.util.List;
import umpire.core.Recipe;
import umpire.core.Shape;
import umpire.core.text.Classic;
import umpire.core.text.Print;
import umpire.core.text.Reading;
import umpire.core.text.Sitting;
import umpire.core.text.Words;

/// The format of "Snooker Referee" (S34 to S44).
public final class ClassicSnooker implements Classic {

  @Override
  public String unit() {
    return "frame";
  }

  @Override
  public Sitting sit(Words words, Reading reading) {
    return new FrameSitting(words);
  }

  @Override
  public List<Shape> shapes() {
    return FrameGenerator.SHAPES;
  }

  @Override
  public void generate(Recipe recipe, Print out) {
    new FrameGenerator(recipe, out).run();
  }
}
