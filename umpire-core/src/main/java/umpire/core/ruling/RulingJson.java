package umpire.core.ruling;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.text.Json;
import umpire.core.text.Sentence;

/// Writes the rulings on an event as JSON for one viewer: what a page shows, whether a server or
/// the page itself ruled.
public final class RulingJson {

  private RulingJson() {}

  /// Returns the rulings on the last event, in their order, each with the scores after it.
  ///
  /// @param match the match after the event
  /// @param before [Match#scores] before the event
  /// @param log the rulings on the event
  /// @param viewer the viewer for whom they are described
  public static <K extends Kernel<K>> List<Json> of(
      Match<K> match, int[] before, RulingLog log, Viewer viewer) {
    int[] scores = before.clone();
    var rulings = new ArrayList<Json>();
    for (int i = 0; i < log.size(); i++) {
      Ruling ruling = log.ruling(i, match.rulebook());
      if (ruling.points() != 0) {
        scores[match.side(ruling.seat())] += ruling.points();
      }
      rulings.add(of(match, ruling, viewer).put("scores", scores));
    }
    return rulings;
  }

  private static <K extends Kernel<K>> Json of(Match<K> match, Ruling ruling, Viewer viewer) {
    var sentence = new Sentence();
    match.narrate(ruling, viewer, sentence);
    var json = new Json().put("rule", ruling.rule().id());
    if (ruling.seat() != Kernel.NOBODY) {
      json.put("seat", match.names().get(ruling.seat()));
    }
    sentence.note().into(json);
    if (ruling.points() != 0) {
      json.put("points", ruling.points());
    }
    return json;
  }
}
