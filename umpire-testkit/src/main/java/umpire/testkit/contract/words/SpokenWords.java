package umpire.testkit.contract.words;

import java.util.ArrayList;
import java.util.List;

/// The words in a call, parsed from its source: a literal, or literals concatenated over several
/// lines, for each branch of a condition or a switch. Nested calls are skipped.
final class SpokenWords {

  private final String source;
  private final int start;
  private final List<String> all = new ArrayList<>();
  private int at;
  private boolean values;
  private boolean read = true;

  // The literal being concatenated, and whether a plus follows it.
  private String words = "";
  private boolean open;
  private boolean plus;
  private boolean label;

  /// @param start the index after the opening parenthesis of the call
  SpokenWords(String source, int start) {
    this.source = source;
    this.start = start;
    this.at = start;
    read();
    close();
  }

  /// Whether the call has no arguments except words.
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

  /// Ends the current literal at something else; after a plus, that would be part of the words.
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

  /// Whether the parenthesis follows a name, so that it opens a call rather than a group.
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
