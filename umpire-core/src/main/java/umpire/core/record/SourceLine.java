package umpire.core.record;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import umpire.core.text.BadInput;
import umpire.core.text.Shown;

/// A line of a record as it stands in its file, for messages that point into it.
///
/// @param number from 1
/// @param text without its end
public record SourceLine(long number, String text) {

  /// For what was never in a file.
  public static final SourceLine NONE = new SourceLine(0, "");

  private static final int EXCERPT = 100;

  /// A word of the line.
  ///
  /// @param at its first letter's place in the line, from 0
  public record Word(String text, int at) {}

  /// The words from a place on, as white space parts them.
  List<Word> words(int from) {
    var words = new ArrayList<Word>();
    int at = from;
    while (at < text.length()) {
      int start = at;
      while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      if (at > start) {
        words.add(new Word(text.substring(start, at), start));
      }
      at++;
    }
    return words;
  }

  /// A fault at a place of the line.
  public BadInput fault(int at, String what) {
    int place = Math.min(at, text.length());
    int column = text.substring(0, place).getBytes(StandardCharsets.UTF_8).length + 1;
    return new BadInput(number, column, Shown.visible(what), excerpt(place));
  }

  /// The first place from here on with something in it.
  int skipBlanks(int from) {
    int at = from;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private BadInput.Excerpt excerpt(int at) {
    int left = Math.max(0, at - EXCERPT / 2);
    int right = Math.min(text.length(), left + EXCERPT);
    String before = Shown.visible(text.substring(left, at));
    return new BadInput.Excerpt(
        before + Shown.visible(text.substring(at, right)).stripTrailing(), before.length());
  }
}
