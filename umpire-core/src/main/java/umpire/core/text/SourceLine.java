package umpire.core.text;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// A line of a record as it stands in its file, for messages that point into it.
///
/// @param number from 1
/// @param text without its end
/// @param column where it begins in the line of the file, in bytes from 1: a twin has all lines of
///   its record in one
/// @param label what it is, as in `event 12`, where the line of the file does not tell; or empty
public record SourceLine(long number, String text, long column, String label) {

  /// For what was never in a file.
  public static final SourceLine NONE = new SourceLine(0, "");

  private static final int EXCERPT = 100;

  /// The letters of a card and a blank.
  private static final int USUAL_WORD = 3;

  /// A line that is one in its file too.
  public SourceLine(long number, String text) {
    this(number, text, 1, "");
  }

  /// A word of the line.
  ///
  /// @param at its first letter's place in the line, from 0
  public record Word(String text, int at) {}

  /// The words from a place on, as white space parts them.
  public List<Word> words(int from) {
    var words = new ArrayList<Word>();
    for (int at = skipBlanks(from); at < text.length(); at = skipBlanks(at)) {
      int start = at;
      at = skipWord(start);
      words.add(new Word(text.substring(start, at), start));
    }
    return words;
  }

  /// The same words without their places.
  public List<String> texts(int from) {
    var texts = new ArrayList<String>((text.length() - from) / USUAL_WORD + 1);
    for (int at = skipBlanks(from); at < text.length(); at = skipBlanks(at)) {
      int start = at;
      at = skipWord(start);
      texts.add(text.substring(start, at));
    }
    return texts;
  }

  /// Where the word ends that begins here.
  private int skipWord(int from) {
    int at = from;
    while (at < text.length() && !isBlank(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /// Whether it parts words; for nearly all letters one look is enough.
  public static boolean isBlank(char letter) {
    return (letter <= ' ' || letter > '~') && Character.isWhitespace(letter);
  }

  /// A fault at a place of the line.
  public BadInputException fault(int at, String what) {
    int place = Math.min(at, text.length());
    long inFile = column + text.substring(0, place).getBytes(StandardCharsets.UTF_8).length;
    return new BadInputException(number, inFile, SafeText.visible(labelled(what)), excerpt(place));
  }

  /// What a message calls it: `line 12`, or `event 12` where the line of the file does not tell.
  public Note name() {
    return label.isEmpty()
        ? Sentence.of("line {number}").fact("number", number).note()
        : Note.plain(label);
  }

  /// Says of which line that is, if the place in the file does not and the words do not yet.
  public String labelled(String what) {
    return label.isEmpty() || what.startsWith(label + ": ") ? what : label + ": " + what;
  }

  /// The first place from here on with something in it.
  public int skipBlanks(int from) {
    int at = from;
    while (at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private BadInputException.Excerpt excerpt(int at) {
    int left = Math.max(0, at - EXCERPT / 2);
    int right = Math.min(text.length(), left + EXCERPT);
    String before = SafeText.visible(text.substring(left, at));
    return new BadInputException.Excerpt(
        before + SafeText.visible(text.substring(at, right)).stripTrailing(), before.length());
  }
}
