package umpire.snooker.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.snooker.match.SnookerMatch;

/// Caches the last few tables of odds: each is computed quickly, but requested at every table. Safe
/// for use by several threads.
final class OddsCache {

  /// The maximum number of tables cached; each takes about a megabyte.
  private static final int MAX = 8;

  private static final OddsCache SHARED = new OddsCache();

  /// All inputs that a table of odds depends on.
  private record Key(
      List<Ability> abilities, int reds, boolean simple, boolean misses, boolean threeLose) {}

  private final Map<Key, FrameOdds> kept = new LinkedHashMap<>();

  private OddsCache() {}

  /// The odds of these abilities in a match under these rules, from the cache if they are there.
  static FrameOdds odds(List<Ability> abilities, SnookerMatch table) {
    return SHARED.find(abilities, table);
  }

  private synchronized FrameOdds find(List<Ability> abilities, SnookerMatch table) {
    var key =
        new Key(
            List.copyOf(abilities),
            table.reds(),
            table.isSimple(),
            table.callsMisses(),
            table.losesByMisses());
    FrameOdds known = kept.remove(key);
    if (known == null) {
      known = new FrameOdds(abilities, table);
    }
    if (kept.size() == MAX) {
      kept.remove(kept.keySet().iterator().next());
    }
    kept.put(key, known);
    return known;
  }
}
