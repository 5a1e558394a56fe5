package umpire.sim.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import umpire.core.Game;
import umpire.core.Tape;
import umpire.core.match.CompleteGame;
import umpire.core.match.Ending;
import umpire.core.match.Strategy;
import umpire.core.match.Table;
import umpire.core.match.View;
import umpire.core.profile.Profile;

/// A bot in the first seat, and on the others strategies that do anything legal.
final class BotTable<E, V extends View> implements AutoCloseable {

  private final Table<E, V> table;
  private final BotStrategy<V, E> bot;
  private int moves;

  private BotTable(CompleteGame<E, V> whole, Profile profile, ExternalBot bot) {
    var names = List.of("Anna", "Ben", "Cleo", "Dan").subList(0, whole.fewest(profile));
    this.bot = new BotStrategy<>(whole, profile, names, 0, bot);
    var seats = new ArrayList<Strategy<V, E>>();
    seats.add(this.bot);
    while (seats.size() < names.size()) {
      seats.add(random(whole));
    }
    table = new Table<>(whole, profile, names, seats);
  }

  private static <E, V extends View> Strategy<V, E> random(CompleteGame<E, V> whole) {
    return whole.strategies().stream()
        .filter(strategy -> strategy.name().equals("random"))
        .findFirst()
        .orElseThrow();
  }

  static BotTable<?, ?> of(String game, String command, BotLimits limits) {
    return of(game, new ExternalBot(command, limits, _ -> {}));
  }

  static BotTable<?, ?> of(String game, ExternalBot bot) {
    return of(Game.named(game).orElseThrow().complete().orElseThrow(), bot);
  }

  private static <E, V extends View> BotTable<E, V> of(CompleteGame<E, V> whole, ExternalBot bot) {
    return new BotTable<>(whole, whole.profiles().standard(), bot);
  }

  Ending play(long seed) {
    return play(seed, _ -> {});
  }

  /// @param witness is told every event
  Ending play(long seed, Consumer<String> witness) {
    return table
        .play(
            seed,
            Tape.silent(),
            (_, actor, event, _) -> {
              moves += actor == 0 ? 1 : 0;
              witness.accept(actor + ": " + event);
            })
        .ending();
  }

  /// How often the bot has moved.
  int moves() {
    return moves;
  }

  BotStrategy<V, E> bot() {
    return bot;
  }

  @Override
  public void close() {
    table.close();
  }
}
