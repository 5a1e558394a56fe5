package umpire.sim.report;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.core.Seating;
import umpire.sim.Lineup;

/// The origin of a page's numbers: everything needed to reproduce them.
///
/// @param game the game's name for people
/// @param rules the rules; several if rules are compared
/// @param seats the strategy of each seat; empty if strategies are compared
/// @param sides the names of the sides
/// @param seed the seed of the whole simulation
/// @param build the build of Umpire
/// @param call the command line that gives the same numbers
/// @param shows the commands that show a single game
/// @param time the duration of the simulation; without it, equal simulations give equal pages
public record Origin(
    String game,
    List<Rules> rules,
    List<String> seats,
    List<String> sides,
    long seed,
    String build,
    List<String> call,
    List<ShowCommand> shows,
    Optional<Duration> time) {

  public Origin {
    rules = List.copyOf(rules);
    seats = List.copyOf(seats);
    sides = List.copyOf(sides);
    call = List.copyOf(call);
    shows = List.copyOf(shows);
  }

  /// The origin of a lineup's games.
  public static Origin of(
      Lineup<?> lineup,
      long seed,
      String build,
      List<String> call,
      List<ShowCommand> shows,
      Optional<Duration> time) {
    return new Origin(
        lineup.game().title(),
        List.of(Rules.of(lineup.whole().profiles(), lineup.profile())),
        lineup.seats(),
        sides(lineup),
        seed,
        build,
        call,
        shows,
        time);
  }

  /// Returns this origin with other rules.
  Origin by(List<Rules> others) {
    return new Origin(game, others, seats, sides, seed, build, call, shows, time);
  }

  /// Returns this origin without the strategies of the seats.
  Origin unseated() {
    return new Origin(game, rules, List.of(), sides, seed, build, call, shows, time);
  }

  /// The name of each side: its seats, and its strategy if not all sides have the same one.
  private static List<String> sides(Lineup<?> lineup) {
    Seating who = lineup.seating();
    var sides = new ArrayList<String>();
    for (int side = 0; side < who.sides(); side++) {
      var members = new ArrayList<String>();
      for (int seat = 0; seat < who.seats(); seat++) {
        if (who.side(seat) == side) {
          members.add(Integer.toString(seat + 1));
        }
      }
      sides.add(side(side, members) + strategy(lineup, who, side));
    }
    return sides;
  }

  private static String side(int side, List<String> seats) {
    if (seats.isEmpty()) {
      return "Side " + (side + 1);
    }
    return (seats.size() == 1 ? "Seat " : "Seats ") + String.join(" and ", seats);
  }

  /// The strategies of a side in parentheses; empty if all seats have the same strategy.
  private static String strategy(Lineup<?> lineup, Seating who, int side) {
    var own = new LinkedHashSet<String>();
    for (int seat = 0; seat < who.seats(); seat++) {
      if (who.side(seat) == side) {
        own.add(lineup.seats().get(seat));
      }
    }
    boolean alike = Set.copyOf(lineup.seats()).size() == 1;
    return alike || own.isEmpty() ? "" : " (" + String.join(", ", own) + ")";
  }
}
