package umpire.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.core.Game;
import umpire.core.match.CompleteGame;
import umpire.core.match.Strategy;
import umpire.core.match.View;
import umpire.core.profile.Profile;
import umpire.core.record.Host;

/// `umpire play`.
@Command(
    name = "play",
    description = {
      "Plays complete games by strategies, each of which sees only what its seat may know, and"
          + " writes their records: the same for the same seed on every machine.",
      ""
    },
    mixinStandardHelpOptions = true)
final class PlayCall implements Callable<Integer> {

  private static final List<String> NAMES =
      List.of(
          "Anna", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Ines", "Jon", "Kate",
          "Liam", "Mona");

  /// How games are written.
  enum Format {
    RECORD,
    JSONL;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "GAME",
      converter = CommandLineTree.GameNamed.class,
      completionCandidates = CommandLineTree.GameIds.class,
      description = "One of: ${COMPLETION-CANDIDATES}.")
  private @Nullable Game<?> game;

  @Mixin private final ProfileOptions rules = new ProfileOptions();

  @Option(
      names = "--players",
      paramLabel = "N",
      defaultValue = "0",
      description = "How many; default: as many as --seats names, or the fewest the rules allow.")
  private int players;

  @Option(
      names = "--seats",
      paramLabel = "S",
      split = ",",
      description =
          "The strategy of each seat, with commas between; the last is repeated."
              + " Default: rules.")
  private List<String> strategies = new ArrayList<>();

  @Option(
      names = "--names",
      paramLabel = "NAME",
      split = ",",
      description = "What the seats are called, with commas between.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Which game (default: ${DEFAULT-VALUE}); the next ones have the next seeds.")
  private long seed;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many games (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(names = "--format", defaultValue = "record", description = "${COMPLETION-CANDIDATES}.")
  private Format format = Format.RECORD;

  @Option(
      names = "--rulings",
      description = "Writes the referee's rulings between the events of a record.")
  private boolean rulings;

  PlayCall(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (games < 0) {
      throw wrong("--games must not be negative");
    }
    Game<?> chosen = Objects.requireNonNull(game);
    play(chosen, ProfileOptions.whole(chosen, spec));
    return Status.FINE;
  }

  private <E, V extends View> void play(Game<?> chosen, CompleteGame<E, V> whole) {
    Profile profile = rules.of(whole);
    int seats = seats(whole, profile);
    var table = new Host<>(chosen, whole, profile, seatNames(seats), taking(whole, seats));
    var scribe = new RecordScribe(streams.out(), format == Format.JSONL, rulings);
    for (int i = 0; i < games; i++) {
      scribe.write(table.play(seed + i));
    }
  }

  private int seats(CompleteGame<?, ?> whole, Profile profile) {
    int fewest = whole.fewest(profile);
    int most = whole.most(profile);
    int named = Math.max(strategies.size(), names.size());
    int seats = players != 0 ? players : Math.max(fewest, named);
    if (seats < fewest || seats > most || named > seats) {
      throw wrong(
          "%d players: by the rules of %s there are %s"
              .formatted(
                  Math.max(seats, named),
                  profile.name(),
                  fewest == most ? fewest : fewest + " to " + most));
    }
    String objection = whole.objection(profile, seats);
    if (!objection.isEmpty()) {
      throw wrong(objection);
    }
    return seats;
  }

  private List<String> seatNames(int seats) {
    var all = new ArrayList<>(names);
    for (String name : NAMES) {
      if (all.size() < seats && !all.contains(name)) {
        all.add(name);
      }
    }
    for (String name : all) {
      String fault = Host.nameFault(name);
      if (!fault.isEmpty()) {
        throw wrong("--names: " + fault);
      }
    }
    if (all.stream().distinct().count() < all.size()) {
      throw wrong("--names: two seats have the same name");
    }
    return all;
  }

  private <E, V extends View> List<Strategy<V, E>> taking(CompleteGame<E, V> whole, int seats) {
    var taken = new ArrayList<Strategy<V, E>>();
    for (int seat = 0; seat < seats; seat++) {
      String name =
          strategies.isEmpty() ? "rules" : strategies.get(Math.min(seat, strategies.size() - 1));
      taken.add(strategy(name, whole));
    }
    return taken;
  }

  private <E, V extends View> Strategy<V, E> strategy(String name, CompleteGame<E, V> whole) {
    var known = new ArrayList<String>();
    for (Strategy<V, E> strategy : whole.strategies()) {
      if (strategy.name().equals(name)) {
        return strategy;
      }
      known.add(strategy.name() + " (" + strategy.about() + ")");
    }
    throw wrong("there is no strategy '" + name + "': choose " + String.join(", ", known));
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }
}
