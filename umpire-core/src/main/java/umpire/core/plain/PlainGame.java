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

/// A game without hidden information, chance, rule switches or a published text format; everything
/// else is derived from what it supplies here. It is for two players unless it overrides
/// [#minPlayers] and [#maxPlayers].
///
/// @param <K> the game's kernel
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

  /// Returns a new game before the first move.
  K open(int seats);

  /// The form of its events in a record; the number of a move is the number of its line.
  PlainWords words();

  /// Evaluates the position for a seat that has just moved. The player called `rules` makes the
  /// move with the highest value; the other player, `random`, ignores it.
  int worth(K table, int seat);

  /// The length of a game, measured in every simulation. By default, the number of times that the
  /// first rule of the kind [umpire.core.Rule.Kind#EVENT] was applied.
  default Measure length() {
    Rule first =
        rulebook().stream()
            .filter(rule -> rule.kind() == Rule.Kind.EVENT)
            .findFirst()
            .orElseThrow();
    return Measure.times("moves", "moves made", first);
  }

  /// Describes a ruling in a sentence that follows the name of the player whom it concerns.
  void narrate(Ruling ruling, Sentence sentence);

  /// Adds the parts of the position to the facts, under names in lower case.
  void addFacts(K table, Facts into);

  @Override
  default Optional<CompleteGame<?>> complete() {
    return Optional.of(new PlainMatch<>(this));
  }
}
