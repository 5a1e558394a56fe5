package umpire.live;

import java.time.Instant;
import java.util.ArrayList;
import umpire.core.text.Json;
import umpire.live.log.Summary;
import umpire.live.seat.BadSettings;

/// Writes what a lobby shows of a table.
final class SummarySheet {

  private SummarySheet() {}

  static Summary of(Life life, Instant now) {
    var seats = new ArrayList<Json>();
    for (int seat = 0; seat < life.seats(); seat++) {
      Chair chair = life.chair(seat);
      var json = new Json().put("kind", chair.bot() ? "bot" : "person");
      chair.name().ifPresent(name -> json.put("name", name));
      seats.add(json);
    }
    return new Summary(
        life.id(),
        life.settings().game(),
        rules(life),
        life.state(),
        new Json().objects("seats", seats).toString(),
        life.settings().options().listed(),
        now);
  }

  private static String rules(Life life) {
    try {
      var profile = life.settings().profile();
      return profile.name() + " " + profile.hash();
    } catch (BadSettings gone) {
      return life.settings().rules();
    }
  }
}
