package umpire.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.Game;
import umpire.core.match.Arena;
import umpire.core.match.CompleteGame;
import umpire.core.match.Scorecard;
import umpire.core.match.Strategy;
import umpire.core.match.TableArena;
import umpire.core.match.View;
import umpire.core.profile.Profile;
import umpire.sim.bot.BotCare;
import umpire.sim.bot.BotStrategy;

/// Who plays what by which rules.
///
/// @param game the game
/// @param whole the same, as a complete game
/// @param profile the rules
/// @param seats the strategy of each seat by its name; a bot's is its command behind `exec:`
/// @param care of the bots among them
public record Lineup<E, V extends View>(
    Game<?> game, CompleteGame<E, V> whole, Profile profile, List<String> seats, BotCare care) {

  public Lineup {
    seats = List.copyOf(seats);
  }

  /// With the usual care for bots.
  public Lineup(Game<?> game, CompleteGame<E, V> whole, Profile profile, List<String> seats) {
    this(game, whole, profile, seats, BotCare.USUAL);
  }

  /// The same people by the same rules, otherwise seated.
  public Lineup<E, V> seated(List<String> others) {
    return new Lineup<>(game, whole, profile, others, care);
  }

  /// The same people by other rules.
  public Lineup<E, V> by(Profile others) {
    return new Lineup<>(game, whole, others, seats, care);
  }

  public Scorecard card() {
    return Scorecard.of(whole, profile, seats.size());
  }

  /// The fastest arena there is for them.
  public Arena arena() {
    return ownArena().orElseGet(this::generalArena);
  }

  private Arena generalArena() {
    return new TableArena<>(whole, profile, strategies(Scorecard.names(seats.size())));
  }

  /// Whether the game has a fast arena for them.
  public boolean isFast() {
    return ownArena().isPresent();
  }

  private Optional<Arena> ownArena() {
    return whole.arena(profile, seats);
  }

  /// Each seat's strategy, new for this call.
  ///
  /// @param names what the seats are called
  public List<Strategy<V, E>> strategies(List<String> names) {
    var taken = new ArrayList<Strategy<V, E>>();
    for (int seat = 0; seat < seats.size(); seat++) {
      String name = seats.get(seat);
      taken.add(
          BotCare.isBot(name)
              ? new BotStrategy<>(whole, profile, names, seat, care.bot(name))
              : strategy(name));
    }
    return taken;
  }

  private Strategy<V, E> strategy(String name) {
    for (Strategy<V, E> strategy : whole.strategies()) {
      if (strategy.name().equals(name)) {
        return strategy;
      }
    }
    throw new IllegalArgumentException("there is no strategy '" + name + "'");
  }
}
