package umpire.cli.compare;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.cli.simulate.OutputFiles;
import umpire.cli.simulate.ReportFile;
import umpire.cli.simulate.RunOptions;
import umpire.command.Failure;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.options.BotOptions;
import umpire.command.options.Candidates;
import umpire.command.options.GameParameter;
import umpire.command.options.ProfileOptions;
import umpire.command.options.SeatChoice;
import umpire.command.options.SwitchOptions;
import umpire.core.Game;
import umpire.core.kernel.Arena;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfile;
import umpire.core.profile.Profile;
import umpire.sim.Duel;
import umpire.sim.Interval;
import umpire.sim.Lineup;
import umpire.sim.RulesDuel;
import umpire.sim.Run;
import umpire.sim.Totals;
import umpire.sim.report.Pairing;

/// `umpire compare`.
@Command(
    name = "compare",
    description = {
      "Compares strategies, or rules, on the same deals, so that luck falls out of the difference."
          + " Strategies swap seats on every deal; each pair of them is compared. A difference is"
          + " called one only where its interval does not hold zero.",
      ""
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Try",
      "  umpire compare cribbage rules random --games 2k",
      "  umpire compare maumau rules random --players 3 --until 1%%",
      "  umpire compare tractor rules random --measure ranks --games 1k",
      "  umpire compare cribbage rules random --from 110,115 --games 2k",
      "  umpire compare maumau --profile classic --profile common --games 10k"
    })
public final class CompareCall implements Callable<Integer> {

