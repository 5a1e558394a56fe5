package umpire.core.game;

import java.util.List;
import java.util.Optional;
import umpire.core.Rule;
import umpire.core.classic.Classic;
import umpire.core.count.Counter;
import umpire.core.match.CompleteGame;
import umpire.core.text.TranslationSource;

/// A game: its rulebook, the format of its published problem if it has one, and the complete game.
/// Games are found as services, so a new one needs no change anywhere else.
///
/// A game without a published problem provides its id, its title and [#complete]; the rest follows.
public interface Game extends TranslationSource {

  /// The languages that a game provides if it provides any; all texts in the sources are English.
  List<String> LANGUAGES = List.of("en", "de", "zh");

  /// The name of the game, for people.
  String title();

  /// The rules, in the order of their source: those of the complete game unless a game overrides
  /// this.
  default List<? extends Rule> rulebook() {
    return complete().orElseThrow().rulebook();
  }

  /// The format of the published problem; [Classic#none] for a game that comes from no such
  /// problem. Ask [#hasClassic] before reading or generating text.
  default Classic classic() {
    return Classic.none();
  }

  /// Whether there is a published problem, and so a text format to judge, generate and convert.
  default boolean hasClassic() {
    return !classic().equals(Classic.none());
  }

  /// The fewest players: those of the complete game by its first preset unless a game overrides
  /// this.
  default int minPlayers() {
    CompleteGame<?> whole = complete().orElseThrow();
    return whole.minPlayers(whole.profiles().standard());
  }

  /// The most players, found as [#minPlayers] is.
  default int maxPlayers() {
    CompleteGame<?> whole = complete().orElseThrow();
    return whole.maxPlayers(whole.profiles().standard());
  }

  /// The complete game, where there is one beside the published problem.
  default Optional<CompleteGame<?>> complete() {
    return Optional.empty();
  }

  /// The counter of this game, which counts without a record by the rules of the complete game;
  /// empty if there is none.
  default Optional<Counter> counter() {
    return Optional.empty();
  }

  /// Returns every game on the class path or module path, in the order of their ids.
  static List<Game> all() {
    return Games.all();
  }

  /// Returns the game with this id, if there is one.
  static Optional<Game> byId(String id) {
    return Games.byId(id);
  }
}
