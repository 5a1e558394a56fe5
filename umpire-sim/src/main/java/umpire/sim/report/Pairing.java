package umpire.sim.report;

import java.util.List;
import umpire.sim.Duel;
import umpire.sim.Forfeits;
import umpire.sim.count.Confidence;
import umpire.sim.count.Counts;
import umpire.sim.count.Interval;
import umpire.sim.count.Totals;
import umpire.sim.plot.Estimate;

/// Two strategies that met, and their results.
///
/// @param first the name of one strategy
/// @param second the name of the other
/// @param gamesADeal the number of seatings in which each deal was played
/// @param sidesADeal the number of sides that each strategy had in all these seatings together
/// @param totals the results, in the columns of a [Duel]
/// @param forfeits the games that were forfeited
/// @param shows the commands that show the games of a deal, one for each seating; may be empty
public record Pairing(
    String first,
    String second,
    int gamesADeal,
    int sidesADeal,
    Totals totals,
    Forfeits forfeits,
    List<ShowCommand> shows) {

  private static final double HUNDRED = 100;
  private static final String POINTS = " percentage points";

  public Pairing {
    shows = List.copyOf(shows);
  }

  public static Pairing of(Duel duel, Totals totals, Forfeits forfeits, List<ShowCommand> shows) {
    return new Pairing(
        duel.first(),
        duel.other(),
        duel.gamesPerDeal(),
        duel.sidesPerDeal(),
        totals,
        forfeits,
        shows);
  }

  long deals() {
    return totals.games();
  }

  long games() {
    return deals() * gamesADeal;
  }

  String name() {
    return first + " against " + second;
  }

  Difference wins(Confidence confidence) {
    Counts counts = totals.column(Duel.WINS);
    return new Difference("Wins", POINTS, counts, HUNDRED / gamesADeal, gamesADeal, confidence);
  }

  Difference scores(Confidence confidence) {
    Counts counts = totals.column(Duel.SCORES);
    return new Difference("Scores", " per side", counts, 1.0 / sidesADeal, 0, confidence);
  }

  /// The percentage of games that one of the strategies wins.
  Estimate rate(int column, Confidence confidence) {
    Counts hits = totals.column(column);
    Interval share = Interval.ofShareByDeals(hits, gamesADeal, confidence);
    return new Estimate(hits.mean() / gamesADeal, share).times(HUNDRED);
  }

  String headline(Confidence confidence) {
    return wins(confidence).sentence("%s scores %s more wins than %s", first, second);
  }
}
