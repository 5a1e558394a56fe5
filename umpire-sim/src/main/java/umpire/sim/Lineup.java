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

/// Who plays what by which rules.
///
/// @param game the game
/// @param whole the same, as a complete game
/// @param profile the rules
/// @param seats the strategy of each seat by its name; a bot's is its command behind `exec:`
/// @param bots of the bots among them
/// @param start the score of each side before the game begins; none for nothing
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

  /// From the beginning.
  public Lineup(
      Game game, CompleteGame<K> whole, Profile profile, List<String> seats, BotFactory bots) {
    this(game, whole, profile, seats, bots, List.of());
  }

  /// With the usual care for bots.
  public Lineup(Game game, CompleteGame<K> whole, Profile profile, List<String> seats) {
    this(game, whole, profile, seats, BotFactory.USUAL);
  }

  /// The same people by the same rules, otherwise seated.
  public Lineup<K> seated(List<String> others) {
    return new Lineup<>(game, whole, profile, others, bots, start);
  }

  /// The same people by other rules.
  public Lineup<K> by(Profile others) {
    return new Lineup<>(game, whole, others, seats, bots, start);
  }

  /// The same with scores already made.
  public Lineup<K> from(List<Integer> scores) {
    return new Lineup<>(game, whole, profile, seats, bots, scores);
  }

  public RowLayout rowLayout() {
    return whole.rowLayout(profile, seats.size());
  }

  /// Who plays together.
  public Seating seating() {
    return whole.open(profile, seats.size());
  }

  /// The fastest arena there is for them.
  public Arena arena() {
    return own().orElseGet(() -> oneLoop(strategies(RowLayout.names(seats.size()))));
  }

  /// An arena in which some seats have other luck in what they decide than they would have.
  ///
  /// @param others which seats
  Arena arena(IntPredicate others) {
    return oneLoop(strategies(others));
  }

  private List<Strategy<K>> strategies(IntPredicate others) {
    List<Strategy<K>> taken = strategies(RowLayout.names(seats.size()));
    for (int seat = 0; seat < taken.size(); seat++) {
      if (others.test(seat)) {
        taken.set(seat, new OtherLuck<>(taken.get(seat)));
      }
    }
    return taken;
  }

  /// A table where a game of [#arena(IntPredicate)] is played again to see how it was forfeited.
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

  /// Whether the game has an arena of its own for them, which is faster.
  public boolean isFast() {
    return own().isPresent();
  }

  /// Whether a program outside is among them, which may take its time, or somebody who searches.
  public boolean isSlow() {
    return seats.stream()
        .anyMatch(name -> BotFactory.isBot(name) || strategy(name).budget().isPresent());
  }

  private Optional<Arena> own() {
    return start.isEmpty() ? whole.ownArena(profile, seats) : Optional.empty();
  }

  /// Each seat's strategy, new for this call.
  ///
  /// @param names what the seats are called
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
