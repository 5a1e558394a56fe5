package umpire.core.classic;

import java.util.List;
import umpire.core.text.Print;

/// A published format, put together from its parts.
///
/// @param unit what one record is called: a game, a frame, a deal, a round
/// @param reader begins to read an input
/// @param shapes what its generator knows; the first is the default
/// @param generator writes valid input
public record ClassicFormat(String unit, Reader reader, List<Shape> shapes, Generator generator)
    implements Classic {

  /// Begins to read an input.
  public interface Reader {
    ClassicReader open(Words words, Reading reading);
  }

  /// Writes valid input made by a recipe.
  public interface Generator {
    void generate(Recipe recipe, Print out);
  }

  public ClassicFormat {
    shapes = List.copyOf(shapes);
  }

  @Override
  public ClassicReader open(Words words, Reading reading) {
    return reader.open(words, reading);
  }

  @Override
  public void generate(Recipe recipe, Print out) {
    generator.generate(recipe, out);
  }
}
