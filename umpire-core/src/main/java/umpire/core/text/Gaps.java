package umpire.core.text;

/// The gaps of a pattern, in which facts are told: `{card}`, with a kind `{suit:word}`, or with the
/// forms of a number `{cards|# card|# cards}`; see [Note].
public final class Gaps {

  private Gaps() {}

  /// Returns the text for a gap.
  public interface Filler {
    /// The text for one gap.
    ///
    /// @param kind what stands after the colon, or the forms of a number with a bar before each;
    ///   empty if neither is there
    String filled(String name, String kind);
  }

  /// Appends the text for a gap, whose place in the pattern is told: nothing is cut out of it for a
  /// gap that needs no more than its name.
  interface Appender {
    void append(String pattern, int from, int nameEnd, int close, StringBuilder text);
  }

  /// Fills the gaps of a pattern, once: braces in a fact are no gap. What is no gap stays.
  public static String fill(String pattern, Filler gaps) {
    return append(
        pattern,
        (whole, from, nameEnd, close, text) ->
            text.append(gaps.filled(whole.substring(from, nameEnd), kind(whole, nameEnd, close))));
  }

  static String append(String pattern, Appender gaps) {
    int open = pattern.indexOf('{');
    if (open < 0) {
      return pattern;
    }
    var text = new StringBuilder(2 * pattern.length());
    int from = 0;
    for (; open >= 0; open = pattern.indexOf('{', from)) {
      text.append(pattern, from, open);
      int nameEnd = endOfWord(pattern, open + 1, true);
      int close = nameEnd == open + 1 ? -1 : end(pattern, nameEnd);
      if (close < 0) {
        text.append('{');
        from = open + 1;
      } else {
        gaps.append(pattern, open + 1, nameEnd, close, text);
        from = close + 1;
      }
    }
    return text.append(pattern, from, pattern.length()).toString();
  }

  /// What the gap has behind its name, as [Filler] takes it.
  static String kind(String pattern, int nameEnd, int close) {
    int from = pattern.charAt(nameEnd) == ':' ? nameEnd + 1 : nameEnd;
    return from == close ? "" : pattern.substring(from, close);
  }

  /// The gap as a pattern writes it.
  public static String written(String name, String kind) {
    return "{" + name + (kind.isEmpty() || isForms(kind) ? "" : ":") + kind + "}";
  }

  /// Whether what a gap has behind its name are the forms of a number.
  public static boolean isForms(String kind) {
    return !kind.isEmpty() && kind.charAt(0) == '|';
  }

  /// A number in its form: the first is for one, the last for all others, and `#` is the number. A
  /// language that knows no plural has one form.
  public static String form(String forms, String number) {
    int last = forms.lastIndexOf('|');
    boolean one = number.equals("1");
    String form = one ? forms.substring(1, end(forms, 1, last)) : forms.substring(last + 1);
    return form.replace("#", number);
  }

  private static int end(String forms, int from, int last) {
    return last < from ? forms.length() : forms.indexOf('|', from);
  }

  /// The place of the brace that closes the gap; -1 if it is none.
  ///
  /// @param name where its name ends
  private static int end(String text, int name) {
    int at = name;
    if (at < text.length() && text.charAt(at) == ':') {
      at = endOfWord(text, name + 1, false);
      if (at == name + 1) {
        return -1;
      }
    } else if (at < text.length() && text.charAt(at) == '|') {
      while (at < text.length() && text.charAt(at) != '}' && text.charAt(at) != '{') {
        at++;
      }
    }
    return at < text.length() && text.charAt(at) == '}' ? at : -1;
  }

  /// By hand, since regular expressions would have to be loaded.
  private static int endOfWord(String text, int from, boolean hyphens) {
    int at = from;
    while (at < text.length() && isOfWord(text.charAt(at), hyphens)) {
      at++;
    }
    return at;
  }

  private static boolean isOfWord(char letter, boolean hyphens) {
    return (letter >= 'a' && letter <= 'z')
        || (letter >= 'A' && letter <= 'Z')
        || (letter >= '0' && letter <= '9')
        || letter == '_'
        || (hyphens && letter == '-');
  }
}
