package umpire.sim.report;

import java.util.List;
import umpire.sim.Duel;
import umpire.sim.Forfeits;
import umpire.sim.count.Confidence;
import umpire.sim.count.Counts;
import umpire.sim.count.Interval;
import umpire.sim.count.Totals;
import umpire.sim.plot.Estimate;

/// Two strategies that met, and what came of it.
///
/// @param first the one
/// @param second the other
/// @param gamesADeal in how many seatings each deal was played
/// @param sidesADeal how many sides each had in all of them together
/// @param totals in the columns of a [Duel]
/// @param forfeits the games that were forfeited
/// @param shows how their games on a deal can be seen, one for each seating; may be empty
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
        duel.first(), duel.other(), duel.gamesADeal(), duel.sidesADeal(), totals, forfeits, shows);
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
    return new Difference("Scores", " a side", counts, 1.0 / sidesADeal, 0, confidence);
  }

  /// How many percent of its games one of them wins.
  Estimate rate(int column, Confidence confidence) {
    Counts hits = totals.column(column);
    Interval share = Interval.ofShareByDeals(hits, gamesADeal, confidence);
    return new Estimate(hits.mean() / gamesADeal, share).times(HUNDRED);
  }

  String headline(Confidence confidence) {
    return wins(confidence).sentence("%s scores %s more wins than %s", first, second);
  }
}
