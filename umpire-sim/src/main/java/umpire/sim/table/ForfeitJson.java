package umpire.sim.table;

import umpire.core.Rule;
import umpire.core.text.Json;
import umpire.core.text.SafeText;
import umpire.sim.Forfeits;

/// The forfeited games of a result in JSON: how many, and one of them with its reason.
public final class ForfeitJson {

  private ForfeitJson() {}

  /// Adds the number, and the example if any game was forfeited.
  public static Json addTo(Json result, Forfeits forfeits) {
    result.put("forfeits", forfeits.count());
    forfeits.example().ifPresent(example -> result.put("forfeit", json(example)));
    return result;
  }

  private static Json json(Forfeits.Example example) {
    var json = new Json().put("game", example.game());
    return switch (example) {
      case Forfeits.Broken broken -> add(broken, json);
      case Forfeits.NotRepeated not -> json.put("notRepeated", SafeText.visible(not.why()));
    };
  }

  private static Json add(Forfeits.Broken broken, Json json) {
    Rule rule = broken.ending().rule();
    return json.put("table", broken.table() + 1)
        .put("seats", broken.seats())
        .put("seat", broken.ending().seat() + 1)
        .put("what", SafeText.visible(broken.ending().what()))
        .put("rule", rule.id())
        .put("statement", rule.statement());
  }
}
