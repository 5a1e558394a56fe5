package umpire.command.options;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import umpire.core.Game;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Preset;
import umpire.core.profile.Switch;

/// What a shell can complete besides games. It does not know of which game the rest of the line is,
/// so it is offered what any game has.
public final class Candidates {

  private Candidates() {}

  private static Stream<? extends CompleteGame<?, ?>> games() {
    return Game.all().stream().flatMap(game -> game.complete().stream());
  }

  private static Iterator<String> sorted(Stream<String> names) {
    Collection<String> sorted = new TreeSet<>(names.toList());
    return sorted.iterator();
  }

  /// For `--profile`.
  public static final class Presets implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return sorted(games().flatMap(game -> game.profiles().presets().stream().map(Preset::name)));
    }
  }

  /// For `--set`.
  public static final class Switches implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return sorted(
          games().flatMap(game -> game.profiles().switches().stream()).flatMap(Switches::values));
    }

    private static Stream<String> values(Switch option) {
      return switch (option) {
        case Switch.OneOf(String name, _, _, List<Switch.Way> ways) ->
            ways.stream().map(way -> name + "=" + way.name());
        case Switch.Count count -> Stream.of(count.name() + "=" + count.standard());
      };
    }
  }

  /// For `--seats`.
  public static final class Strategies implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return sorted(games().flatMap(Strategies::names));
    }

    private static <K extends Kernel<K>, E> Stream<String> names(CompleteGame<K, E> game) {
      return game.cast().players().stream().map(Strategy::name);
    }
  }
}
