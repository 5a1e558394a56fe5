package umpire.core.match;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Ruling;
import umpire.core.Tape;
import umpire.core.kernel.Kernel;
import umpire.core.text.Sentence;

/// The rulings on an event as lines, told to one viewer.
public final class RulingLines {

  private RulingLines() {}

  /// The rulings of the last event, in their order.
  ///
  /// @param tape what the event led to
  public static <K extends Kernel<K>, E> List<String> of(
      Match<K, E> match, Tape tape, Viewer viewer) {
    var lines = new ArrayList<String>();
    for (int i = 0; i < tape.size(); i++) {
      Ruling ruling = tape.ruling(i, match.rulebook());
      var sentence = new Sentence();
      match.tell(ruling, viewer, sentence);
      String who = ruling.seat() == Kernel.NOBODY ? "" : match.names().get(ruling.seat());
      lines.add(line(who, sentence, ruling));
    }
    return lines;
  }

  /// One of them.
  ///
  /// @param who whom it is about; empty if nobody
  public static String line(String who, Sentence sentence, Ruling ruling) {
    String points = ruling.points() == 0 ? "" : " (%+d)".formatted(ruling.points());
    return (who.isEmpty() ? "" : who + " ")
        + sentence.text()
        + points
        + " ["
        + ruling.rule().id()
        + "]";
  }
}
