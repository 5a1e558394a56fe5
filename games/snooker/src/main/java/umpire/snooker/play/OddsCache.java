package umpire.snooker.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.snooker.match.SnookerMatch;

/// Keeps the last few tables of odds, which are made in a moment but asked for at every table.
final class OddsCache {

  /// A table takes about a megabyte.
  private static final int MAX = 8;

  private static final OddsCache SHELF = new OddsCache();

  /// Everything that a table of odds depends on.
  private record Key(
      List<Ability> abilities, int reds, boolean simple, boolean misses, boolean threeLose) {}

  private final Map<Key, FrameOdds> kept = new LinkedHashMap<>();

  private OddsCache() {}

  /// The odds of these abilities in such a match.
  static FrameOdds odds(List<Ability> abilities, SnookerMatch table) {
    return SHELF.find(abilities, table);
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
