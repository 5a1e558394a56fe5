package umpire.core.classic;

import java.util.List;
import umpire.core.text.TextWriter;

/// A published format, put together from its parts.
///
/// @param unit what one record is called: a game, a frame, a deal, a round
/// @param reader begins to read an input
/// @param shapes what its generator knows; the first is the default
/// @param generator writes valid input
public record ClassicFormat(
    String unit, Reader reader, List<GeneratorShape> shapes, Generator generator)
    implements Classic {

  /// Begins to read an input.
  public interface Reader {
    ClassicReader open(WordReader words, ReadOptions options);
  }

  /// Writes valid input by some options.
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
