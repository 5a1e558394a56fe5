package umpire.server.page;

import java.util.Locale;

/// The sentence of a page for something that does not exist, without its script.
public enum MissingPage {
  TABLE("There is no such table."),
  DOCUMENT("There is no such document."),
  GAME("There is no such game."),
  PAGE("There is nothing here.");

  private final String sentence;

  MissingPage(String sentence) {
    this.sentence = sentence;
  }

  String sentence() {
    return sentence;
  }

  /// By which name the script knows it, which has the sentence in other languages.
  String what() {
    return name().toLowerCase(Locale.ROOT);
  }
}
