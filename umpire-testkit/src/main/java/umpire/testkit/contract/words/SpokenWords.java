package umpire.testkit.contract.words;

import java.util.ArrayList;
import java.util.List;

/// The words that a call says, read from its source: a literal, or literals added up over lines,
/// for each branch of a condition or a switch. What stands in calls within the call is not looked
/// at.
final class SpokenWords {

  private final String source;
  private final int start;
  private final List<String> all = new ArrayList<>();
  private int at;
  private boolean values;
  private boolean read = true;

  // The literal that is being added up, and whether a plus stands behind it.
  private String words = "";
  private boolean open;
  private boolean plus;
  private boolean label;

  /// @param start behind the parenthesis that opens the call
  SpokenWords(String source, int start) {
    this.source = source;
    this.start = start;
    this.at = start;
    read();
    close();
  }

  /// Whether nothing but words is handed over.
  boolean isSentence() {
    return !values;
  }

  /// Whether all words are literals.
  boolean isRead() {
    return read && !all.isEmpty();
  }

  List<String> all() {
    return all;
  }

  String source() {
    return source.substring(start, Math.min(at, source.length()));
  }

  private void read() {
    int groups = 0;
    int braces = 0;
    for (; at < source.length(); at++) {
      char c = source.charAt(at);
      if (c == '"') {
        literal();
      } else if (c == '\'') {
        at = source.indexOf('\'', at + (source.charAt(at + 1) == '\\' ? 3 : 2));
        other();
      } else if (c == '(' && isCall()) {
        skipCall();
        other();
      } else if (c == ')' && groups == 0) {
        return;
      } else if (c == ',' && groups == 0 && braces == 0) {
        values = true;
        return;
      } else if (c == '+') {
        read &= open;
        plus = true;
      } else if (!Character.isWhitespace(c)) {
        groups += c == '(' ? 1 : c == ')' ? -1 : 0;
        braces += c == '{' ? 1 : c == '}' ? -1 : 0;
        label = source.startsWith("case ", at) || (label && !source.startsWith("->", at));
        other();
      }
    }
  }

  private void literal() {
    int end = at + 1;
    while (source.charAt(end) != '"') {
      end += source.charAt(end) == '\\' ? 2 : 1;
    }
    String text = source.substring(at + 1, end).translateEscapes();
    at = end;
    if (label) {
      return;
    }
    if (!(open && plus)) {
      read &= !plus;
      close();
    }
    words += text;
    open = true;
    plus = false;
  }

  /// Something that is no literal ends the words; behind a plus it would belong to them.
  private void other() {
    read &= !plus;
    plus = false;
    close();
  }

  private void close() {
    if (open && !words.isEmpty()) {
      all.add(words);
    }
    words = "";
    open = false;
  }

  /// Whether the parenthesis belongs to a name, and does not just hold together.
  private boolean isCall() {
    return at > start && Character.isJavaIdentifierPart(source.charAt(at - 1));
  }

  private void skipCall() {
    int depth = 0;
    for (; at < source.length(); at++) {
      char c = source.charAt(at);
      if (c == '"') {
        at++;
        while (source.charAt(at) != '"') {
          at += source.charAt(at) == '\\' ? 2 : 1;
        }
      } else if (c == '\'') {
        at = source.indexOf('\'', at + (source.charAt(at + 1) == '\\' ? 3 : 2));
      } else {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (depth == 0) {
          return;
        }
      }
    }
  }
}
