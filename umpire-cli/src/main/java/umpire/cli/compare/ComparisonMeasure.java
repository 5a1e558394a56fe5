package umpire.cli.compare;

import java.util.List;
import java.util.Optional;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Profile;
import umpire.page.Figures;
import umpire.sim.Duel;
import umpire.sim.count.Confidence;
import umpire.sim.count.Interval;
import umpire.sim.count.Totals;

/// What a comparison measures two strategies by: how often they win, or something that is counted
/// for each side.
///
/// @param name how `--measure` calls it
/// @param tally its place among the tallies; [#WINS] for wins
/// @param lessIsBetter whether it is better to have less of it
record ComparisonMeasure(String name, int tally, boolean lessIsBetter) {

  private static final int WINS = -1;

  /// How often each wins: what the game is played for.
  static final ComparisonMeasure OF_WINS = new ComparisonMeasure("wins", WINS, false);

  /// One of this name, if the game has it by these rules.
  static Optional<ComparisonMeasure> named(String name, CompleteGame<?> whole, Profile profile) {
    if (name.equals(OF_WINS.name)) {
      return Optional.of(OF_WINS);
    }
    int tally = whole.tallies(profile).indexOf(name);
    return tally < 0 ? Optional.empty() : Optional.of(of(tally, whole, profile));
  }

  /// What is counted for each side.
  static ComparisonMeasure of(int tally, CompleteGame<?> whole, Profile profile) {
    List<String> tallies = whole.tallies(profile);
    return new ComparisonMeasure(tallies.get(tally), tally, whole.lessIsBetter(profile, tally));
  }

  boolean isWins() {
    return tally == WINS;
  }

  /// What the first has more than the second.
  Interval difference(Duel duel, Totals totals, Confidence confidence) {
    return isWins()
        ? duel.winDifference(totals, confidence)
        : duel.tallyDifference(totals, tally, confidence);
  }

  /// An interval of it, in its unit.
  String range(Interval interval) {
    return isWins() ? interval.percents() : interval.inWords();
  }

  /// A value of it, with the decimals that its interval allows.
  String value(double value, Interval interval) {
    return isWins()
        ? interval.percent(value)
        : Figures.number(value, Figures.decimals(interval.half()));
  }

  /// A width or an error of it, in its unit.
  String width(double width) {
    double shown = isWins() ? 100 * width : width;
    return Figures.number(shown, Figures.decimals(shown));
  }

  String unit() {
    return isWins() ? "percentage points" : name + " a side";
  }

  /// Says of somebody that he has more of it, up to the word before the other's name.
  String ahead() {
    return isWins() ? "wins more often than" : "has more " + name + " than";
  }

  /// Which way is good.
  String direction() {
    return lessIsBetter ? "less is better" : "more is better";
  }
}
