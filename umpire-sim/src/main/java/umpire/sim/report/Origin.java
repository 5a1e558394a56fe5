package umpire.sim.report;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.core.Seating;
import umpire.sim.Lineup;

/// Where the numbers of a page come from: everything that is needed to get them again.
///
/// @param game what people call the game
/// @param rules by which was played; several if rules are compared
/// @param seats the strategy of each seat; empty if strategies are compared
/// @param sides what those who can win are called
/// @param seed of the whole simulation
/// @param build of Umpire
/// @param call the words that lead to the same numbers again
/// @param shows how a single game can be seen
/// @param time how long it took; left out, the same simulation gives the same page
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

  /// The origin of what a lineup played by its rules.
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

  /// The same under other rules.
  Origin by(List<Rules> others) {
    return new Origin(game, others, seats, sides, seed, build, call, shows, time);
  }

  /// The same without saying who sat where.
  Origin unseated() {
    return new Origin(game, rules, List.of(), sides, seed, build, call, shows, time);
  }

  /// Each side by its seats, and by its strategy if not all have the same.
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

  /// What a side plays by; not said if all play by the same.
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
