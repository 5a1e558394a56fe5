package umpire.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The lines of an input for a [SecondOpinion], one after another. Blank ones are skipped but
/// counted.
public final class PlainLines {

  private final List<String> texts;
  private int read = 0;

  /// A line feed ends a line; a carriage return is white space like a blank or a tab.
  public PlainLines(String input) {
    texts = new ArrayList<>(List.of(input.split("\n", -1)));
    if (texts.getLast().isEmpty()) {
      // The last line feed ends a line and begins none.
      texts.removeLast();
    }
  }

  /// A line that is not blank, with its number in the input.
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

  /// Returns the next line, or refuses an input that ends here.
  public Line due(String what) {
    return next().orElseThrow(() -> new Line(texts.size() + 1, List.of()).refused(ends(what)));
  }

  private static String ends(String what) {
    return "the input ends where " + what + " is due";
  }
}
