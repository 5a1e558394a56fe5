package umpire.core.count;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import umpire.core.Rule;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.text.Note;
import umpire.core.text.Sentence;

/// The answer to a question: what was found, and a line for each rule that led to it, in the order
/// in which players count.
///
/// @param heading what was counted, and the outcome
/// @param lines the rules at work
public record Count(Note heading, List<Line> lines) {

  public Count {
    lines = List.copyOf(lines);
  }

  /// One rule at work.
  ///
  /// @param rule the rule
  /// @param note what it did here
  /// @param points what it adds to the count, 0 if nothing
  public record Line(Rule rule, Note note, int points) {}

  /// All points together.
  public int points() {
    return lines.stream().mapToInt(Line::points).sum();
  }

  /// Rulings of a kernel as lines.
  ///
  /// @param teller says them
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
