package umpire.core.classic;

import java.util.List;
import umpire.core.text.TextWriter;

/// The text format of a game that was not taken from a published problem.
enum NoFormat implements Classic {
  NONE;

  @Override
  public String unit() {
    return "game";
  }

  @Override
  public ClassicReader open(WordReader words, ReadOptions options) {
    throw missing();
  }

  @Override
  public List<GeneratorShape> shapes() {
    return List.of();
  }

  @Override
  public void generate(GeneratorOptions options, TextWriter out) {
    throw missing();
  }

  private static UnsupportedOperationException missing() {
    return new UnsupportedOperationException(
        "this game has no published text format: ask Game.hasClassic() first");
  }
}
