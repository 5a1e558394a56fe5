package umpire.options;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import umpire.command.Streams;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Profile;
import umpire.sim.Lineup;
import umpire.sim.bot.BotFactory;

/// The players and their rules: `--players`, `--seats`, `--profile`, `--set`.
public final class TableOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Mixin private final ProfileOptions rules = new ProfileOptions();

  @Option(
      names = "--players",
      paramLabel = "N",
      description =
          "Number of players (default: as many as --seats names, or the fewest the rules allow).")
  private @Nullable Integer players;

  @Option(
      names = "--seats",
      paramLabel = "S",
      split = ",",
      completionCandidates = Candidates.Strategies.class,
      description =
          "Strategy of each seat, separated by commas; the last is repeated (default:"
              + " rules). 'umpire strategies GAME' lists them, such as expert:N with N rollouts"
              + " per decision; exec:COMMAND is your own program (see docs/bots.md).")
  private List<String> strategies = new ArrayList<>();

  @Mixin private final BotOptions bots = new BotOptions();

  /// The strategies as named on the command line, without repeating the last.
  public List<String> strategies() {
    return List.copyOf(strategies);
  }

  /// The lineup that the options describe.
  ///
  /// @param least the number of seats that other options require
  public Lineup<?> lineup(Game game, int least, Streams streams) {
    return lineup(game, ProfileOptions.whole(game, spec), least, bots.botFactory(streams));
  }

  /// The lineup for a game with a person, whose seat is filled with the strategy `rules`.
  ///
  /// @param person the word for the person's seat in `--seats`
  public Lineup<?> lineupBeside(String person, Game game, int least, Streams streams) {
    strategies.replaceAll(name -> name.equals(person) ? "rules" : name);
    return lineup(game, least, streams);
  }

  /// The lineup of a program that takes no bots.
  public Lineup<?> lineup(Game game) {
    return lineup(game, ProfileOptions.whole(game, spec), 0, BotFactory.USUAL);
  }

  private <K extends Kernel<K>> Lineup<K> lineup(
      Game game, CompleteGame<K> whole, int least, BotFactory bots) {
    Profile profile = rules.of(whole);
    return new Lineup<>(
        game,
        whole,
        profile,
        new SeatChoice(spec, players, strategies).seats(whole, profile, least),
        bots);
  }
}
