package umpire.core.record;

import java.util.List;
import java.util.Optional;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Profile;

/// The heading of a record, needed to interpret its lines: the game, the rules and the players.
///
/// @param events parses the events of such a record
record Heading<K extends Kernel<K>>(
    Game game, CompleteGame<K> whole, Profile profile, List<String> names, EventReader events) {

  Heading(Game game, CompleteGame<K> whole, Profile profile, List<String> names) {
    this(game, whole, profile, names, new EventReader(whole.vocabulary(), names));
  }

  /// The tags that determine the heading: records with equal ones have the same heading.
  record Tags(
      Optional<String> game, Optional<String> profile, Optional<String> rules, List<String> names) {

    static Tags of(GameRecord written) {
      return new Tags(
          value(GameRecord.GAME, written),
          value(GameRecord.PROFILE, written),
          value(GameRecord.RULES, written),
          written.seats());
    }

    private static Optional<String> value(String name, GameRecord written) {
      return written.tag(name).map(GameRecord.Tag::value);
    }
  }
}
