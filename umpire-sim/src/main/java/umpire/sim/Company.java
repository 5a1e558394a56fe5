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

/// Who plays what by which rules.
///
/// @param game the game
/// @param whole the same, as a complete game
/// @param profile the rules
/// @param seats the strategy of each seat by its name
public record Company<E, V extends View>(
    Game<?> game, CompleteGame<E, V> whole, Profile profile, List<String> seats) {

  public Company {
    seats = List.copyOf(seats);
  }

  /// The same people by the same rules, otherwise seated.
  public Company<E, V> seated(List<String> others) {
    return new Company<>(game, whole, profile, others);
  }

  /// The same people by other rules.
  public Company<E, V> by(Profile others) {
    return new Company<>(game, whole, others, seats);
  }

  public Scorecard card() {
    return Scorecard.of(whole, profile, seats.size());
  }

  /// The fastest arena there is for them.
  public Arena arena() {
    return ownArena().orElseGet(() -> new TableArena<>(whole, profile, strategies()));
  }

  /// Whether the game has a fast arena for them.
  public boolean isFast() {
    return ownArena().isPresent();
  }

  private Optional<Arena> ownArena() {
    return whole.arena(profile, seats);
  }

  /// Each seat's strategy, new for this call.
  public List<Strategy<V, E>> strategies() {
    var taken = new ArrayList<Strategy<V, E>>();
    for (String name : seats) {
      taken.add(strategy(name));
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
