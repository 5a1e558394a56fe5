package umpire.core.kernel;

import java.util.List;
import umpire.core.Chance;

/// A strategy for those who deal in typed events.
public final class TypedStrategy<K extends Kernel<K>, E>
    implements umpire.core.match.Strategy<Seen<K>, E> {

  private final Strategy<K> strategy;
  private final Border<K, E> border;
  private final Move move = new Move();

  private TypedStrategy(Strategy<K> strategy, Border<K, E> border) {
    this.strategy = strategy;
    this.border = border;
  }

  /// All strategies of a game.
  public static <K extends Kernel<K>, E> List<umpire.core.match.Strategy<Seen<K>, E>> of(
      Door<K, E> door) {
    Border<K, E> border = door.border();
    return door.players().stream()
        .<umpire.core.match.Strategy<Seen<K>, E>>map(own -> new TypedStrategy<>(own, border))
        .toList();
  }

  @Override
  public String name() {
    return strategy.name();
  }

  @Override
  public String about() {
    return strategy.about();
  }

  @Override
  public E choose(Seen<K> view, Chance chance) {
    strategy.choose(view.kernel(), view.viewer(), chance, move);
    return border.decode(move);
  }

  @Override
  public void close() {
    strategy.close();
  }
}
