package umpire.cli.person;

import java.util.List;
import org.jline.reader.CompletingParsedLine;

/// A typed line as completion sees it: one word, spaces and all, since an event is one choice.
///
/// @param start where the event begins, after the `?` of a question
record EventLine(String line, int cursor, int start) implements CompletingParsedLine {

  static EventLine of(String line, int cursor) {
    int start = 0;
    while (start < cursor && (line.charAt(start) == ' ' || line.charAt(start) == '?')) {
      start++;
    }
    return new EventLine(line, cursor, start);
  }

  @Override
  public String word() {
    return line.substring(start);
  }

  @Override
  public int wordCursor() {
    return cursor - start;
  }

  @Override
  public int wordIndex() {
    return 0;
  }

  @Override
  public List<String> words() {
    return List.of(word());
  }

  /// Nothing in an event needs a quote.
  @Override
  public CharSequence escape(CharSequence candidate, boolean complete) {
    return candidate;
  }

  @Override
  public int rawWordCursor() {
    return wordCursor();
  }

  @Override
  public int rawWordLength() {
    return word().length();
  }
}