  private final Streams streams;
  private @Nullable UncheckedIOException deaf;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private final GameParameter game = new GameParameter();

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "STRATEGY",
      completionCandidates = Candidates.Strategies.class,
      description =
          "Two strategies or more, all pairs of which are compared; the same twice is a test of the"
              + " comparison, which should find nothing. None to compare rules.")
  private List<String> strategies = new ArrayList<>();

  @Option(
      names = "--profile",
      paramLabel = "P",
      description =
          "The rules to play by, a preset or a file; given twice, these rules are compared.")
  private List<String> profiles = new ArrayList<>();

  @Mixin private final SwitchOptions switches = new SwitchOptions();

  @Option(
      names = "--players",
      paramLabel = "N",
      description = "How many; default: the fewest the rules allow.")
  private @Nullable Integer players;

  @Option(
      names = "--seats",
      paramLabel = "S",
      split = ",",
      description = "When rules are compared: the strategy of each seat. Default: rules.")
  private List<String> seats = new ArrayList<>();

  @Option(
      names = "--measure",
      paramLabel = "M",
      defaultValue = "wins",
      description =
          "What strategies are measured by, and --until is about: wins, or what the game counts,"
              + " as points or ranks (default: ${DEFAULT-VALUE}).")
  private String measure = "wins";

  @Option(
      names = "--from",
      paramLabel = "A,B",
      split = ",",
      description =
          "The score of each side before the game begins: points, ranks or frames, whatever the"
              + " game is won by. The two strategies play both sides of it.")
  private List<Integer> start = new ArrayList<>();

  @Mixin private final RunOptions options = new RunOptions();

  @Mixin private final BotOptions bots = new BotOptions();

  public CompareCall(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Game chosen = game.game();
    String fault = new OutputFiles(Optional.empty(), Optional.empty(), options.report()).fault();
    if (!fault.isEmpty()) {
      throw wrong(fault);
    }
    try {
      return compare(chosen, ProfileOptions.whole(chosen, spec));
    } catch (IOException failure) {
      streams.complain(Failure.inWords(failure));
      return Status.IO_FAILURE;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Status.INTERRUPTED;
    }
  }

  private <K extends Kernel<K>, E> int compare(Game chosen, CompleteGame<K, E> whole)
      throws IOException, InterruptedException {
    if (profiles.size() == 2 && strategies.isEmpty()) {
      return compareRules(rules(chosen, whole));
    }
    if (profiles.size() > 1) {
      throw wrong("compare strategies under one profile, or two profiles without strategies");
    }
    if (strategies.size() < 2) {
      throw wrong("two strategies are needed, or --profile twice");
    }
    if (!seats.isEmpty()) {
      throw wrong("--seats is for comparing rules; strategies that are compared swap seats");
    }
    String name = profiles.isEmpty() ? whole.profiles().standard().name() : profiles.getFirst();
    Profile profile = profile(whole, name);
    var table = new SeatChoice(spec, players, List.of());
    strategies.forEach(each -> table.mustExist(each, whole));
    var lineup =
        new Lineup<>(chosen, whole, profile, table.seats(whole, profile, 2), bots.care(streams));
    return compareStrategies(started(lineup), yardstick(whole, profile));
  }

  private Profile profile(CompleteGame<?, ?> whole, String name) {
    try {
      Profile chosen = ProfileOptions.named(name, whole.profiles(), spec);
      return switches.appliedTo(chosen, whole.profiles());
    } catch (BadProfile bad) {
      throw wrong(bad.what());
    }
  }

  // Strategies.

  private Yardstick yardstick(CompleteGame<?, ?> whole, Profile profile) {
    Yardstick found =
        Yardstick.named(measure, whole, profile)
            .orElseThrow(() ->
                wrong(
                    "there is no measure '%s': choose wins, %s"
                        .formatted(measure, String.join(", ", whole.tallies(profile)))));
    options.mustBeShare(found.isWins());
    return found;
  }

  /// With the scores that were asked for, if a game can begin like that.
  private Lineup<?, ?> started(Lineup<?, ?> lineup) {
    int sides = lineup.seating().sides();
    if (!start.isEmpty() && start.size() != sides) {
      throw wrong("--from names %d scores, but there are %d sides".formatted(start.size(), sides));
    }
    Lineup<?, ?> started = lineup.from(start);
    try (Arena _ = started.arena()) {
      return started;
    } catch (IllegalArgumentException impossible) {
      throw wrong(
          "--from: by the rules of %s %s"
              .formatted(lineup.profile().name(), impossible.getMessage()));
    }
  }

  private int compareStrategies(Lineup<?, ?> lineup, Yardstick yardstick)
      throws IOException, InterruptedException {
    var table = new DuelTable(streams.out(), options, yardstick);
    var ladder = new Ladder(yardstick, strategies);
    var deals = new DealRun(streams, options, yardstick);
    Optional<ReportFile> report = report();
    var pairings = new ArrayList<Pairing>();
    int status = Status.FINE;
    for (int i = 0; i < strategies.size() && status == Status.FINE; i++) {
      for (int j = i + 1; j < strategies.size() && status == Status.FINE; j++) {
        var duel = new Duel(lineup, strategies.get(i), strategies.get(j), options.seed());
        var run = new Run(duel);
        status = deals.play(run, totals -> difference(yardstick, duel, totals).half());
        ladder.enter(i, j, difference(yardstick, duel, run.totals()));
        tell(() -> table.print(duel, run.totals()));
        report.ifPresent(page -> pairings.add(Pairing.of(duel, run.totals(), page.shows(duel))));
      }
    }
    if (strategies.size() > 2 && status == Status.FINE && !options.json()) {
      tell(() -> ladder.print(streams.out(), options.confidence()));
    }
    if (report.isPresent()) {
      report.get().write(lineup, pairings);
    }
    return heard(status);
  }

  private Interval difference(Yardstick yardstick, Duel duel, Totals totals) {
    return yardstick.difference(duel, totals, options.confidence());
  }

  // Rules.

  private <K extends Kernel<K>, E> RulesDuel rules(Game chosen, CompleteGame<K, E> whole) {
    if (!start.isEmpty() || !measure.equals(Yardstick.OF_WINS.name())) {
      throw wrong("--from and --measure are for comparing strategies");
    }
    options.mustBeShare(true);
    Profile first = profile(whole, profiles.getFirst());
    Profile second = profile(whole, profiles.getLast());
    var table = new SeatChoice(spec, players, seats);
    int least = table.seats(whole, second, 0).size();
    List<String> reader = table.seats(whole, first, least);
    table.seats(whole, second, reader.size());
    return new RulesDuel(
        new Lineup<>(chosen, whole, first, reader, bots.care(streams)),
        first,
        second,
        options.seed());
  }

  private int compareRules(RulesDuel duel) throws IOException, InterruptedException {
    var run = new Run(duel);
    int status =
        new DealRun(streams, options, Yardstick.OF_WINS)
            .play(run, totals -> RulesTable.widestWin(duel, totals, options));
    tell(() -> new RulesTable(streams.out(), options).print(duel, run.totals()));
    Optional<ReportFile> report = report();
    if (report.isPresent()) {
      report.get().write(duel, run.totals());
    }
    return heard(status);
  }

  // Sentence.

  /// A reader who has gone away must not cost the page, if one was asked for.
  private void tell(Runnable result) {
    try {
      result.run();
    } catch (UncheckedIOException failure) {
      if (options.report().isEmpty()) {
        throw failure;
      }
      deaf = failure;
    }
  }

  private int heard(int status) {
    if (deaf != null) {
      throw deaf;
    }
    return status;
  }

  private Optional<ReportFile> report() {
    List<String> words = spec.commandLine().getParseResult().originalArgs();
    return options.report().map(path -> new ReportFile(path, options, words, profiles, switches));
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }
}
