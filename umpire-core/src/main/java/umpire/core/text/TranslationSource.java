package umpire.core.text;

import java.net.URL;
import java.util.Optional;

/// A source of translations: a game. Messages refer to a game by this interface alone.
public interface TranslationSource {

  /// The name on the command line, such as `maumau`.
  String id();

  /// The translations of this game into another language: a JSON text with the translation of every
  /// rule, pattern and label. Empty if there are none.
  ///
  /// A game finds the resource itself, because other modules cannot access its module.
  ///
  /// @param tag the tag of the language
  default Optional<URL> language(String tag) {
    return Optional.empty();
  }
}
