package umpire.core.verify;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.core.record.GameRecord;
import umpire.core.record.Transcript;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.core.text.SourceLine;
import umpire.core.words.SeatName;

/// Checks the tag `Termination`. It states that a player ran out of time, resigned, lost for a
/// reason outside the rules, or left; then a game of two sides is over, and with more sides the
/// others may have played on. Or it states that the game was broken off without a loser.
final class Termination {

  private static final List<String> HOW = List.of("time", "resigned", "forfeit", "abandoned");

  /// The value for a game that was broken off, for instance because it had become too long for its
  /// table.
  private static final String UNFINISHED = "unfinished";

  private Termination() {}

  /// The fault of the tag; empty if it has none, or if there is no tag.
  ///
  /// @param over whether the game came to its end by its rules
  static Optional<Note> difference(Transcript<?> game, boolean over, int sides) {
    Optional<GameRecord.Tag> tag = game.other("Termination");
    if (tag.isEmpty()) {
      return Optional.empty();
    }
    if (tag.get().value().equals(UNFINISHED)) {
      return over ? ended() : Optional.empty();
    }
    Set<Integer> named = new HashSet<>();
    for (String each : tag.get().value().split(", ", -1)) {
      String[] words = each.split(" ", 2);
      if (words.length < 2 || !HOW.contains(words[0])) {
        return said(
            Sentence.of("a termination is one of {ways:list}, and a player's name, or {unfinished}")
                .fact("ways", HOW)
                .fact("unfinished", UNFINISHED));
      }
      int seat = SeatName.find(words[1], game.names());
      if (seat < 0) {
        return said(
            Sentence.of("a termination names a player: {players:list}")
                .fact("players", game.names()));
      }
      if (!named.add(seat)) {
        return said(Sentence.of("a termination names each player once"));
      }
    }
    return over && sides <= 2 ? ended() : Optional.empty();
  }

  private static Optional<Note> ended() {
    return said(Sentence.of("the game came to its end by its rules"));
  }

  private static Optional<Note> said(Sentence what) {
    return Optional.of(what.note());
  }

  /// Whether the tag shows that the whole game has ended. With more than two sides, the loss of one
  /// side does not show that.
  static boolean isOfAll(Transcript<?> game, int sides) {
    return game.other("Termination")
        .filter(tag -> sides <= 2 || tag.value().equals(UNFINISHED))
        .isPresent();
  }

  static boolean isClaimed(Transcript<?> game) {
    return game.other("Termination").isPresent();
  }

  /// The line of the tag; [SourceLine#NONE] if there is no tag.
  static SourceLine source(Transcript<?> game) {
    return game.other("Termination").map(GameRecord.Tag::source).orElse(SourceLine.NONE);
  }
}
