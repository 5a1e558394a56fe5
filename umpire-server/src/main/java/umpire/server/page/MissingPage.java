package umpire.server.page;

import java.util.Locale;

/// The sentence on a page for something that does not exist, as shown without the page's script.
public enum MissingPage {
  TABLE("There is no such table."),
  DOCUMENT("There is no such document."),
  GAME("There is no such game."),
  PAGE("There is no such page.");

  private final String sentence;

  MissingPage(String sentence) {
    this.sentence = sentence;
  }

  String sentence() {
    return sentence;
  }

  /// Returns the name by which the script finds the sentence in other languages.
  String what() {
    return name().toLowerCase(Locale.ROOT);
  }
}
