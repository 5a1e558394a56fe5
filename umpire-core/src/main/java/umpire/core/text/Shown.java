package umpire.core.text;

/// Text from outside as messages show it: short, and harmless to a terminal.
public final class Shown {

  private static final int LONGEST = 20;

  private Shown() {}

  /// What would do something to a terminal is a dot.
  public static String visible(String text) {
    var shown = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean control = Character.isISOControl(c) || c == '\u2028' || c == '\u2029';
      shown.append(c == '\t' ? ' ' : control ? '\u00b7' : c);
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
