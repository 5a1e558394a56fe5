package umpire.core.text;

/// Makes untrusted text safe to print in messages: short, and harmless to a terminal.
public final class SafeText {

  private static final int LONGEST = 20;

  private SafeText() {}

  /// Whether a character could affect a terminal: control it, break its line, or change the
  /// direction of neighbouring text, so that it reads differently.
  public static boolean isHarmful(int letter) {
    return Character.isISOControl(letter)
        || letter == '\u2028'
        || letter == '\u2029'
        || turns(letter);
  }

  /// Whether a character is a mark, embedding, override or isolate of bidirectional text.
  private static boolean turns(int letter) {
    return letter == '\u061c'
        || letter == '\u200e'
        || letter == '\u200f'
        || (letter >= '\u202a' && letter <= '\u202e')
        || (letter >= '\u2066' && letter <= '\u2069');
  }

  /// Replaces characters that could affect a terminal by a dot, and tabs by spaces.
  public static String visible(String text) {
    var shown = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      shown.append(c == '\t' ? ' ' : isHarmful(c) ? '\u00b7' : c);
    }
    return shown.toString();
  }

  /// Shortens a text to at most twenty characters, followed by dots if it was longer, and makes it
  /// [#visible].
  public static String shortened(String text) {
    return shortened(text, LONGEST);
  }

  /// Shortens a text to at most `longest` characters, followed by dots if it was longer, and makes
  /// it [#visible]. A surrogate pair is not split.
  public static String shortened(String text, int longest) {
    if (text.length() <= longest) {
      return visible(text);
    }
    int end = Character.isHighSurrogate(text.charAt(longest - 1)) ? longest - 1 : longest;
    return visible(text.substring(0, end)) + "...";
  }

  /// Shortens a text as [#shortened(String)] does and encloses it in quotes.
  public static String quoted(String text) {
    return "'" + shortened(text) + "'";
  }
}
