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

  /// Fills the gaps of a pattern, once: braces in a fact are no gap. What is no gap stays.
  public static String fill(String pattern, Filler gaps) {
    int open = pattern.indexOf('{');
    if (open < 0) {
      return pattern;
    }
    var text = new StringBuilder(2 * pattern.length());
    int from = 0;
    for (; open >= 0; open = pattern.indexOf('{', from)) {
      text.append(pattern, from, open);
      int name = endOfWord(pattern, open + 1, true);
      int close = name == open + 1 ? -1 : end(pattern, name);
      if (close < 0) {
        text.append('{');
        from = open + 1;
      } else {
        String kind = pattern.substring(kindFrom(pattern, name), close);
        text.append(gaps.filled(pattern.substring(open + 1, name), kind));
        from = close + 1;
      }
    }
    return text.append(pattern, from, pattern.length()).toString();
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

  /// Whether a pattern has a gap of this name.
  static boolean has(CharSequence pattern, String name) {
    int last = pattern.length() - name.length() - 1;
    for (int at = 0; at < last; at++) {
      if (pattern.charAt(at) == '{'
          && isAt(pattern, at + 1, name)
          && end(pattern, at + 1 + name.length()) >= 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAt(CharSequence text, int from, String word) {
    for (int i = 0; i < word.length(); i++) {
      if (text.charAt(from + i) != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /// The place of the brace that closes the gap; -1 if it is none.
  ///
  /// @param name where its name ends
  private static int end(CharSequence text, int name) {
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

  private static int kindFrom(String pattern, int name) {
    return pattern.charAt(name) == ':' ? name + 1 : name;
  }

  /// By hand, since regular expressions would have to be loaded.
  private static int endOfWord(CharSequence text, int from, boolean hyphens) {
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
