package umpire.core.record;

import java.util.List;
import java.util.Optional;

/// What the tag `Termination` says: that a game did not come to its end by its rules, but because
/// somebody ran out of time, gave up, lost it otherwise, or left.
final class Termination {

  private static final List<String> HOW = List.of("time", "resigned", "forfeit", "abandoned");

  private Termination() {}

  /// What is wrong with the tag; empty if nothing is, or there is none.
  ///
  /// @param over whether the game came to its end by its rules
  static String difference(Transcript<?, ?> game, boolean over) {
    Optional<GameRecord.Tag> tag = game.other("Termination");
    if (tag.isEmpty()) {
      return "";
    }
    String[] words = tag.get().value().split(" ", 2);
    if (words.length < 2 || !HOW.contains(words[0])) {
      return "a termination is one of " + String.join(", ", HOW) + ", and a player's name";
    }
    if (Seats.find(words[1], game.names()) < 0) {
      return "a termination names a player: " + String.join(", ", game.names());
    }
    return over ? "the game came to its end by its rules" : "";
  }

  static boolean isClaimed(Transcript<?, ?> game) {
    return game.other("Termination").isPresent();
  }

  /// Where the tag stands.
  static SourceLine source(Transcript<?, ?> game) {
    return game.other("Termination").map(GameRecord.Tag::source).orElse(SourceLine.NONE);
  }
}
