package umpire.sim.table;

import java.util.ArrayList;
import java.util.List;
import umpire.core.arena.RowLayout;
import umpire.core.text.Json;
import umpire.sim.Lineup;
import umpire.sim.count.Confidence;
import umpire.sim.count.Counts;
import umpire.sim.count.Interval;
import umpire.sim.count.Totals;

/// The result of a simulation as one JSON object.
final class SimulationJson {

  private SimulationJson() {}

  static Json of(SimulationResult result) {
    Lineup<?> lineup = result.lineup();
    Totals totals = result.totals();
    Confidence confidence = result.confidence();
    Json json =
        new Json()
            .put("v", 1)
            .put("game", lineup.game().id())
            .put("profile", lineup.profile().name())
            .put("profileHash", lineup.profile().hash())
            .put("seats", lineup.seats())
            .put("seed", Long.toString(result.seed()))
            .put("games", totals.games())
            .put("confidence", confidence.percent())
            .objects("wins", wins(lineup.rowLayout(), totals, confidence))
            .objects("columns", columns(lineup.rowLayout(), totals, confidence));
    return ForfeitJson.addTo(json, result.forfeits());
  }

  private static List<Json> wins(RowLayout layout, Totals totals, Confidence confidence) {
    var wins = new ArrayList<Json>();
    for (int side = 1; side <= layout.sides() && totals.games() > 0; side++) {
      long hits = totals.column(RowLayout.WINNER).times(side);
      wins.add(
          with(
              new Json().put("side", side).put("games", hits),
              (double) hits / totals.games(),
              Interval.ofShare(hits, totals.games(), confidence)));
    }
    return wins;
  }

  private static List<Json> columns(RowLayout layout, Totals totals, Confidence confidence) {
    var columns = new ArrayList<Json>();
    for (int place = 1; place < layout.size() && totals.games() > 0; place++) {
      Counts counts = totals.column(place);
      var json = new Json().put("name", layout.columns().get(place));
      Interval interval =
          layout.isShare(place)
              ? Interval.ofShare(counts.times(1), totals.games(), confidence)
              : counts.interval(confidence);
      with(json, counts.mean(), interval);
      json.put("deviation", counts.deviation());
      json.put("lowest", counts.lowest()).put("lowestGame", counts.lowestGame());
      json.put("highest", counts.highest()).put("highestGame", counts.highestGame());
      columns.add(json);
    }
    return columns;
  }

  private static Json with(Json json, double mean, Interval interval) {
    return json.put("mean", mean).put("low", interval.low()).put("high", interval.high());
  }
}
