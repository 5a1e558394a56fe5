package umpire.core.text;

/// Text from outside as messages show it: short, and harmless to a terminal.
public final class SafeText {

  private static final int LONGEST = 20;

  private SafeText() {}

  /// Whether a character would do something to a terminal: control it, break its line, or turn the
  /// direction of what stands beside it, so that a text seems to say something else.
  public static boolean isHarmful(int letter) {
    return Character.isISOControl(letter)
        || letter == '\u2028'
        || letter == '\u2029'
        || turns(letter);
  }

  /// The marks, embeddings, overrides and isolates of text that runs both ways.
  private static boolean turns(int letter) {
    return letter == '\u061c'
        || letter == '\u200e'
        || letter == '\u200f'
        || (letter >= '\u202a' && letter <= '\u202e')
        || (letter >= '\u2066' && letter <= '\u2069');
  }

  /// Replaces characters that could affect a terminal with a dot.
  public static String visible(String text) {
    var shown = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      shown.append(c == '\t' ? ' ' : isHarmful(c) ? '\u00b7' : c);
    }
    return shown.toString();
  }

  /// The first twenty characters.
  public static String shortened(String text) {
    return shortened(text, LONGEST);
  }

  /// The first characters, up to `longest`; a surrogate pair is not cut in two.
  public static String shortened(String text, int longest) {
    if (text.length() <= longest) {
      return visible(text);
    }
    int end = Character.isHighSurrogate(text.charAt(longest - 1)) ? longest - 1 : longest;
    return visible(text.substring(0, end)) + "...";
  }

  /// Shortened, in quotes.
  public static String quoted(String text) {
    return "'" + shortened(text) + "'";
  }
}
