package umpire.core.classic;

import java.util.List;
import umpire.core.text.TextWriter;

/// A published format, assembled from its parts.
///
/// @param unit the word for one record: a game, a frame, a deal, a round
/// @param reader opens an input
/// @param shapes the shapes that the generator offers; the first is the default
/// @param generator writes valid input
public record ClassicFormat(
    String unit, Reader reader, List<GeneratorShape> shapes, Generator generator)
    implements Classic {

  /// Opens an input for reading.
  public interface Reader {
    ClassicReader open(WordReader words, ReadOptions options);
  }

  /// Writes valid input, which the options determine completely.
  public interface Generator {
    void generate(GeneratorOptions options, TextWriter out);
  }

  public ClassicFormat {
    shapes = List.copyOf(shapes);
  }

  @Override
  public ClassicReader open(WordReader words, ReadOptions options) {
    return reader.open(words, options);
  }

  @Override
  public void generate(GeneratorOptions options, TextWriter out) {
    generator.generate(options, out);
  }
}
