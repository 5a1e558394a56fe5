package umpire.core.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.text.Note;
import umpire.core.text.Sentence;

/// A ruling on an event as a line, told to one viewer.
///
/// @param who whom it is about; empty if nobody
/// @param said what it says
public record RulingLine(String who, Note said, Ruling ruling) {

  /// The rulings of the last event, in their order.
  ///
  /// @param log what the event led to
  public static <K extends Kernel<K>> List<RulingLine> of(
      Match<K> match, RulingLog log, Viewer viewer) {
    var lines = new ArrayList<RulingLine>();
    for (int i = 0; i < log.size(); i++) {
      Ruling ruling = log.ruling(i, match.rulebook());
      var sentence = new Sentence();
      match.narrate(ruling, viewer, sentence);
      String who = ruling.seat() == Kernel.NOBODY ? "" : match.names().get(ruling.seat());
      lines.add(new RulingLine(who, sentence.note(), ruling));
    }
    return lines;
  }

  /// The line in a language.
  ///
  /// @param language translates what it says
  public String text(Function<Note, String> language) {
    String points = ruling.points() == 0 ? "" : " (%+d)".formatted(ruling.points());
    return (who.isEmpty() ? "" : who + " ")
        + language.apply(said)
        + points
        + " ["
        + ruling.rule().id()
        + "]";
  }
}
