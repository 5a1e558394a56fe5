package umpire.live.show;

import java.time.Instant;
import java.util.ArrayList;
import umpire.core.text.Json;
import umpire.json.BadFieldsException;
import umpire.live.log.Summary;
import umpire.live.state.Chair;
import umpire.live.state.TableState;

/// Writes the lobby's summary of a table.
public final class SummaryJson {

  private SummaryJson() {}

  public static Summary of(TableState table, Instant now) {
    var seats = new ArrayList<Json>();
    for (int seat = 0; seat < table.seats(); seat++) {
      Chair chair = table.chair(seat);
      var json = new Json().put("kind", chair.bot() ? "bot" : "person");
      chair.name().ifPresent(name -> json.put("name", name));
      seats.add(json);
    }
    return new Summary(
        table.id(),
        table.settings().game(),
        rules(table),
        table.progress().state(),
        new Json().objects("seats", seats).toString(),
        table.settings().options().listed(),
        now);
  }

  private static String rules(TableState table) {
    try {
      var profile = table.settings().profile();
      return profile.name() + " " + profile.hash();
    } catch (BadFieldsException gone) {
      return table.settings().rules();
    }
  }
}
