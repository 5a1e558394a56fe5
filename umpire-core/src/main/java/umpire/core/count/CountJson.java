package umpire.core.count;

import java.util.ArrayList;
import umpire.core.profile.Profile;
import umpire.core.ruling.FindingJson;
import umpire.core.text.Json;
import umpire.core.text.Note;

/// Writes the answer to a counting question as JSON.
public final class CountJson {

  private static final int VERSION = 1;

  private CountJson() {}

  /// The whole count as one object; each line has the running total.
  ///
  /// @param game the id of the game
  public static Json of(String game, Profile profile, Count count) {
    var lines = new ArrayList<Json>();
    int total = 0;
    for (Count.Line line : count.lines()) {
      total += line.points();
      Json json = told(FindingJson.rule(new Json(), line.rule()), line.note());
      lines.add(json.put("points", line.points()).put("total", total));
    }
    var json = new Json().put("v", VERSION).put("type", "count");
    json.put("game", game).put("profile", profile.name());
    return told(json, count.heading()).put("points", total).objects("lines", lines);
  }

  private static Json told(Json json, Note note) {
    return json.put("text", note.text()).putRaw("facts", note.facts());
  }
}
