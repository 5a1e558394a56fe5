package umpire.options;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.match.StrategyCatalog;
import umpire.core.profile.Profile;
import umpire.sim.bot.BotFactory;

/// The strategies of the seats as named by a command; a choice that the rules do not allow is a
/// usage error.
///
/// @param spec the command, for error messages
/// @param players the number of players; null if not given
/// @param strategies the strategies of the first seats; the last is repeated
public record SeatChoice(CommandSpec spec, @Nullable Integer players, List<String> strategies) {

  /// The strategy of each seat.
  ///
  /// @param least the number of seats that other options require
  public <K extends Kernel<K>> List<String> seats(
      CompleteGame<K> whole, Profile profile, int least) {
    int seats = count(whole, profile, Math.max(strategies.size(), least));
    var taken = new ArrayList<String>();
    for (int seat = 0; seat < seats; seat++) {
      taken.add(
          strategies.isEmpty() ? "rules" : strategies.get(Math.min(seat, strategies.size() - 1)));
    }
    taken.forEach(name -> mustExist(name, whole));
    return taken;
  }

  private int count(CompleteGame<?> whole, Profile profile, int named) {
    int fewest = whole.minPlayers(profile);
    int most = whole.maxPlayers(profile);
    int seats = players != null ? players : Math.max(fewest, named);
    if (seats < fewest || seats > most) {
      throw wrong(
          "expected %3$s players by the rules of %2$s, found %1$d"
              .formatted(seats, profile.name(), fewest == most ? fewest : fewest + " to " + most));
    }
    if (named > seats) {
      throw wrong("--players is %d, but %d seats are named".formatted(seats, named));
    }
    String objection = whole.objection(profile, seats);
    if (!objection.isEmpty()) {
      throw wrong(objection);
    }
    return seats;
  }

  /// Throws a usage error if there is no such strategy.
  public <K extends Kernel<K>> void mustExist(String name, CompleteGame<K> whole) {
    if (BotFactory.isBot(name)) {
      mustBeACommand(name);
      return;
    }
    StrategyCatalog<K> catalog = whole.catalog();
    String fault = catalog.fault(name);
    if (!fault.isEmpty()) {
      throw wrong(fault + ": choose " + catalog.inWords() + ", or exec:COMMAND for a bot");
    }
  }

  private void mustBeACommand(String name) {
    try (var bot = BotFactory.USUAL.bot(name)) {
      if (bot.command().isEmpty()) {
        throw wrong("'" + name + "' does not name a program: write, for example, exec:./mybot");
      }
    } catch (IllegalArgumentException odd) {
      throw wrong("'" + name + "': " + odd.getMessage());
    }
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }
}
