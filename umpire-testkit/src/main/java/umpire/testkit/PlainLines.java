package umpire.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The lines of an input for a [SecondOpinion], in order. Blank lines are skipped but numbered.
public final class PlainLines {

  private final List<String> texts;
  private int read = 0;

  /// Splits an input at line feeds; a carriage return is white space like a space or a tab.
  public PlainLines(String input) {
    texts = new ArrayList<>(List.of(input.split("\n", -1)));
    if (texts.getLast().isEmpty()) {
      // The last line feed ends a line and does not begin another.
      texts.removeLast();
    }
  }

  /// A line with at least one word, and its number in the input.
  public record Line(int number, List<String> words) {
    public IllegalArgumentException refused(String what) {
      return new IllegalArgumentException("line " + number + ": " + what);
    }
  }

  public Optional<Line> next() {
    while (read < texts.size()) {
      List<String> words = wordsOf(texts.get(read));
      read++;
      if (!words.isEmpty()) {
        return Optional.of(new Line(read, words));
      }
    }
    return Optional.empty();
  }

  private static List<String> wordsOf(String text) {
    return Stream.of(text.split("\\s+")).filter(word -> !word.isEmpty()).toList();
  }

  /// Returns the next line, or throws if the input ends here.
  public Line due(String what) {
    return next().orElseThrow(() -> new Line(texts.size() + 1, List.of()).refused(ends(what)));
  }

  private static String ends(String what) {
    return "the input ends where " + what + " is due";
  }
}
