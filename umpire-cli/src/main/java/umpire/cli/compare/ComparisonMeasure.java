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

/// The measure of a comparison of two strategies: how often they win, or a tally of each side.
///
/// @param name its name in `--measure`
/// @param tally its index among the tallies; [#WINS] for wins
/// @param lessIsBetter whether a smaller tally is better
record ComparisonMeasure(String name, int tally, boolean lessIsBetter) {

  private static final int WINS = -1;

  /// The measure of how often each strategy wins.
  static final ComparisonMeasure OF_WINS = new ComparisonMeasure("wins", WINS, false);

  /// The measure of this name; empty if the game does not have it under these rules.
  static Optional<ComparisonMeasure> named(String name, CompleteGame<?> whole, Profile profile) {
    if (name.equals(OF_WINS.name)) {
      return Optional.of(OF_WINS);
    }
    int tally = whole.tallies(profile).indexOf(name);
    return tally < 0 ? Optional.empty() : Optional.of(of(tally, whole, profile));
  }

  /// The measure for a tally of each side.
  static ComparisonMeasure of(int tally, CompleteGame<?> whole, Profile profile) {
    List<String> tallies = whole.tallies(profile);
    return new ComparisonMeasure(tallies.get(tally), tally, whole.lessIsBetter(profile, tally));
  }

  boolean isWins() {
    return tally == WINS;
  }

  /// The interval of the difference, first strategy minus second.
  Interval difference(Duel duel, Totals totals, Confidence confidence) {
    return isWins()
        ? duel.winDifference(totals, confidence)
        : duel.tallyDifference(totals, tally, confidence);
  }

  /// Formats an interval in the measure's unit.
  String range(Interval interval) {
    return isWins() ? interval.percents() : interval.inWords();
  }

  /// Formats a value with the decimals that its interval allows.
  String value(double value, Interval interval) {
    return isWins()
        ? interval.percent(value)
        : Figures.number(value, Figures.decimals(interval.half()));
  }

  /// Formats a width or an error in the measure's unit.
  String width(double width) {
    double shown = isWins() ? 100 * width : width;
    return Figures.number(shown, Figures.decimals(shown));
  }

  String unit() {
    return isWins() ? "percentage points" : name + " per side";
  }

  /// The words between the names of two strategies, as in "wins more often than".
  String ahead() {
    return isWins() ? "wins more often than" : "has more " + name + " than";
  }

  /// Whether more or less is better, in words.
  String direction() {
    return lessIsBetter ? "less is better" : "more is better";
  }
}
