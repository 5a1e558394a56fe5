package umpire.core.classic;

import java.util.List;
import umpire.core.text.Print;

/// Stands for the text format of a game that was taken from no published problem.
enum NoFormat implements Classic {
  NONE;

  @Override
  public String unit() {
    return "game";
  }

  @Override
  public ClassicReader open(Words words, Reading reading) {
    throw missing();
  }

  @Override
  public List<Shape> shapes() {
    return List.of();
  }

  @Override
  public void generate(Recipe recipe, Print out) {
    throw missing();
  }

  private static UnsupportedOperationException missing() {
    return new UnsupportedOperationException(
        "this game has no published text format: ask Game.hasClassic() first");
  }
}
