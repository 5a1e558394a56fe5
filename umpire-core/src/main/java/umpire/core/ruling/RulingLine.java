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

/// A ruling on an event as a line of text for one viewer.
///
/// @param player the name of the player whom it concerns; empty if it concerns the whole table
/// @param description the description of the ruling
/// @param ruling the ruling itself
public record RulingLine(String player, Note description, Ruling ruling) {

  /// Returns the rulings on the last event, in their order.
  ///
  /// @param match the match after the event
  /// @param log the rulings on the event
  /// @param viewer the viewer for whom they are described
  public static <K extends Kernel<K>> List<RulingLine> of(
      Match<K> match, RulingLog log, Viewer viewer) {
    var lines = new ArrayList<RulingLine>();
    for (int i = 0; i < log.size(); i++) {
      Ruling ruling = log.ruling(i, match.rulebook());
      var sentence = new Sentence();
      match.narrate(ruling, viewer, sentence);
      String player = ruling.seat() == Kernel.NOBODY ? "" : match.names().get(ruling.seat());
      lines.add(new RulingLine(player, sentence.note(), ruling));
    }
    return lines;
  }

  /// Returns the line in a language: player, description, points and rule.
  ///
  /// @param language translates the description
  public String text(Function<Note, String> language) {
    String points = ruling.points() == 0 ? "" : " (%+d)".formatted(ruling.points());
    return (player.isEmpty() ? "" : player + " ")
        + language.apply(description)
        + points
        + " ["
        + ruling.rule().id()
        + "]";
  }
}
