package umpire.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import umpire.core.RulingLog;
import umpire.core.Seating;
import umpire.core.arena.Arena;
import umpire.core.arena.RowLayout;
import umpire.core.game.Game;
import umpire.core.kernel.Ending;
import umpire.core.kernel.GameLoop;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Profile;
import umpire.core.session.GameRecorder;
import umpire.sim.bot.BotFactory;
import umpire.sim.bot.BotStrategy;

/// The players of a simulation: a game, its rules, and a strategy for each seat. Immutable.
///
/// @param game the game
/// @param whole the game with the type of its kernel
/// @param profile the rules
/// @param seats the name of each seat's strategy; for a bot, `exec:` and then its command
/// @param bots creates the bots among the strategies
/// @param start the score with which each side begins; empty if all begin at zero
public record Lineup<K extends Kernel<K>>(
    Game game,
    CompleteGame<K> whole,
    Profile profile,
    List<String> seats,
    BotFactory bots,
    List<Integer> start) {

  public Lineup {
    seats = List.copyOf(seats);
    start = List.copyOf(start);
  }

  /// Creates a lineup whose games begin at zero.
  public Lineup(
      Game game, CompleteGame<K> whole, Profile profile, List<String> seats, BotFactory bots) {
    this(game, whole, profile, seats, bots, List.of());
  }

  /// Creates a lineup whose games begin at zero and whose bots have the usual limits.
  public Lineup(Game game, CompleteGame<K> whole, Profile profile, List<String> seats) {
    this(game, whole, profile, seats, BotFactory.USUAL);
  }

  /// Returns this lineup with other strategies.
  ///
  /// @param others the name of each seat's strategy
  public Lineup<K> withSeats(List<String> others) {
    return new Lineup<>(game, whole, profile, others, bots, start);
  }

  /// Returns this lineup with other rules.
  public Lineup<K> withRules(Profile others) {
    return new Lineup<>(game, whole, others, seats, bots, start);
  }

  /// Returns this lineup with other scores to begin with.
  ///
  /// @param scores each side's score; empty to begin at zero
  public Lineup<K> withScores(List<Integer> scores) {
    return new Lineup<>(game, whole, profile, seats, bots, scores);
  }

  /// The columns of the row that each game adds to the results.
  public RowLayout rowLayout() {
    return whole.rowLayout(profile, seats.size());
  }

  /// The side of each seat.
  public Seating seating() {
    return whole.open(profile, seats.size());
  }

  /// Creates an arena for one thread: the game's own, faster one if it has one for this lineup,
  /// else the general one.
  public Arena arena() {
    return own().orElseGet(() -> oneLoop(strategies(RowLayout.names(seats.size()))));
  }

  /// Creates an arena in which some strategies get random numbers that differ from those of their
  /// seats.
  ///
  /// @param others selects the seats of these strategies
  Arena arena(IntPredicate others) {
    return oneLoop(strategies(others));
  }

  private List<Strategy<K>> strategies(IntPredicate others) {
    List<Strategy<K>> taken = strategies(RowLayout.names(seats.size()));
    for (int seat = 0; seat < taken.size(); seat++) {
      if (others.test(seat)) {
        taken.set(seat, new OwnRandomStrategy<>(taken.get(seat)));
      }
    }
    return taken;
  }

  /// Creates a table that replays a game of [#arena(IntPredicate)] to find out how it was
  /// forfeited.
  Forfeits.Table table(IntPredicate others) {
    return new Forfeits.Table() {
      @Override
      public List<String> seats() {
        return seats;
      }

      @Override
      public Optional<Ending.Forfeited> forfeited(long seed) {
        GameLoop<K> loop = whole.gameLoop(profile, strategies(others)).from(start);
        try {
          int ended = loop.play(seed, new RulingLog());
          List<String> names = RowLayout.names(seats.size());
          return GameRecorder.ending(whole, loop, ended, names)
                  instanceof Ending.Forfeited forfeited
              ? Optional.of(forfeited)
              : Optional.empty();
        } finally {
          loop.close();
        }
      }
    };
  }

  private Arena oneLoop(List<Strategy<K>> taken) {
    return whole.arena(profile, taken, start);
  }

  /// Whether the game has its own, faster arena for this lineup.
  public boolean isFast() {
    return own().isPresent();
  }

  /// Whether a seat may be slow: a bot, or a strategy with a search budget.
  public boolean isSlow() {
    return seats.stream()
        .anyMatch(name -> BotFactory.isBot(name) || strategy(name).budget().isPresent());
  }

  private Optional<Arena> own() {
    return start.isEmpty() ? whole.ownArena(profile, seats) : Optional.empty();
  }

  /// Creates a strategy for each seat; the caller closes them.
  ///
  /// @param names the names of the seats
  /// @throws IllegalArgumentException if there is no strategy of a seat's name, or a bot's command
  ///   is malformed
  public List<Strategy<K>> strategies(List<String> names) {
    var taken = new ArrayList<Strategy<K>>();
    for (int seat = 0; seat < seats.size(); seat++) {
      String name = seats.get(seat);
      taken.add(
          BotFactory.isBot(name)
              ? new BotStrategy<>(whole, profile, names, seat, bots.bot(name))
              : strategy(name));
    }
    return taken;
  }

  private Strategy<K> strategy(String name) {
    return whole
        .strategy(name)
        .orElseThrow(() -> new IllegalArgumentException("there is no strategy '" + name + "'"));
  }
}
