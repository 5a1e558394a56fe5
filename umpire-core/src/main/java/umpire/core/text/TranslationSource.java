package umpire.core.text;

import java.net.URL;
import java.util.Optional;

/// Where translations of words come from: a game. Messages name it without knowing what else it is.
public interface TranslationSource {

  /// How the command line calls it, such as `maumau`.
  String id();

  /// What is said in this game in another language: a JSON text that has the translation of every
  /// rule, pattern and label. Empty if there is none.
  ///
  /// A game looks for it beside itself, as nobody else may look into its module.
  default Optional<URL> language(String tag) {
    return Optional.empty();
  }
}
