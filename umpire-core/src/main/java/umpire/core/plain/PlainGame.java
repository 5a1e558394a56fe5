package umpire.core.plain;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.core.Rule;
import umpire.core.Ruling;
import umpire.core.arena.Measure;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;
import umpire.core.match.Facts;
import umpire.core.text.Sentence;

/// What a game brings that hides nothing, has no chance, no rule switches and no published text
/// format; everything else is made of it. For two players unless it overrides [#minPlayers] and
/// [#maxPlayers].
///
/// @param <K> its kernel
public interface PlainGame<K extends PlainKernel<K>> extends Game {

  @Override
  default String title() {
    return id().substring(0, 1).toUpperCase(Locale.ROOT) + id().substring(1);
  }

  @Override
  List<? extends Rule> rulebook();

  @Override
  default int minPlayers() {
    return 2;
  }

  @Override
  default int maxPlayers() {
    return 2;
  }

  /// A game before the first move.
  K open(int seats);

  /// The lines of its records; a move's number is the number of its line.
  PlainWords words();

  /// How well a seat stands after its own move. The player called `rules` makes the move that
  /// leaves the highest number; `random` is there, too.
  int worth(K table, int seat);

  /// How long a game was, counted in every simulation. By default that is how often the first rule
  /// applied that tells an event.
  default Measure length() {
    Rule first =
        rulebook().stream()
            .filter(rule -> rule.kind() == Rule.Kind.EVENT)
            .findFirst()
            .orElseThrow();
    return Measure.times("moves", "moves made", first);
  }

  /// Tells a ruling, after the name of the player it is about.
  void tell(Ruling ruling, Sentence sentence);

  /// Shows the position, by names in small letters for its parts.
  void show(K table, Facts into);

  @Override
  default Optional<CompleteGame<?>> complete() {
    return Optional.of(new PlainMatch<>(this));
  }
}
