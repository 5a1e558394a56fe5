package umpire.core.text;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// A line of a record as it is in its file, for messages that point into it.
///
/// @param number from 1
/// @param text the line without its line feed
/// @param column the position at which it begins in the line of the file, in bytes from 1; the JSON
///   form of a record has all lines of the record in one
/// @param label its name, as in `event 12`, where the line number of the file does not identify it;
///   else empty
public record SourceLine(long number, String text, long column, String label) {

  /// The source of lines that were not read from a file.
  public static final SourceLine NONE = new SourceLine(0, "");

  private static final int EXCERPT = 100;

  /// The length of a card and a space.
  private static final int USUAL_WORD = 3;

  /// Creates a line that is a line of its file as well.
  public SourceLine(long number, String text) {
    this(number, text, 1, "");
  }

  /// A word of the line.
  ///
  /// @param at the index of its first character in the line
  public record Word(String text, int at) {}

  /// Returns the words from an index on, separated by white space.
  public List<Word> words(int from) {
    var words = new ArrayList<Word>();
    for (int at = skipBlanks(from); at < text.length(); at = skipBlanks(at)) {
      int start = at;
      at = skipWord(start);
      words.add(new Word(text.substring(start, at), start));
    }
    return words;
  }

  /// Returns the words from an index on, without their positions.
  public List<String> texts(int from) {
    var texts = new ArrayList<String>((text.length() - from) / USUAL_WORD + 1);
    for (int at = skipBlanks(from); at < text.length(); at = skipBlanks(at)) {
      int start = at;
      at = skipWord(start);
      texts.add(text.substring(start, at));
    }
    return texts;
  }

  /// The index after the word that begins here.
  private int skipWord(int from) {
    int at = from;
    while (at < text.length() && !isBlank(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /// Whether a character separates words. One comparison decides for nearly all characters.
  public static boolean isBlank(char letter) {
    return (letter <= ' ' || letter > '~') && Character.isWhitespace(letter);
  }

  /// A fault at an index of the line; an index beyond its end means the end.
  public BadInputException fault(int at, String what) {
    int place = Math.min(at, text.length());
    long inFile = column + text.substring(0, place).getBytes(StandardCharsets.UTF_8).length;
    return new BadInputException(number, inFile, SafeText.visible(labelled(what)), excerpt(place));
  }

  /// The name of the line in a message: its label, as in `event 12`, or `line 12` if it has none.
  public Note name() {
    return label.isEmpty()
        ? Sentence.of("line {number}").fact("number", number).note()
        : Note.plain(label);
  }

  /// Adds the label to a message, unless there is none or the message begins with it.
  public String labelled(String what) {
    return label.isEmpty() || what.startsWith(label + ": ") ? what : label + ": " + what;
  }

  /// Returns the first index from here on that is not white space; the length of the line if there
  /// is none.
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
