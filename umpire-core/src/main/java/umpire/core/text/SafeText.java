package umpire.core.text;

/// Text from outside as messages show it: short, and harmless to a terminal.
public final class SafeText {

  private static final int LONGEST = 20;

  private SafeText() {}

  /// Whether a letter would do something to a terminal: control it, break its line, or turn the
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

  /// What would do something to a terminal is a dot.
  public static String visible(String text) {
    var shown = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      shown.append(c == '\t' ? ' ' : isHarmful(c) ? '\u00b7' : c);
    }
    return shown.toString();
  }

  /// The first twenty letters.
  public static String shortened(String text) {
    return shortened(text, LONGEST);
  }

  /// The first letters, up to so many; one that Java keeps in two halves is not cut between them.
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
