package umpire.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.core.Game;
import umpire.core.match.CompleteGame;
import umpire.core.match.Strategy;
import umpire.core.match.View;
import umpire.core.profile.Profile;
import umpire.sim.Company;

/// Who plays, and by which rules: `--players`, `--seats`, `--profile`, `--set`.
final class TableOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

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

  /// The table that was asked for.
  ///
  /// @param least how many seats are asked for in other ways
  Company<?, ?> company(Game<?> game, int least) {
    return company(game, ProfileOptions.whole(game, spec), least);
  }

  private <E, V extends View> Company<E, V> company(
      Game<?> game, CompleteGame<E, V> whole, int least) {
    Profile profile = rules.of(whole);
    return new Company<>(game, whole, profile, seats(whole, profile, least));
  }

  /// The same for rules that were chosen in another way.
  <E, V extends View> List<String> seats(CompleteGame<E, V> whole, Profile profile, int least) {
    int seats = count(whole, profile, Math.max(strategies.size(), least));
    var taken = new ArrayList<String>();
    for (int seat = 0; seat < seats; seat++) {
      taken.add(
          strategies.isEmpty() ? "rules" : strategies.get(Math.min(seat, strategies.size() - 1)));
    }
    taken.forEach(name -> mustExist(name, whole));
    return taken;
  }

  private int count(CompleteGame<?, ?> whole, Profile profile, int named) {
    int fewest = whole.fewest(profile);
    int most = whole.most(profile);
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

  /// Complains if there is no such strategy.
  <E, V extends View> void mustExist(String name, CompleteGame<E, V> whole) {
    var known = new ArrayList<String>();
    for (Strategy<V, E> strategy : whole.strategies()) {
      if (strategy.name().equals(name)) {
        return;
      }
      known.add(strategy.name() + " (" + strategy.about() + ")");
    }
    throw wrong("there is no strategy '" + name + "': choose " + String.join(", ", known));
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }
}
