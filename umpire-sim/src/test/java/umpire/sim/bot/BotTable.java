package umpire.sim.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import umpire.core.game.Game;
import umpire.core.kernel.Ending;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.RandomStrategy;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Profile;
import umpire.core.session.GameRecorder;

/// A table with a bot in the first seat and strategies that play any legal move in the others.
final class BotTable<K extends Kernel<K>> implements AutoCloseable {

  private final GameRecorder<K> recorder;
  private final BotStrategy<K> bot;
  private int moves;

  private BotTable(Game game, CompleteGame<K> whole, Profile profile, ExternalBot bot) {
    var names =
        List.of("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn").subList(0, whole.minPlayers(profile));
    this.bot = new BotStrategy<>(whole, profile, names, 0, bot);
    var seats = new ArrayList<Strategy<K>>();
    seats.add(this.bot);
    while (seats.size() < names.size()) {
      seats.add(new RandomStrategy<>());
    }
    recorder = new GameRecorder<>(game, whole, profile, names, seats);
  }

  static BotTable<?> of(String game, String command, BotLimits limits) {
    return of(game, new ExternalBot(command, limits, _ -> {}));
  }

  static BotTable<?> of(String game, ExternalBot bot) {
    Game found = Game.byId(game).orElseThrow();
    return of(found, found.complete().orElseThrow(), bot);
  }

  private static <K extends Kernel<K>> BotTable<K> of(
      Game game, CompleteGame<K> whole, ExternalBot bot) {
    return new BotTable<>(game, whole, whole.profiles().standard(), bot);
  }

  Ending play(long seed) {
    return play(seed, _ -> {});
  }

  /// Plays a game.
  ///
  /// @param witness receives every event with its actor
  Ending play(long seed, Consumer<String> witness) {
    GameRecorder.PlayedGame<K> played = recorder.record(seed);
    for (var line : played.game().events()) {
      moves += line.actor() == 0 ? 1 : 0;
      witness.accept(line.actor() + ": " + line.event());
    }
    return played.ending();
  }

  /// The number of moves of the bot.
  int moves() {
    return moves;
  }

  BotStrategy<K> bot() {
    return bot;
  }

  @Override
  public void close() {
    recorder.close();
  }
}
