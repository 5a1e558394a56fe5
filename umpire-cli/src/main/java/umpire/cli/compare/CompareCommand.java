package umpire.cli.compare;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.cli.simulate.CannotResumeException;
import umpire.cli.simulate.CheckpointWriter;
import umpire.cli.simulate.ForfeitNotice;
import umpire.cli.simulate.OutputFiles;
import umpire.cli.simulate.ReportFile;
import umpire.cli.simulate.RunOptions;
import umpire.cli.simulate.ShowCommands;
import umpire.cli.simulate.StartOptions;
import umpire.command.Failure;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.core.arena.Arena;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.options.BotOptions;
import umpire.options.Candidates;
import umpire.options.CommandParser;
import umpire.options.ProfileOptions;
import umpire.options.SeatChoice;
import umpire.options.SwitchOptions;
import umpire.sim.Duel;
import umpire.sim.Forfeits;
import umpire.sim.Lineup;
import umpire.sim.RulesDuel;
import umpire.sim.bot.BotFactory;
import umpire.sim.count.Interval;
import umpire.sim.count.Totals;
import umpire.sim.report.Pairing;
import umpire.sim.report.ShowCommand;
import umpire.sim.run.BuildId;
import umpire.sim.run.Checkpoint;
import umpire.sim.run.Run;

/// The command `umpire compare`.
@Command(
    name = "compare",
    description = {CompareCommand.ABOUT, ""},
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Try",
      "  umpire compare cribbage rules random --games 2k",
      "  umpire compare maumau rules random --players 3 --until 1%%",
      "  umpire compare tractor rules random --measure ranks --games 1k",
      "  umpire compare cribbage rules random --from 110,115 --games 2k",
      "  umpire compare maumau --profile classic --profile common --games 10k",
      "",
      "Ctrl-C prints the results so far and saves a checkpoint for --resume."
    })
public final class CompareCommand implements Callable<Integer> {

  /// The description for the list of commands and for its own help.
  public static final String ABOUT =
      "Compares strategies, or rules, on the same deals, so that luck cancels out."
          + " Strategies swap seats on every deal; every pair of them is compared. A difference"
          + " is reported only if its interval excludes zero.";

