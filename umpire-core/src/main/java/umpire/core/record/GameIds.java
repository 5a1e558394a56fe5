package umpire.core.record;

import java.util.IdentityHashMap;
import java.util.List;
import umpire.core.profile.Profile;
import umpire.core.text.Fingerprint;

/// Identifies games: by the SHA-256 of their canonical form without claims, remarks and the tags
/// that only describe them, which do not change what was played. Who identifies many of them keeps
/// one of these, which knows again the rules of games that one reader has understood.
public final class GameIds {

  /// As many as a [TranscriptReader] knows again.
  private static final int MAX = 64;

  /// The lines above the events.
  ///
  /// @param game its id
  private record Top(String game, List<String> names, String text) {
    boolean isOf(Transcript<?> other) {
      return game.equals(other.game().id()) && names.equals(other.names());
    }
  }

  /// By the profile itself: a reader has one for all games by the same rules.
  private final IdentityHashMap<Profile, Top> tops = new IdentityHashMap<>();

  private final StringBuilder text = new StringBuilder();

  /// What identifies this game.
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
