package umpire.core.text;

/// The gaps of a pattern, which are filled with facts: `{card}`, with a kind `{suit:word}`, or with
/// the forms of a number `{cards|# card|# cards}`; see [Note].
public final class Gaps {

  private Gaps() {}

  /// Supplies the text for a gap.
  public interface Filler {
    /// Returns the text for one gap.
    ///
    /// @param kind the text after the colon, or the forms of a number with a bar before each; empty
    ///   if the gap has neither
    String filled(String name, String kind);
  }

  /// Appends the text for a gap, given by its indices in the pattern: no substring is created for a
  /// gap that needs only its name.
  interface Appender {
    void append(String pattern, int from, int nameEnd, int close, StringBuilder text);
  }

  /// Fills the gaps of a pattern, once: braces in a fact are not gaps. Braces that do not form a
  /// gap remain.
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

  /// The kind of a gap or its forms of a number, as [Filler] receives them.
  static String kind(String pattern, int nameEnd, int close) {
    int from = pattern.charAt(nameEnd) == ':' ? nameEnd + 1 : nameEnd;
    return from == close ? "" : pattern.substring(from, close);
  }

  /// The gap as it is written in a pattern.
  public static String written(String name, String kind) {
    return "{" + name + (kind.isEmpty() || isForms(kind) ? "" : ":") + kind + "}";
  }

  /// Whether the text after a gap's name consists of the forms of a number.
  public static boolean isForms(String kind) {
    return !kind.isEmpty() && kind.charAt(0) == '|';
  }

  /// Returns a number in the right form: the first form is for one, the last for all others, and
  /// `#` is replaced by the number. A language without a plural has one form.
  public static String form(String forms, String number) {
    int last = forms.lastIndexOf('|');
    boolean one = number.equals("1");
    String form = one ? forms.substring(1, end(forms, 1, last)) : forms.substring(last + 1);
    return form.replace("#", number);
  }

  private static int end(String forms, int from, int last) {
    return last < from ? forms.length() : forms.indexOf('|', from);
  }

  /// The index of the brace that closes the gap; -1 if this is not a gap.
  ///
  /// @param name the index after its name
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

  /// Without regular expressions, which would take time to load.
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
