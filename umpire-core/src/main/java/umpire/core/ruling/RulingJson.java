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

/// The rulings on an event as JSON, told to one viewer: what a page shows of it, whether a server
/// or the page itself has judged.
public final class RulingJson {

  private RulingJson() {}

  /// The rulings of the last event, in their order.
  ///
  /// @param before [Match#scores] before the event
  /// @param log what the event led to
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
