package umpire.core.record;

import java.util.IdentityHashMap;
import java.util.List;
import umpire.core.profile.Profile;
import umpire.core.text.Fingerprint;

/// Computes the ids of games: the SHA-256 of the canonical form, without claims, remarks and tags
/// that do not affect play. To identify many games that one reader has read, keep one instance: it
/// caches the canonical heading of each profile. Not safe for use by several threads.
public final class GameIds {

  /// The greatest number of cached headings, as many as a [TranscriptReader] caches.
  private static final int MAX = 64;

  /// The lines above the events.
  ///
  /// @param game the id of the game
  private record Top(String game, List<String> names, String text) {
    boolean isOf(Transcript<?> other) {
      return game.equals(other.game().id()) && names.equals(other.names());
    }
  }

  /// The cached headings by the identity of the profile: a reader uses one profile object for all
  /// games by the same rules.
  private final IdentityHashMap<Profile, Top> tops = new IdentityHashMap<>();

  private final StringBuilder text = new StringBuilder();

  /// Returns the id of this game.
  public String of(Transcript<?> game) {
    text.setLength(0);
    text.append(top(game)).append('\n');
    RecordWriter.events(game, text);
    return Fingerprint.of(text.toString());
  }

  private String top(Transcript<?> game) {
    Top known = tops.get(game.profile());
    if (known == null || !known.isOf(game)) {
      if (tops.size() == MAX) {
        tops.clear();
      }
      known = new Top(game.game().id(), game.names(), RecordWriter.rules(game));
      tops.put(game.profile(), known);
    }
    return known.text;
  }
}
