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

/// Who plays, and by which rules: `--players`, `--seats`, `--profile`, `--set`.
public final class TableOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Mixin private final ProfileOptions rules = new ProfileOptions();

  @Option(
      names = "--players",
      paramLabel = "N",
      description = "How many; default: as many as --seats names, or the fewest the rules allow.")
  private @Nullable Integer players;

  @Option(
      names = "--seats",
      paramLabel = "S",
      split = ",",
      completionCandidates = Candidates.Strategies.class,
      description =
          "The strategy of each seat, with commas between; the last is repeated: random, rules,"
              + " expert where the game has one, expert:N with N rollouts a decision."
              + " exec:COMMAND is a program of yours (see docs/bots.md). Default: rules.")
  private List<String> strategies = new ArrayList<>();

  @Mixin private final BotOptions bots = new BotOptions();

  /// The strategies as they were named, the last not repeated.
  public List<String> strategies() {
    return List.copyOf(strategies);
  }

  /// The table that was asked for.
  ///
  /// @param least how many seats are asked for in other ways
  public Lineup<?> lineup(Game game, int least, Streams streams) {
    return lineup(game, ProfileOptions.whole(game, spec), least, bots.botFactory(streams));
  }

  /// The same beside a person, for whom `rules` stands in the lineup.
  ///
  /// @param person how the person's seat is called among the strategies
  public Lineup<?> lineupBeside(String person, Game game, int least, Streams streams) {
    strategies.replaceAll(name -> name.equals(person) ? "rules" : name);
    return lineup(game, least, streams);
  }

  /// The same for programs that take no bots.
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
