package umpire.cli.compare;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.DoubleSupplier;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.cli.simulate.Interruption;
import umpire.cli.simulate.OutputFiles;
import umpire.cli.simulate.Progress;
import umpire.cli.simulate.ReportFile;
import umpire.cli.simulate.RunOptions;
import umpire.command.Failure;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.options.BotOptions;
import umpire.command.options.GameParameter;
import umpire.command.options.ProfileOptions;
import umpire.command.options.SeatChoice;
import umpire.core.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfile;
import umpire.core.profile.Profile;
import umpire.sim.Confidence;
import umpire.sim.Duel;
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
      description = "Two strategies or more; none to compare rules.")
  private List<String> strategies = new ArrayList<>();

  @Option(
      names = "--profile",
      paramLabel = "P",
      description =
          "The rules to play by, a preset or a file; given twice, these rules are compared.")
  private List<String> profiles = new ArrayList<>();

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
      Profile first = profile(whole, profiles.getFirst());
      Profile second = profile(whole, profiles.getLast());
      var table = new SeatChoice(spec, players, seats);
      int least = table.seats(whole, second, 0).size();
      List<String> reader = table.seats(whole, first, least);
      table.seats(whole, second, reader.size());
      return compareRules(
          new RulesDuel(
              new Lineup<>(chosen, whole, first, reader, bots.care(streams)),
              first,
              second,
              options.seed()));
    }
    if (profiles.size() > 1) {
      throw wrong("compare strategies under one profile, or two profiles without strategies");
    }
    if (strategies.stream().distinct().count() < 2) {
      throw wrong("two different strategies are needed, or --profile twice");
    }
    if (!seats.isEmpty()) {
      throw wrong("--seats is for comparing rules; strategies that are compared swap seats");
    }
    Profile profile =
        profiles.isEmpty() ? whole.profiles().standard() : profile(whole, profiles.getFirst());
    var table = new SeatChoice(spec, players, List.of());
    strategies.forEach(name -> table.mustExist(name, whole));
    return compareStrategies(
        new Lineup<>(chosen, whole, profile, table.seats(whole, profile, 2), bots.care(streams)));
  }

  private Profile profile(CompleteGame<?, ?> whole, String name) {
    try {
      return ProfileOptions.named(name, whole.profiles(), spec);
    } catch (BadProfile bad) {
      throw wrong(bad.what());
    }
  }

  // Strategies.

  private int compareStrategies(Lineup<?, ?> lineup) throws IOException, InterruptedException {
    List<String> names = strategies.stream().distinct().toList();
    var table = new DuelTable(streams.out(), options);
    Optional<ReportFile> report = report();
    var pairings = new ArrayList<Pairing>();
    int status = Status.FINE;
    for (int i = 0; i < names.size() && status == Status.FINE; i++) {
      for (int j = i + 1; j < names.size() && status == Status.FINE; j++) {
        var duel = new Duel(lineup, names.get(i), names.get(j), options.seed());
        var run = new Run(duel);
        status = play(run, totals -> duel.winDifference(totals, options.confidence()).half());
        tell(() -> table.print(duel, run.totals()));
        report.ifPresent(page -> pairings.add(Pairing.of(duel, run.totals(), page.shows(duel))));
      }
    }
    if (report.isPresent()) {
      report.get().write(lineup, pairings);
    }
    return heard(status);
  }

  // Rules.

  private int compareRules(RulesDuel duel) throws IOException, InterruptedException {
    var run = new Run(duel);
    int status = play(run, totals -> RulesTable.widestWin(duel, totals, options));
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
    return options.report().map(path -> new ReportFile(path, options, words, profiles));
  }

  /// Plays until it is enough.
  ///
  /// @param half half the width of the interval that --until is about
  private int play(Run run, ToDoubleFunction<Totals> half)
      throws IOException, InterruptedException {
    Confidence _ = options.confidence(); // complains now, not after the games
    try (var interruption = new Interruption()) {
      var progress = new Progress(streams.err(), streams.progress(), 0);
      run.playTo(
          options.games(),
          options.threads(),
          Optional.empty(),
          interruption.stop(),
          now -> {
            DoubleSupplier width = () -> half.applyAsDouble(now.totals());
            progress.at(
                now.done(),
                options.games(),
                () -> "± %.3f points".formatted(100 * width.getAsDouble()));
            return !options.isPrecise(now.done(), width);
          });
      progress.end();
      boolean stopped = interruption.stop().isUp() && run.done() < options.games();
      if (!stopped) {
        options
            .missed(run.done(), "deals", () -> half.applyAsDouble(run.totals()))
            .ifPresent(what -> streams.err().println("umpire: " + what));
      }
      streams.err().println(progress.speed(run.done(), "deals", options.threads()));
      return stopped ? Status.INTERRUPTED : Status.FINE;
    }
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }
}
