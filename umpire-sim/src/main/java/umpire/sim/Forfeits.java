package umpire.sim;

import java.util.List;
import java.util.Optional;
import umpire.core.kernel.Ending;
import umpire.core.kernel.Seeds;
import umpire.page.Figures;
import umpire.sim.bot.BotFailedException;
import umpire.sim.count.Counts;
import umpire.sim.run.Job;

/// The games of a job that were forfeited, and why one of them was.
///
/// @param count how many games were forfeited
/// @param games how many games were played
/// @param example one forfeited game, played again; empty if no game was forfeited
public record Forfeits(long count, long games, Optional<Example> example) {

  /// No game was forfeited.
  public static final Forfeits NONE = new Forfeits(0, 0, Optional.empty());

  /// A forfeited game that was played again, since the games of a job leave only numbers.
  public sealed interface Example {

    /// The number of the game, or of its deal.
    long game();
  }

  /// A game that a seat lost by breaking a rule.
  ///
  /// @param table the index of its table among those at which the deal was played
  /// @param seats the strategy of each seat at that table
  /// @param ending the seat, the rule, and how the seat broke it
  public record Broken(long game, int table, List<String> seats, Ending.Forfeited ending)
      implements Example {

    public Broken {
      seats = List.copyOf(seats);
    }
  }

  /// A game that was not forfeited when it was replayed.
  ///
  /// @param why the likely reason, in a clause
  public record NotRepeated(long game, String why) implements Example {}

  /// One of the tables at which a deal was played.
  interface Table {

    /// The strategy of each seat.
    List<String> seats();

    /// Plays the game with this seed; empty if no seat forfeits it.
    Optional<Ending.Forfeited> forfeited(long seed);
  }

  private static final String OTHER_MOVES =
      "expected the same moves for the same seed; the bot may have been late, or its moves do not"
          + " depend on the seed alone";

  /// The forfeits of a job.
  ///
  /// @param column counts the forfeited games of each deal, or holds a positive number for each
  ///   forfeited game
  /// @param tables the tables at which each deal was played; the example comes from the first one
  ///   that forfeits the game again
  static Forfeits of(Job job, long count, long games, Counts column, List<Table> tables) {
    if (count == 0) {
      return NONE;
    }
    long number = column.highestGame();
    return new Forfeits(
        count, games, Optional.of(example(number, Seeds.seedOf(job.seed(), number), tables)));
  }

  private static Example example(long number, long seed, List<Table> tables) {
    String why = OTHER_MOVES;
    for (int i = 0; i < tables.size(); i++) {
      try {
        Optional<Ending.Forfeited> ending = tables.get(i).forfeited(seed);
        if (ending.isPresent()) {
          return new Broken(number, i, tables.get(i).seats(), ending.get());
        }
      } catch (BotFailedException failure) {
        why = String.valueOf(failure.getMessage());
      }
    }
    return new NotRepeated(number, why);
  }

  /// Whether every game was forfeited: then the result does not measure the strategies.
  public boolean isEveryGame() {
    return count > 0 && count == games;
  }

  /// The forfeited games out of all, as in `3 of 1,000 games`.
  public String share() {
    return "%s of %s games".formatted(Figures.count(count), Figures.count(games));
  }
}