  private final Streams streams;
  private @Nullable UncheckedIOException deaf;
  private @Nullable Checkpoint resumedFrom;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private final StartOptions begin = new StartOptions();

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "STRATEGY",
      completionCandidates = Candidates.Strategies.class,
      description =
          "Two or more strategies, all pairs of which are compared. Naming one twice"
              + " tests the comparison, which should find no difference. Without any, rules are"
              + " compared.")
  private List<String> strategies = new ArrayList<>();

  @Option(
      names = "--profile",
      paramLabel = "P",
      description =
          "Rules to play by: a preset or a file. Given twice, the two sets of rules are compared.")
  private List<String> profiles = new ArrayList<>();

  @Mixin private final SwitchOptions switches = new SwitchOptions();

  @Option(
      names = "--players",
      paramLabel = "N",
      description = "Number of players (default: the fewest the rules allow).")
  private @Nullable Integer players;

  @Option(
      names = "--seats",
      paramLabel = "S",
      split = ",",
      description =
          "If rules are compared: strategy of each seat, separated by commas (default: rules).")
  private List<String> seats = new ArrayList<>();

  @Option(
      names = "--measure",
      paramLabel = "M",
      defaultValue = "wins",
      description =
          "Measure of the comparison and of --until: wins, or one of the game's tallies,"
              + " such as points or ranks (default: ${DEFAULT-VALUE}).")
  private String measure = "wins";

  @Option(
      names = "--from",
      paramLabel = "A,B",
      split = ",",
      description =
          "Score of each side before the game begins, in the units that win it: points,"
              + " ranks or frames. Each strategy plays both sides.")
  private List<Integer> start = new ArrayList<>();

  @Mixin private final RunOptions options = new RunOptions();

  @Mixin private final BotOptions bots = new BotOptions();

  public CompareCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    try {
      return begin.resume().isPresent() ? resumed(begin.resume().get()) : compare();
    } catch (CannotResumeException nothing) {
      streams.complain(String.valueOf(nothing.getMessage()));
      return Status.NO_INPUT;
    } catch (IOException failure) {
      streams.complain(Failure.inWords(failure));
      return Status.IO_FAILURE;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Status.INTERRUPTED;
    }
  }

  private int compare() throws IOException, InterruptedException {
    Game chosen = begin.game();
    String fault = new OutputFiles(Optional.empty(), begin.checkpoint(), options.report()).fault();
    if (!fault.isEmpty()) {
      throw wrong(fault);
    }
    if (options.games() < Interval.MIN_GAMES) {
      throw wrong(
          "--games: expected at least %d deals to compare, found %d"
              .formatted(Interval.MIN_GAMES, options.games()));
    }
    return compare(chosen, ProfileOptions.whole(chosen, spec));
  }

  // Continuing after an interruption.

  private int resumed(Path file) throws IOException, InterruptedException {
    Checkpoint checkpoint = begin.left(file);
    var call = new CompareCommand(streams);
    CommandParser.configured(new CommandLine(call))
        .parseArgs(checkpoint.call().toArray(String[]::new));
    mustBeCalled(checkpoint.call(), file);
    call.begin.leaveIn(file);
    call.resumedFrom = checkpoint;
    return call.compare();
  }

  /// A checkpoint must not start programs: to continue with bots, the user repeats the whole
  /// command.
  private void mustBeCalled(List<String> words, Path file) {
    List<String> said = new ArrayList<>(begin.words());
    int at = said.indexOf("--resume");
    if (at >= 0) {
      said.subList(at, at + 2).clear();
    }
    said.removeIf(word -> word.startsWith("--resume="));
    String again = Standings.goingOn(file, words);
    if (said.isEmpty() && again.contains(BotFactory.PREFIX)) {
      throw wrong(file + " would start programs; if they are yours, name them again: " + again);
    }
    if (!said.isEmpty() && !said.equals(words)) {
      throw wrong("--resume takes its options from the checkpoint: " + again);
    }
  }

  private Standings standings(Game chosen, List<Profile> rules) {
    if (resumedFrom != null) {
      begin.mustBeOf(rules, resumedFrom, begin.checkpoint().orElseThrow());
    }
    var invocation =
        new CheckpointWriter.Invocation(
            "compare", begin.words(), BuildId.current(), chosen.id(), rules, options.seed());
    return new Standings(
        streams,
        invocation,
        begin.checkpoint(),
        resumedFrom == null ? List.of() : resumedFrom.stands());
  }

  private <K extends Kernel<K>> int compare(Game chosen, CompleteGame<K> whole)
      throws IOException, InterruptedException {
    if (profiles.size() == 2 && strategies.isEmpty()) {
      return compareRules(rules(chosen, whole));
    }
    if (profiles.size() > 1) {
      throw wrong("compare strategies under one profile, or two profiles without strategies");
    }
    if (strategies.size() < 2) {
      throw wrong("expected two or more strategies, or --profile twice");
    }
    if (!seats.isEmpty()) {
      throw wrong("--seats is for comparing rules; strategies that are compared swap seats");
    }
    String name = profiles.isEmpty() ? whole.profiles().standard().name() : profiles.getFirst();
    Profile profile = profile(whole, name);
    var table = new SeatChoice(spec, players, List.of());
    strategies.forEach(each -> table.mustExist(each, whole));
    var lineup =
        new Lineup<>(
            chosen, whole, profile, table.seats(whole, profile, 2), bots.botFactory(streams));
    return compareStrategies(started(lineup), comparisonMeasure(whole, profile));
  }

  private Profile profile(CompleteGame<?> whole, String name) {
    try {
      Profile chosen = ProfileOptions.named(name, whole.profiles(), spec);
      return switches.appliedTo(chosen, whole.profiles());
    } catch (BadProfileException bad) {
      throw wrong(bad.description());
    }
  }

  // Strategies.

  private ComparisonMeasure comparisonMeasure(CompleteGame<?> whole, Profile profile) {
    ComparisonMeasure found =
        ComparisonMeasure.named(measure, whole, profile)
            .orElseThrow(() ->
                wrong(
                    "there is no measure '%s': choose wins, %s"
                        .formatted(measure, String.join(", ", whole.tallies(profile)))));
    options.mustBeShare(found.isWins());
    return found;
  }

  /// The lineup with the scores of `--from`; throws a usage error if a game cannot begin with them.
  private Lineup<?> started(Lineup<?> lineup) {
    int sides = lineup.seating().sides();
    if (!start.isEmpty() && start.size() != sides) {
      throw wrong(
          "--from: expected %d scores, one per side, found %d".formatted(sides, start.size()));
    }
    Lineup<?> started = lineup.withScores(start);
    try (Arena _ = started.arena()) {
      return started;
    } catch (IllegalArgumentException impossible) {
      throw wrong(
          "--from: by the rules of %s %s"
              .formatted(lineup.profile().name(), impossible.getMessage()));
    }
  }

  private int compareStrategies(Lineup<?> lineup, ComparisonMeasure measure)
      throws IOException, InterruptedException {
    var table = new DuelTable(streams.page(), options, measure);
    var ladder = new Ladder(measure, strategies);
    Standings standings = standings(lineup.game(), List.of(lineup.profile()));
    var deals = new DealRun(streams, options, measure, standings);
    Optional<ReportFile> report = report();
    var pairings = new ArrayList<Pairing>();
    int status = Status.FINE;
    boolean played = false;
    for (int i = 0; i < strategies.size() && status == Status.FINE; i++) {
      for (int j = i + 1; j < strategies.size() && status == Status.FINE; j++) {
        var duel = new Duel(lineup, strategies.get(i), strategies.get(j), options.seed());
        Run run = standings.next(duel);
        status = deals.play(run, totals -> difference(measure, duel, totals).half());
        ladder.enter(i, j, difference(measure, duel, run.totals()));
        Forfeits forfeits = duel.forfeits(run.totals());
        List<ShowCommand> shows = shows().of(duel);
        tell(() -> table.print(duel, run.totals(), forfeits));
        played |= !forfeits.isEveryGame();
        new ForfeitNotice(streams).print(forfeits, shows);
        pairings.add(Pairing.of(duel, run.totals(), forfeits, shows));
      }
    }
    if (strategies.size() > 2 && status == Status.FINE && !options.json()) {
      tell(() -> ladder.print(streams.page(), options.confidence()));
    }
    status = standings.leave(status, options.games());
    if (report.isPresent()) {
      report.get().write(lineup, pairings);
    }
    end(status, standings);
    return status == Status.FINE && !played ? Status.BAD_INPUT : status;
  }

  private ShowCommands shows() {
    return new ShowCommands(profiles, switches.words(), options.seed());
  }

  private Interval difference(ComparisonMeasure measure, Duel duel, Totals totals) {
    return measure.difference(duel, totals, options.confidence());
  }

  // Rules.

  private <K extends Kernel<K>> RulesDuel rules(Game chosen, CompleteGame<K> whole) {
    if (!start.isEmpty() || !measure.equals(ComparisonMeasure.OF_WINS.name())) {
      throw wrong("--from and --measure are for comparing strategies");
    }
    options.mustBeShare(true);
    Profile first = profile(whole, profiles.getFirst());
    Profile second = profile(whole, profiles.getLast());
    var table = new SeatChoice(spec, players, seats);
    int least = table.seats(whole, second, 0).size();
    List<String> seated = table.seats(whole, first, least);
    table.seats(whole, second, seated.size());
    return new RulesDuel(
        new Lineup<>(chosen, whole, first, seated, bots.botFactory(streams)),
        first,
        second,
        options.seed());
  }

  private int compareRules(RulesDuel duel) throws IOException, InterruptedException {
    Standings standings = standings(duel.lineup().game(), List.of(duel.first(), duel.second()));
    Run run = standings.next(duel);
    int status =
        new DealRun(streams, options, ComparisonMeasure.OF_WINS, standings)
            .play(run, totals -> RulesTable.widestWin(duel, totals, options));
    Forfeits forfeits = duel.forfeits(run.totals());
    List<ShowCommand> shows = shows().of(duel);
    tell(() -> new RulesTable(streams.page(), options).print(duel, run.totals(), forfeits));
    new ForfeitNotice(streams).print(forfeits, shows);
    status = standings.leave(status, options.games());
    Optional<ReportFile> report = report();
    if (report.isPresent()) {
      report.get().write(duel, run.totals(), forfeits, shows);
    }
    end(status, standings);
    return status == Status.FINE && forfeits.isEveryGame() ? Status.BAD_INPUT : status;
  }

  // Results.

  /// Prints the result. A closed pipe must not prevent the page from being written, if one was
  /// asked for.
  private void tell(Runnable result) {
    try {
      result.run();
      streams.page().flush();
    } catch (UncheckedIOException failure) {
      if (options.report().isEmpty()) {
        throw failure;
      }
      deaf = failure;
    }
  }

  /// Deletes the checkpoint, but only once the result is printed and the page written.
  private void end(int status, Standings standings) throws IOException {
    if (deaf != null) {
      throw deaf;
    }
    if (status == Status.FINE) {
      standings.delete();
    }
  }

  private Optional<ReportFile> report() {
    var words = new ArrayList<>(begin.words());
    words.addFirst("compare");
    return options.report().map(path -> new ReportFile(path, options, words));
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }
}
