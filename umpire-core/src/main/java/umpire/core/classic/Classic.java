package umpire.core.classic;

import java.util.List;
import umpire.core.text.TextWriter;

/// The text format of the published problem from which a game was taken.
public interface Classic {

  /// The format of a game without a published one. It has no shapes; reading and generating throw
  /// an [UnsupportedOperationException], so callers ask [umpire.core.game.Game#hasClassic] first.
  static Classic none() {
    return NoFormat.NONE;
  }

  /// The word for one record: a game, a frame, a deal, a round.
  String unit();

  /// Returns a reader of this input; no record is read before its first step.
  ClassicReader open(WordReader words, ReadOptions options);

  /// The shapes that the generator offers; the first is the default.
  List<GeneratorShape> shapes();

  /// Writes valid input; the options determine it completely.
  void generate(GeneratorOptions options, TextWriter out);
}
