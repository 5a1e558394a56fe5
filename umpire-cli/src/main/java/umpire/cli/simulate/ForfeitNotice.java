package umpire.cli.simulate;

import java.util.List;
import java.util.Optional;
import umpire.command.Streams;
import umpire.core.Rule;
import umpire.core.kernel.Ending;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Scorecard;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;
import umpire.core.record.Host;
import umpire.core.text.Shown;
import umpire.sim.Lineup;
import umpire.sim.bot.BotGivenUp;

/// Reports that games were forfeited, and why the first of them was: it is played once more, since
/// the games of a simulation leave only numbers.
///
/// @param streams the report goes to standard error
/// @param seed the games are numbered under
public record ForfeitNotice(Streams streams, long seed) {

  /// Prints the count, then the reason, the rule and how to see the game.
  ///
  /// @param count how many games of how many
  /// @param number of the game
  /// @param seatings the tables at which the game was played; the first that forfeits it again
  ///   counts
  /// @param show how the game of a seating is printed
  public void print(String count, long number, List<Lineup<?, ?>> seatings, Seen show) {
    say("umpire: " + count + " were forfeited");
    for (Lineup<?, ?> seating : seatings) {
      Optional<Ending.Forfeited> ending = again(seating, number);
      if (ending.isPresent()) {
        explain(seating, number, ending.get());
        say("  to see it: " + show.command(seating, number));
        return;
      }
    }
    say(
        "  game %d was played again and not forfeited: expected the same moves for the same seed;"
                .formatted(number)
            + " the bot may have been late, or its moves do not depend on the seed alone");
  }

  /// How a game can be seen.
  public interface Seen {
    String command(Lineup<?, ?> seating, long number);
  }

  private void explain(Lineup<?, ?> seating, long number, Ending.Forfeited ending) {
    Rule rule = ending.rule();
    say(
        "  game %d: seat %d (%s) %s"
            .formatted(
                number, ending.seat() + 1, seating.seats().get(ending.seat()), ending.what()));
    say("  rule " + rule.id() + ": " + rule.statement());
  }

  private <K extends Kernel<K>, E> Optional<Ending.Forfeited> again(
      Lineup<K, E> lineup, long number) {
    // Bots hear the names, and must hear the same as in the simulation.
    List<String> names = Scorecard.names(lineup.seats().size());
    List<Strategy<K>> strategies = lineup.strategies(names);
    try {
      var host = new Host<>(lineup.game(), lineup.whole(), lineup.profile(), names, strategies);
      Ending ending = host.host(Seeds.seedOf(seed, number)).ending();
      return ending instanceof Ending.Forfeited forfeited
          ? Optional.of(forfeited)
          : Optional.empty();
    } catch (BotGivenUp givenUp) {
      say("  " + givenUp.getMessage());
      return Optional.empty();
    } finally {
      strategies.forEach(Strategy::close);
    }
  }

  private void say(String line) {
    streams.err().println(Shown.visible(line));
  }
}
