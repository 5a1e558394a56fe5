package umpire.options;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import umpire.core.classic.GeneratorShape;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Preset;
import umpire.core.profile.Switch;

/// Completion candidates that depend on the game, such as its presets and strategies.
public final class Candidates {

  private Candidates() {}

  /// Candidates by game. Without a game, [#iterator] returns those of all games.
  public sealed interface ByGame extends Iterable<String>
      permits Presets, Switches, Strategies, Shapes {

    Stream<String> words(Game game);

    /// The candidates of a game, sorted, without duplicates.
    default List<String> of(Game game) {
      return words(game).sorted().distinct().toList();
    }

    @Override
    default Iterator<String> iterator() {
      Collection<String> sorted = new TreeSet<>(Game.all().stream().flatMap(this::words).toList());
      return sorted.iterator();
    }
  }

  /// Candidates for `--profile`.
  public static final class Presets implements ByGame {
    @Override
    public Stream<String> words(Game game) {
      return game.complete().stream()
          .flatMap(whole -> whole.profiles().presets().stream().map(Preset::name));
    }
  }

  /// Candidates for `--set`.
  public static final class Switches implements ByGame {
    @Override
    public Stream<String> words(Game game) {
      return game.complete().stream()
          .flatMap(whole -> whole.profiles().switches().stream())
          .flatMap(Switches::values);
    }

    private static Stream<String> values(Switch option) {
      return switch (option) {
        case Switch.Choice<?> choice ->
            choice.ways().stream().map(way -> choice.name() + "=" + way.name());
        case Switch.Count count -> Stream.of(count.name() + "=" + count.standard());
      };
    }
  }

  /// Candidates for `--seats`.
  public static final class Strategies implements ByGame {
    @Override
    public Stream<String> words(Game game) {
      return game.complete().stream().flatMap(Strategies::names);
    }

    private static <K extends Kernel<K>> Stream<String> names(CompleteGame<K> game) {
      return game.catalog().strategies().stream().map(Strategy::name);
    }
  }

  /// Candidates for `--shape`.
  public static final class Shapes implements ByGame {
    @Override
    public Stream<String> words(Game game) {
      return game.classic().shapes().stream().map(GeneratorShape::name);
    }
  }
}
