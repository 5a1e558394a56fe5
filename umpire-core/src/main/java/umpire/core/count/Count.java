package umpire.core.count;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import umpire.core.Rule;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.text.Note;
import umpire.core.text.Sentence;

/// The answer to a question: the outcome, and a line for each rule that contributed, in the order
/// in which players count.
///
/// @param heading the cards or position counted, and the outcome
/// @param lines one line for each rule that was applied
public record Count(Note heading, List<Line> lines) {

  public Count {
    lines = List.copyOf(lines);
  }

  /// One rule that was applied.
  ///
  /// @param rule the rule
  /// @param note its effect here
  /// @param points the points that it adds to the count, 0 if none
  public record Line(Rule rule, Note note, int points) {}

  /// The sum of the points of all lines.
  public int points() {
    return lines.stream().mapToInt(Line::points).sum();
  }

  /// Returns a line for each ruling in the log.
  ///
  /// @param teller writes a ruling into the sentence
  public static List<Line> lines(
      RulingLog log, List<? extends Rule> rulebook, BiConsumer<Ruling, Sentence> teller) {
    var lines = new ArrayList<Line>();
    for (int i = 0; i < log.size(); i++) {
      Ruling ruling = log.ruling(i, rulebook);
      var sentence = new Sentence();
      teller.accept(ruling, sentence);
      lines.add(new Line(ruling.rule(), sentence.note(), ruling.points()));
    }
    return lines;
  }
}
