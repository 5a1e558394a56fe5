package umpire.core.classic;

import java.util.List;
import umpire.core.text.TextWriter;

/// The text format of the published problem from which a game was taken.
public interface Classic {

  /// The format of a game that has none: it has no shapes, and reads and generates nothing. Callers
  /// ask [umpire.core.game.Game#hasClassic] first; whoever does not gets an exception.
  static Classic none() {
    return NoFormat.NONE;
  }

  /// What one record is called: a game, a frame, a deal, a round.
  String unit();

  /// Begins to read an input.
  ClassicReader open(WordReader words, ReadOptions options);

  /// The shapes its generator knows; the first is the default.
  List<GeneratorShape> shapes();

  /// Writes valid input by these options.
  void generate(GeneratorOptions options, TextWriter out);
}
