package umpire.crazyeights.text;

import java.util.List;
import umpire.core.Recipe;
import umpire.core.Shape;
import umpire.core.text.Classic;
import umpire.core.text.Print;
import umpire.core.text.Reading;
import umpire.core.text.Sitting;
import umpire.core.text.Words;

/// A game is a line with the number of players, a line with the 52 cards of the deck, top first,
/// and a line `PLAYER MOVE` for each move: a card such as `8D`, a suit such as `S`, `draw` or
/// `pass`.
public final class ClassicEights implements Classic {

  @Override
  public String unit() {
    return "game";
  }

  @Override
  public Sitting sit(Words words, Reading reading) {
    return new EightsSitting(words);
  }

  @Override
  public List<Shape> shapes() {
    return EightsGenerator.SHAPES;
  }

  @Override
  public void generate(Recipe recipe, Print out) {
    new EightsGenerator(recipe, out).run();
  }
}
