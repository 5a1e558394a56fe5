package umpire.maumau.text;

import java.util.List;
import umpire.core.Recipe;
import umpire.core.Shape;
import umpire.core.text.Classic;
import umpire.core.text.Print;
import umpire.core.text.Reading;
import umpire.core.text.Sitting;
import umpire.core.text.Words;

/// The format of "Mau-Mau" (M16 to M21).
public final class ClassicMauMau implements Classic {

  @Override
  public String unit() {
    return "game";
  }

  @Override
  public Sitting sit(Words words, Reading reading) {
    return new MauMauSitting(words);
  }

  @Override
  public List<Shape> shapes() {
    return MauMauGenerator.SHAPES;
  }

  @Override
  public void generate(Recipe recipe, Print out) {
    new MauMauGenerator(recipe, out).run();
  }
}
